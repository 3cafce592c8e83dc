import type { ShopProduct } from './load-shop.ts';

/** One thing that the catalogue states of a product. */
export interface Fact {
  readonly slug: string;
  readonly name: string;
  readonly value: string;
}

/** What the catalogue states of a product, in its order. */
export function factsOf({ attributes }: ShopProduct): readonly Fact[] {
  return attributes.map(({ attribute, value }) => ({
    slug: attribute.slug,
    name: attribute.name,
    value: value?.name ?? '',
  }));
}
