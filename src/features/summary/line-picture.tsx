import type { CheckoutLine } from '@sonde/machines/cart';

const views: Readonly<Record<CheckoutLine['kind'], string>> = {
  DEVICE: 'three-quarter',
  ACCESSORY: 'three-quarter',
  SUBSCRIPTION: 'emblem',
  WARRANTY: 'emblem',
};

/** The drawing of a line's product; the words beside it say the same, so it is silent. */
export function LinePicture({ line, size }: { line: CheckoutLine; size: number }) {
  return (
    <img
      src={`/pictures/${line.productSlug}-${views[line.kind]}.svg`}
      alt=""
      width={size}
      height={(size * 3) / 4}
      loading="lazy"
    />
  );
}
