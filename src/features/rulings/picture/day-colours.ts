/** Reads the colours of the light scheme from the site's tokens. */

export type DayColours = (token: string) => string;

export const dayColours =
  (tokens: string): DayColours =>
  (token) => {
    const found = new RegExp(`--${token}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(tokens)?.[1];
    if (!found) throw new Error(`src/styles/tokens.css has no --${token}`);
    return found;
  };
