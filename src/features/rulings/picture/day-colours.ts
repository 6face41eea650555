/** The colours of the day, as the site's tokens have them. */

export type DayColours = (token: string) => string;

export const dayColours =
  (tokens: string): DayColours =>
  (token) => {
    const found = new RegExp(`--${token}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(tokens)?.[1];
    if (!found) throw new Error(`src/styles/tokens.css has no --${token}`);
    return found;
  };
