import type { Drawing } from '../drawing/scene.types.ts';

export type ZoomWish = 'in' | 'out' | 'fit' | 'actual';

interface Size {
  readonly width: number;
  readonly height: number;
}

const step = 1.2;
const least = 0.05;
const most = 4;

const within = (scale: number): number => Math.min(most, Math.max(least, scale));

/** The scale at which all of a drawing is seen; never larger than drawn. */
export const fitting = ({ width, height }: Pick<Drawing, 'width' | 'height'>, sheet: Size): number =>
  within(Math.min(1, sheet.width / width, sheet.height / height));

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
