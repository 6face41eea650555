/** Tells Astro's types about the directive of the same name. */
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:seen'?: boolean;
  }
}
