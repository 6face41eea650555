/**
 * The wheel belongs to the page until it is clear that the map is meant: with Ctrl (also a
 * trackpad's pinch), or on a map in use or already enlarged.
 */
export function wheelIsForMap(event: WheelEvent, element: Element, isEnlarged: boolean): boolean {
  const inwards = event.deltaY < 0;
  if (event.ctrlKey || event.metaKey || isEnlarged) return true;
  if (!inwards) return false;
  return element.contains(document.activeElement);
}
