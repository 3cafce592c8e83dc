import type { NodeLoaders } from '../../kernel/node.resolvers.ts';
import { allAttributes } from './attributes.ts';
import { productImages } from './pictures.ts';
import { categoryOf, kindOfGroup, productTypeOf } from './product-groups.ts';
import type { CatalogueServices } from './catalogue-cache.ts';
import { toGlobalId } from '../../kernel/global-id.ts';

/** The country of the prices and the language of the texts for a node queried by id alone. */
const view = { country: 'US', language: 'en' } as const;

/** The catalog's nodes by id. */
export const catalogueNodes = ({ catalogue: cache }: CatalogueServices): NodeLoaders => ({
  async Product(slug) {
    const catalogue = await cache.latest();
    const product = catalogue.product(slug);
    return product === undefined ? null : { product, ...view, catalogue };
  },
  async ProductVariant(sku) {
    const catalogue = await cache.latest();
    const variant = catalogue.variant(sku);
    return variant === undefined ? null : { variant, ...view, catalogue };
  },
  async ProductImage(id) {
    const [slug = '', place] = id.split(':');
    const catalogue = await cache.latest();
    const product = catalogue.product(slug);
    const images = product && productImages(product, catalogue.wording(view.language));
    return images?.[Number(place)] ?? null;
  },
  async Attribute(slug) {
    const attributes = allAttributes({ ...view, catalogue: await cache.latest() });
    return attributes.find(({ attribute }) => attribute.slug === slug)?.attribute ?? null;
  },
  async AttributeValue(id) {
    const attributes = allAttributes({ ...view, catalogue: await cache.latest() });
    return attributes.find(({ value }) => value.id === toGlobalId('AttributeValue', id))?.value ?? null;
  },
  async Category(slug) {
    const kind = kindOfGroup(slug);
    return kind === undefined ? null : categoryOf(kind, (await cache.latest()).wording(view.language));
  },
  async ProductType(slug) {
    const kind = kindOfGroup(slug);
    return kind === undefined ? null : productTypeOf(kind, (await cache.latest()).wording(view.language));
  },
});
