/**
 * What a page of server-rendered markup offers, line by line in the order of the document: headings,
 * controls with their states, pictures with their names, and what is said. Classes, wrappers and drawn
 * shapes are left out, so that a page can be put together anew without a line of it changing.
 */
import { parse, NodeType, type HTMLElement, type Node } from 'node-html-parser';

const CONTROLS = new Set(['a', 'button', 'input', 'select', 'summary', 'textarea']);
const NAMED = new Set(['section', 'figure', 'svg', 'nav', 'dialog', 'ul', 'ol', 'table', 'fieldset', 'form']);
const STATES = [
  'disabled',
  'checked',
  'hidden',
  'inert',
  'aria-pressed',
  'aria-checked',
  'aria-disabled',
  'aria-expanded',
  'aria-live',
  'aria-hidden',
  'tabindex',
  'href',
];

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** By what names it, or by what it says. */
function nameOf(element: HTMLElement, root: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const by = element.getAttribute('aria-labelledby');
  if (by)
    return by
      .split(' ')
      .map((id) => inOneLine(root.getElementById(id)?.text ?? `#${id}`))
      .join(' ');
  return CONTROLS.has(tagOf(element)) ? inOneLine(element.text) : '';
}

const tagOf = (element: HTMLElement): string => element.rawTagName.toLowerCase();

function statesOf(element: HTMLElement): string {
  const held = STATES.filter((state) => element.getAttribute(state) !== undefined);
  return held
    .map((state) => ` ${state}${element.getAttribute(state) ? `=${element.getAttribute(state)}` : ''}`)
    .join('');
}

export function outlineOf(html: string): string {
  const root = parse(html);
  const lines: string[] = [];
  const visit = (node: Node, depth: number): void => {
    if (!isElement(node)) {
      const text = inOneLine(node.text);
      if (text) lines.push(`${'  '.repeat(depth)}${text}`);
      return;
    }
    const tag = tagOf(node);
    const role = node.getAttribute('role');
    const name = nameOf(node, root);
    const isShown =
      CONTROLS.has(tag) || role !== undefined || /^h[1-6]$/.test(tag) || (NAMED.has(tag) && name !== '');
    if (isShown)
      lines.push(`${'  '.repeat(depth)}<${role ?? tag}>${name ? ` “${name}”` : ''}${statesOf(node)}`);
    // A drawing says what it is; a control has been named with all that it says.
    if (tag === 'svg' || CONTROLS.has(tag)) return;
    for (const child of node.childNodes) visit(child, depth + (isShown ? 1 : 0));
  };
  for (const node of root.childNodes) visit(node, 0);
  return `${lines.join('\n')}\n`;
}
