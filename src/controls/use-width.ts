import { useEffect, useState } from 'preact/hooks';

/** Before the page is measured, and on the server. */
const USUAL_WIDTH = 640;

/** The width at which an SVG is shown: in its units, lines keep their width and numbers stay legible. */
export function useWidth(svg: { readonly current: SVGSVGElement | null }): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const seen = Math.round(entry!.contentRect.width);
      if (seen > 0) setWidth(seen);
    });
    watch.observe(svg.current!);
    return () => watch.disconnect();
  }, []);
  return width;
}
