import { Component, type VNode } from 'preact';

interface Props {
  /** Always as many. */
  readonly values: readonly unknown[];
  readonly draw: () => VNode;
}

/**
 * Draws again only when one of the values is another. Not a kept vnode (`useMemo`, a constant of a
 * module): Preact writes into a vnode where it was drawn first, and comparing it later leaves that as
 * it is. Whoever keeps the vnode so keeps the whole tree of that moment, with elements that have long
 * left the page, and through other kept vnodes in it every tree before. A component that is skipped
 * hands its children on to the newest tree.
 */
export class RedrawOn extends Component<Props> {
  override shouldComponentUpdate({ values }: Props): boolean {
    return values.some((value, index) => value !== this.props.values[index]);
  }

  override render({ draw }: Props): VNode {
    return draw();
  }
}
