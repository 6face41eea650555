import type { ComponentChildren } from 'preact';

interface Props {
  readonly name: string;
  readonly className: string;
  readonly children: ComponentChildren;
}

/** A part of the table under its name. */
export const Part = ({ name, className, children }: Props) => (
  <section class={`part ${className}`} aria-label={name}>
    <h4 class="part-name" aria-hidden="true">
      {name}
    </h4>
    {children}
  </section>
);
