import { toGlobalId } from '../../kernel/global-id.ts';
import type { AttributeValue } from '../../kernel/resolver-types.generated.ts';
import type { AttributeParent } from './catalogue.parents.ts';
import type {
  CatalogueProduct,
  CatalogueVariant,
  ConnectorName,
  ProductFact,
  Wording,
} from './catalogue.types.ts';

const CERTIFICATES_PATH = '/certificates/';

const connectorNames: Readonly<Record<ConnectorName, string>> = { USBC: 'USB-C', LIGHTNING: 'Lightning' };

/** An attribute with its value, like the schema's `SelectedAttribute`. */
export interface AttributeSelection {
  readonly attribute: AttributeParent;
  readonly value: AttributeValue;
}

function inYears(months: number): string {
  const years = months / 12;
  return Number.isInteger(years) ? `${years} ${years === 1 ? 'year' : 'years'}` : `${months} months`;
}

/** The catalog's facts about a product, in English, including warranty and return days. */
export function productFacts({
  facts,
  returnDays,
  warrantyMonths,
}: Pick<CatalogueProduct, 'facts' | 'returnDays' | 'warrantyMonths'>): readonly ProductFact[] {
  return [
    ...facts,
    ...(warrantyMonths > 0 ? [{ slug: 'warranty', name: 'Warranty', value: inYears(warrantyMonths) }] : []),
    ...(returnDays > 0 ? [{ slug: 'return-days', name: 'Returns', value: `${returnDays} days` }] : []),
  ];
}

/** The facts that distinguish a variant from its siblings, in English. */
export function variantFacts({ connector }: Pick<CatalogueVariant, 'connector'>): readonly ProductFact[] {
  return connector === null
    ? []
    : [{ slug: 'connector', name: 'Connector', value: connectorNames[connector] }];
}

function attributeValue(owner: string, fact: ProductFact, say: Wording): AttributeValue {
  return {
    id: toGlobalId('AttributeValue', `${owner}:${fact.slug}`),
    name: say(fact.value),
    slug: `${owner}-${fact.slug}`.toLowerCase(),
    certificateUrl: fact.certificate === undefined ? null : `${CERTIFICATES_PATH}${fact.certificate}`,
  };
}

/** The language of an attribute's texts. */
type Speech = Pick<AttributeParent, 'language' | 'catalogue'>;

function select(
  owner: string,
  facts: readonly ProductFact[],
  { language, catalogue }: Speech,
): readonly AttributeSelection[] {
  const say = catalogue.wording(language);
  return facts.map((fact) => ({
    attribute: { slug: fact.slug, name: say(fact.name), language, catalogue },
    value: attributeValue(owner, fact, say),
  }));
}

/** The facts of a product as attributes of the API. */
export function productAttributes(product: CatalogueProduct, speech: Speech): readonly AttributeSelection[] {
  return select(product.slug, productFacts(product), speech);
}

/** The facts of a variant as attributes of the API. */
export function variantAttributes(variant: CatalogueVariant, speech: Speech): readonly AttributeSelection[] {
  return select(variant.sku, variantFacts(variant), speech);
}

/** Every attribute of the catalog's products and variants, with its value. */
export function allAttributes(speech: Speech): readonly AttributeSelection[] {
  return speech.catalogue.products.flatMap((product) => [
    ...productAttributes(product, speech),
    ...product.variants.flatMap((variant) => variantAttributes(variant, speech)),
  ]);
}
