import type { ComponentChildren } from 'preact';

interface Props {
  readonly name: string;
  readonly className: string;
  readonly children: ComponentChildren;
}

/** A part of the table under its name. */
export const Part = ({ name, className, children }: Props) => (
  <div class={`part ${className}`} role="group" aria-label={name}>
    <p class="part-name" aria-hidden="true">
      {name}
    </p>
    {children}
  </div>
);
