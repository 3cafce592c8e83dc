export type ZoomWish = 'in' | 'out' | 'fit' | 'actual';

interface Size {
  readonly width: number;
  readonly height: number;
}

const step = 1.2;
const least = 0.05;
const most = 4;

const within = (scale: number): number => Math.min(most, Math.max(least, scale));

/** Below this, words cannot be read any more: 12 pixels become 7. */
const leastReadable = 0.6;

/**
 * The scale at which all of a drawing is seen, or all of its width where its words could not be read then; never larger
 * than drawn. What is left is scrolled.
 */
export function fitting({ width, height }: Size, sheet: Size): number {
  const wide = Math.min(1, sheet.width / width);
  const all = Math.min(wide, sheet.height / height);
  return within(all >= leastReadable ? all : Math.max(wide, leastReadable));
}

/** The next scale. */
export function zoomed(scale: number, wish: ZoomWish, drawing: Size, sheet: Size): number {
  const scales: Readonly<Record<ZoomWish, () => number>> = {
    in: () => within(scale * step),
    out: () => within(scale / step),
    fit: () => fitting(drawing, sheet),
    actual: () => 1,
  };
  return scales[wish]();
}

/** Keys while the drawing has the focus. */
export const wishByKey: Readonly<Record<string, ZoomWish>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'actual',
  f: 'fit',
};
