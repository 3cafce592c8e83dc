import { taxedByTreatment } from '@sonde/machines/rules/tax';
import type { Money, TaxedMoney } from '@sonde/machines/rules/money';
import type { GraphqlContext } from '../../graphql/context.ts';
import { toGlobalId } from '../../graphql/global-id.ts';
import type { Resolvers } from '../../graphql/resolver-types.generated.ts';
import { allAttributes, productAttributes, variantAttributes } from './attributes.ts';
import type { VariantParent } from './catalogue.parents.ts';
import type { Offer } from './catalogue.types.ts';
import { productImages, productThumbnail } from './pictures.ts';
import { categoryOf, productTypeOf } from './product-groups.ts';

function offerOf({ variant, country, catalogue }: VariantParent): Offer | undefined {
  return catalogue.offers(country).get(variant.sku);
}

/** A price as a visitor sees it who has given no address. */
async function taxed(price: Money, country: string, { taxProvider }: GraphqlContext): Promise<TaxedMoney> {
  const { treatment, ratePpm } = await taxProvider.quote(country, null);
  return taxedByTreatment[treatment](price, ratePpm);
}

export const catalogueResolvers: Resolvers = {
  Product: {
    id: ({ product }) => toGlobalId('Product', product.slug),
    slug: ({ product }) => product.slug,
    name: ({ product }) => product.name,
    kind: ({ product }) => product.kind,
    productLine: ({ product }) => product.productLine,
    planFamily: ({ product }) => product.planFamily,
    subscriptionPart: ({ product }) => product.subscriptionPart,
    market: ({ product }) => product.market,
    description: ({ product }) => product.description.map(({ text }) => text).join('\n\n'),
    descriptionJson: ({ product }) => JSON.stringify({ blocks: product.description }),
    thumbnail: ({ product }) => productThumbnail(product),
    images: ({ product }) => productImages(product),
    category: ({ product }) => categoryOf(product.kind),
    productType: ({ product }) => productTypeOf(product.kind),
    attributes: ({ product, catalogue }) => productAttributes(product, catalogue),
    taxRate: () => null,
    variants: ({ product, country, catalogue }) =>
      product.variants
        .filter(({ sku }) => catalogue.offers(country).has(sku))
        .map((variant) => ({ variant, country, catalogue })),
  },
  ProductVariant: {
    id: ({ variant }) => toGlobalId('ProductVariant', variant.sku),
    sku: ({ variant }) => variant.sku,
    name: ({ variant }) => variant.name,
    product: ({ variant, country, catalogue }) => ({ product: variant.product, country, catalogue }),
    attributes: ({ variant, catalogue }) => variantAttributes(variant, catalogue),
    connector: ({ variant }) => variant.connector,
    billingTerm: ({ variant }) => variant.billingTerm,
    renewsAfterMonths: ({ variant }) => variant.renewsAfterMonths,
    images: () => [],
    async pricing(parent, _arguments, context) {
      const offer = offerOf(parent);
      return offer === undefined
        ? null
        : {
            price: await taxed(offer.price, parent.country, context),
            priceUndiscounted: await taxed(offer.undiscountedPrice, parent.country, context),
            onSale: offer.isOnSale,
          };
    },
    async renewalPrice(parent, _arguments, context) {
      const price = offerOf(parent)?.renewalPrice ?? null;
      return price === null ? null : taxed(price, parent.country, context);
    },
  },
  Attribute: {
    id: ({ slug }) => toGlobalId('Attribute', slug),
    values: ({ slug, catalogue }) =>
      allAttributes(catalogue).flatMap(({ attribute, value }) => (attribute.slug === slug ? [value] : [])),
  },
};
