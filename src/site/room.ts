/** A room of a page whose words are in `content`. */
export interface Room {
  /** Below the language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** A picture of its own, 1200 × 630, for where somebody shares its address. */
  readonly picture?: { readonly path: string; readonly alt: string };
}
