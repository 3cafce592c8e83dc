export type ZoomRequest = 'in' | 'out' | 'fit' | 'actual';

interface Size {
  readonly width: number;
  readonly height: number;
}

const step = 1.2;
const least = 0.05;
const most = 4;

const within = (scale: number): number => Math.min(most, Math.max(least, scale));

/** At a smaller scale text is unreadable: 12 pixels become 7. */
const leastReadable = 0.6;

/**
 * The scale that fits the whole drawing, or its width if its text would otherwise be unreadable; never above 1. The
 * rest is scrolled.
 */
export function scaleToFit({ width, height }: Size, sheet: Size): number {
  const wide = Math.min(1, sheet.width / width);
  const all = Math.min(wide, sheet.height / height);
  return within(all >= leastReadable ? all : Math.max(wide, leastReadable));
}

/** Larger words than these are no easier to read. */
const mostAtFirst = 1.5;

/** The scale at first: that of the drawings, which are made for `space` pixels, or larger in a wider pane. */
export const scaleToFill = (space: number, paneWidth: number): number =>
  Math.min(mostAtFirst, Math.max(1, paneWidth / space));

/** The scale after a zoom action. */
export function scaleAfterZoom(scale: number, wish: ZoomRequest, drawing: Size, sheet: Size): number {
  const scales: Readonly<Record<ZoomRequest, () => number>> = {
    in: () => within(scale * step),
    out: () => within(scale / step),
    fit: () => scaleToFit(drawing, sheet),
    actual: () => 1,
  };
  return scales[wish]();
}

/** Keys while the drawing has the focus. */
export const wishByKey: Readonly<Record<string, ZoomRequest>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'actual',
  f: 'fit',
};
