import { lastShopDay } from '@sonde/machines/rules/time';
import { taxedByTreatment } from '@sonde/machines/rules/tax';
import type { Money, TaxedMoney } from '@sonde/machines/rules/money';
import type { GraphqlContext } from '../../graphql/context.ts';
import { toGlobalId } from '../../graphql/global-id.ts';
import type { Resolvers } from '../../graphql/resolver-types.generated.ts';
import { allAttributes, productAttributes, variantAttributes } from './attributes.ts';
import type { ProductParent, VariantParent } from './catalogue.parents.ts';
import type { DescriptionBlock, Offer, Wording } from './catalogue.types.ts';
import { productImages, productThumbnail } from './pictures.ts';
import { categoryOf, productTypeOf } from './product-groups.ts';

function offerOf({ variant, country, catalogue }: VariantParent): Offer | undefined {
  return catalogue.offers(country).get(variant.sku);
}

function wordingFor({ catalogue, language }: Pick<ProductParent, 'catalogue' | 'language'>): Wording {
  return catalogue.wording(language);
}

/** A price as a visitor sees it who has given no address. */
async function taxed(price: Money, country: string, { taxProvider }: GraphqlContext): Promise<TaxedMoney> {
  const { treatment, taxes } = await taxProvider.quote(country, null);
  return taxedByTreatment[treatment](price, taxes);
}

function spokenBlocks(parent: ProductParent): readonly DescriptionBlock[] {
  const say = wordingFor(parent);
  return parent.product.description.map(({ type, text }) => ({ type, text: say(text) }));
}

export const catalogueResolvers: Resolvers = {
  Product: {
    id: ({ product }) => toGlobalId('Product', product.slug),
    slug: ({ product }) => product.slug,
    name: (parent) => wordingFor(parent)(parent.product.name),
    kind: ({ product }) => product.kind,
    productLine: ({ product }) => product.productLine,
    planFamily: ({ product }) => product.planFamily,
    subscriptionPart: ({ product }) => product.subscriptionPart,
    market: ({ product }) => product.market,
    description: (parent) =>
      spokenBlocks(parent)
        .map(({ text }) => text)
        .join('\n\n'),
    descriptionJson: (parent) => JSON.stringify({ blocks: spokenBlocks(parent) }),
    thumbnail: (parent) => productThumbnail(parent.product, wordingFor(parent)),
    images: (parent) => productImages(parent.product, wordingFor(parent)),
    category: (parent) => categoryOf(parent.product.kind, wordingFor(parent)),
    productType: (parent) => productTypeOf(parent.product.kind, wordingFor(parent)),
    attributes: (parent) => productAttributes(parent.product, parent),
    taxRate: () => null,
    variants: ({ product, ...view }) =>
      product.variants
        .filter(({ sku }) => view.catalogue.offers(view.country).has(sku))
        .map((variant) => ({ variant, ...view })),
  },
  ProductVariant: {
    id: ({ variant }) => toGlobalId('ProductVariant', variant.sku),
    sku: ({ variant }) => variant.sku,
    name: (parent) => wordingFor(parent)(parent.variant.name),
    product: ({ variant, ...view }) => ({ product: variant.product, ...view }),
    attributes: (parent) => variantAttributes(parent.variant, parent),
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
            reductionEndDate: offer.reducedUntil && lastShopDay(offer.reducedUntil),
          };
    },
    async renewalPrice(parent, _arguments, context) {
      const price = offerOf(parent)?.renewalPrice ?? null;
      return price === null ? null : taxed(price, parent.country, context);
    },
  },
  Attribute: {
    id: ({ slug }) => toGlobalId('Attribute', slug),
    values: ({ slug, ...speech }) =>
      allAttributes(speech).flatMap(({ attribute, value }) => (attribute.slug === slug ? [value] : [])),
  },
};
