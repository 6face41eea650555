import { Component, type VNode } from 'preact';

interface Props {
  /** Always the same number of them. */
  readonly values: readonly unknown[];
  readonly draw: () => VNode;
}

/**
 * Renders again only when one of the values has changed. A reused vnode (`useMemo`, a module constant)
 * would leak memory: Preact stores in a vnode where it was first rendered, and a later diff leaves that as
 * it is. A reference to the vnode therefore keeps the whole tree of that render, with elements that have
 * been removed since, and through other reused vnodes in it every tree before. A component that is skipped
 * passes its children on to the newest tree.
 */
export class RedrawOn extends Component<Props> {
  override shouldComponentUpdate({ values }: Props): boolean {
    return values.some((value, index) => value !== this.props.values[index]);
  }

  override render({ draw }: Props): VNode {
    return draw();
  }
}
