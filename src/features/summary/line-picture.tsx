import type { CheckoutLine } from '@sonde/machines/cart';
import { ownValue } from '@sonde/machines/rules/texts';
import { pictureOfVariant } from '../../pictures/plug-pictures.ts';
import { Thumbnail } from '../../ui/picture/thumbnail.tsx';

const views: Readonly<Record<CheckoutLine['kind'], string>> = {
  DEVICE: 'three-quarter',
  ACCESSORY: 'three-quarter',
  SUBSCRIPTION: 'emblem',
  WARRANTY: 'emblem',
};

/** The files of products that have no picture of their own: a rental shows its probe. */
const shownAs: Readonly<Record<string, string>> = { 'vet-rental': 'iq-plus-vet-three-quarter' };

/** The picture of a line's product, with its connector. */
export function LinePicture({ line, size }: { line: CheckoutLine; size: number }) {
  const name = ownValue(shownAs, line.productSlug) ?? `${line.productSlug}-${views[line.kind]}`;
  return <Thumbnail src={pictureOfVariant(`/pictures/${name}.svg`, line.variantName)} size={size} />;
}
