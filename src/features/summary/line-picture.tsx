import type { CheckoutLine } from '@sonde/machines/cart';
import { pictureOfVariant } from '../../pictures/plug-pictures.ts';
import { Thumbnail } from '../../ui/picture/thumbnail.tsx';

const views: Readonly<Record<CheckoutLine['kind'], string>> = {
  DEVICE: 'three-quarter',
  ACCESSORY: 'three-quarter',
  SUBSCRIPTION: 'emblem',
  WARRANTY: 'emblem',
};

/** The picture of a line's product, with its connector. */
export function LinePicture({ line, size }: { line: CheckoutLine; size: number }) {
  return (
    <Thumbnail
      src={pictureOfVariant(`/pictures/${line.productSlug}-${views[line.kind]}.svg`, line.variantName)}
      size={size}
    />
  );
}
