import type { ShopProduct } from './load-shop.ts';

/** A fact about a product in the catalog. */
export interface Fact {
  readonly slug: string;
  readonly name: string;
  readonly value: string;
  /** The path of the PDF that certifies it; null where the catalog has no such file. */
  readonly certificateUrl: string | null;
}

/** A product's facts in catalog order. */
export function factsOf({ attributes }: ShopProduct): readonly Fact[] {
  return attributes.map(({ attribute, value }) => ({
    slug: attribute.slug,
    name: attribute.name,
    value: value?.name ?? '',
    certificateUrl: value?.certificateUrl ?? null,
  }));
}

/** For how many days a product with these facts may be sent back; null if they don't say. */
export function returnDaysIn(facts: readonly Fact[]): number | null {
  const value = facts.find(({ slug }) => slug === 'return-days')?.value ?? '';
  return Number.parseInt(/\d+/.exec(value)?.[0] ?? '', 10) || null;
}
