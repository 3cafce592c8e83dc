import type { NodeLoaders } from '../../graphql/node.resolvers.ts';
import { allAttributes } from './attributes.ts';
import { productImages } from './pictures.ts';
import { categoryOf, kindOfGroup, productTypeOf } from './product-groups.ts';
import { toGlobalId } from '../../graphql/global-id.ts';

/** The country whose prices a node shows that is asked for by its id alone. */
const country = 'US';

/** The catalogue's nodes by their ids. */
export const catalogueNodes: NodeLoaders = {
  async Product(slug, { catalogue: cache }) {
    const catalogue = await cache.latest();
    const product = catalogue.product(slug);
    return product === undefined ? null : { product, country, catalogue };
  },
  async ProductVariant(sku, { catalogue: cache }) {
    const catalogue = await cache.latest();
    const variant = catalogue.variant(sku);
    return variant === undefined ? null : { variant, country, catalogue };
  },
  async ProductImage(id, { catalogue: cache }) {
    const [slug = '', place] = id.split(':');
    const product = (await cache.latest()).product(slug);
    return product === undefined ? null : (productImages(product)[Number(place)] ?? null);
  },
  async Attribute(slug, { catalogue: cache }) {
    const attributes = allAttributes(await cache.latest());
    return attributes.find(({ attribute }) => attribute.slug === slug)?.attribute ?? null;
  },
  async AttributeValue(id, { catalogue: cache }) {
    const attributes = allAttributes(await cache.latest());
    return attributes.find(({ value }) => value.id === toGlobalId('AttributeValue', id))?.value ?? null;
  },
  async Category(slug) {
    const kind = kindOfGroup(slug);
    return kind === undefined ? null : categoryOf(kind);
  },
  async ProductType(slug) {
    const kind = kindOfGroup(slug);
    return kind === undefined ? null : productTypeOf(kind);
  },
};
