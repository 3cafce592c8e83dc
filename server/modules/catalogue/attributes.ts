import { toGlobalId } from '../../graphql/global-id.ts';
import type { AttributeValue } from '../../graphql/resolver-types.generated.ts';
import type { AttributeParent } from './catalogue.parents.ts';
import type {
  Catalogue,
  CatalogueProduct,
  CatalogueVariant,
  ConnectorName,
  ProductFact,
} from './catalogue.types.ts';

const connectorNames: Readonly<Record<ConnectorName, string>> = { USBC: 'USB-C', LIGHTNING: 'Lightning' };

/** An attribute with its value, as the schema's `SelectedAttribute`. */
export interface AttributeSelection {
  readonly attribute: AttributeParent;
  readonly value: AttributeValue;
}

function inYears(months: number): string {
  const years = months / 12;
  return Number.isInteger(years) ? `${years} ${years === 1 ? 'year' : 'years'}` : `${months} months`;
}

/** What the catalogue states about a product, warranty and return days included. */
function productFacts({ facts, returnDays, warrantyMonths }: CatalogueProduct): readonly ProductFact[] {
  return [
    ...facts,
    ...(warrantyMonths > 0 ? [{ slug: 'warranty', name: 'Warranty', value: inYears(warrantyMonths) }] : []),
    ...(returnDays > 0 ? [{ slug: 'return-days', name: 'Returns', value: `${returnDays} days` }] : []),
  ];
}

function variantFacts({ connector }: CatalogueVariant): readonly ProductFact[] {
  return connector === null
    ? []
    : [{ slug: 'connector', name: 'Connector', value: connectorNames[connector] }];
}

function attributeValue(owner: string, fact: ProductFact): AttributeValue {
  return {
    id: toGlobalId('AttributeValue', `${owner}:${fact.slug}`),
    name: fact.value,
    slug: `${owner}-${fact.slug}`.toLowerCase(),
  };
}

function select(
  owner: string,
  facts: readonly ProductFact[],
  catalogue: Catalogue,
): readonly AttributeSelection[] {
  return facts.map((fact) => ({
    attribute: { slug: fact.slug, name: fact.name, catalogue },
    value: attributeValue(owner, fact),
  }));
}

export function productAttributes(
  product: CatalogueProduct,
  catalogue: Catalogue,
): readonly AttributeSelection[] {
  return select(product.slug, productFacts(product), catalogue);
}

export function variantAttributes(
  variant: CatalogueVariant,
  catalogue: Catalogue,
): readonly AttributeSelection[] {
  return select(variant.sku, variantFacts(variant), catalogue);
}

/** Every attribute that a product or variant of the catalogue has, with its value. */
export function allAttributes(catalogue: Catalogue): readonly AttributeSelection[] {
  return catalogue.products.flatMap((product) => [
    ...productAttributes(product, catalogue),
    ...product.variants.flatMap((variant) => variantAttributes(variant, catalogue)),
  ]);
}
