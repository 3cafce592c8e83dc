import { toGlobalId } from '../../kernel/global-id.ts';
import type { Image, ProductImage } from '../../kernel/resolver-types.generated.ts';
import type { CatalogueProduct, Wording } from './catalogue.types.ts';

const PICTURES_PATH = '/pictures/';

/** The drawings of a product; the id consists of the product's slug and the position. */
export function productImages({ slug, pictures }: CatalogueProduct, say: Wording): ProductImage[] {
  return pictures.map(({ file, alt }, sortOrder) => ({
    id: toGlobalId('ProductImage', `${slug}:${sortOrder}`),
    url: `${PICTURES_PATH}${file}`,
    alt: say(alt),
    sortOrder,
  }));
}

/** The first drawing; null if there is none. */
export function productThumbnail({ pictures: [first] }: CatalogueProduct, say: Wording): Image | null {
  return first === undefined ? null : { url: `${PICTURES_PATH}${first.file}`, alt: say(first.alt) };
}
