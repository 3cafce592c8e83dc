import type { UnknownProduct } from '../catalogue/not-sold.ts';

const longest = 60;

/** The unknown part of a product's address; `slugs` are those of the products that any shop sells. */
export function unknownProduct(
  [slug = '', ...choice]: readonly (string | undefined)[],
  slugs: readonly string[],
): UnknownProduct {
  const unknown = slugs.includes(slug) ? choice.filter((segment) => segment !== undefined).join('/') : slug;
  return { unknownProduct: unknown.slice(0, longest) };
}
