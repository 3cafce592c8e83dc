import type { CheckoutLine } from '@sonde/machines/cart';
import { pictureOfVariant } from '../../pictures/plug-pictures.ts';

const views: Readonly<Record<CheckoutLine['kind'], string>> = {
  DEVICE: 'three-quarter',
  ACCESSORY: 'three-quarter',
  SUBSCRIPTION: 'emblem',
  WARRANTY: 'emblem',
};

/** The drawing of what a line sells, with its connector; the words beside it say the same, so it is silent. */
export function LinePicture({ line, size }: { line: CheckoutLine; size: number }) {
  return (
    <img
      src={pictureOfVariant(`/pictures/${line.productSlug}-${views[line.kind]}.svg`, line.variantName)}
      alt=""
      width={size}
      height={(size * 3) / 4}
      loading="lazy"
    />
  );
}
