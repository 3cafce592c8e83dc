import { countryByCode } from '@sonde/machines/rules/places';
import { seatsInPrice } from '@sonde/machines/rules/plans';
import { percentOf } from '@sonde/machines/rules/tax';
import type { ModuleApi } from '../../kernel/module-api.ts';
import { toGlobalId } from '../../kernel/global-id.ts';
import type { Resolvers, TaxRate } from '../../kernel/resolver-types.generated.ts';
import { allAttributes, productAttributes, variantAttributes } from './attributes.ts';
import type { CatalogueServices } from './catalogue-cache.ts';
import { catalogueNodes } from './catalogue.nodes.ts';
import type { ProductParent } from './catalogue.parents.ts';
import type { DescriptionBlock, Wording } from './catalogue.types.ts';
import { productImages, productThumbnail } from './pictures.ts';
import { categoryOf, productTypeOf } from './product-groups.ts';
import { translationNodes } from './translation.nodes.ts';

function wordingFor({ catalogue, language }: Pick<ProductParent, 'catalogue' | 'language'>): Wording {
  return catalogue.wording(language);
}

function spokenBlocks(parent: ProductParent): readonly DescriptionBlock[] {
  const say = wordingFor(parent);
  return parent.product.description.map(({ type, text }) => ({ type, text: say(text) }));
}

/** The rate that a country's prices include; null where the address decides it. */
function taxRateIn(code: string): TaxRate | null {
  const { kind, ratePpm, pricesInclude } = countryByCode(code)?.tax ?? {};
  if (kind === 'NONE') return { rate: 0, rateType: 'none' };
  return pricesInclude === true && ratePpm !== undefined
    ? { rate: percentOf(ratePpm), rateType: 'standard' }
    : null;
}

const resolvers: Resolvers = {
  Product: {
    id: ({ product }) => toGlobalId('Product', product.slug),
    slug: ({ product }) => product.slug,
    name: (parent) => wordingFor(parent)(parent.product.name),
    kind: ({ product }) => product.kind,
    productLine: ({ product }) => product.productLine,
    planFamily: ({ product }) => product.planFamily,
    subscriptionPart: ({ product }) => product.subscriptionPart,
    includedSeats: ({ product: { planFamily, subscriptionPart }, catalogue }) =>
      planFamily === null || subscriptionPart !== 'SUBSCRIPTION'
        ? null
        : seatsInPrice(catalogue.planConfiguration(planFamily)),
    useArea: ({ product }) => product.useArea,
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
    taxRate: ({ country }) => taxRateIn(country),
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
    commitmentMonths: ({ variant }) => variant.commitmentMonths,
    trialDays: ({ variant }) => variant.trialDays,
    isForRenewal: ({ variant, catalogue, country }) =>
      catalogue.offers(country).get(variant.sku)?.isForRenewal ?? false,
    thumbnail: (parent) => productThumbnail(parent.variant.product, wordingFor(parent)),
    images: (parent) => productImages(parent.variant.product, wordingFor(parent)),
  },
  Attribute: {
    id: ({ slug }) => toGlobalId('Attribute', slug),
    values: ({ slug, ...speech }) =>
      allAttributes(speech).flatMap(({ attribute, value }) => (attribute.slug === slug ? [value] : [])),
  },
};

/** Products, their variants and attributes, and their translations. */
export const catalogueApi = (services: CatalogueServices): ModuleApi => ({
  resolvers,
  nodes: { ...catalogueNodes(services), ...translationNodes(services) },
});
