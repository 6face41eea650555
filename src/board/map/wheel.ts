/**
 * The wheel scrolls the page unless it is clear that the map is meant: with Ctrl (also a trackpad's
 * pinch) or Cmd, on a map already enlarged, or inwards on a map that has the focus.
 */
export function wheelIsForMap(event: WheelEvent, element: Element, isEnlarged: boolean): boolean {
  const inwards = event.deltaY < 0;
  if (event.ctrlKey || event.metaKey || isEnlarged) return true;
  if (!inwards) return false;
  return element.contains(document.activeElement);
}
