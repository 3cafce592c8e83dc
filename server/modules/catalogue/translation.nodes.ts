import { toGlobalId } from '../../kernel/global-id.ts';
import { languageCodeOf } from '../../kernel/language-code.ts';
import type { NodeLoader, NodeLoaders } from '../../kernel/node.resolvers.ts';
import { allAttributes } from './attributes.ts';
import type { Catalogue, CatalogueProduct, Wording } from './catalogue.types.ts';
import type { CatalogueServices } from './catalogue-cache.ts';
import { kindOfGroup, productGroups } from './product-groups.ts';

/** The English text for an id; undefined if the id is unknown. */
export type English = (catalogue: Catalogue, id: string) => string | undefined;

const attributesOf = (catalogue: Catalogue) => allAttributes({ catalogue, language: 'en' });

const names: Readonly<Record<string, English>> = {
  Product: (catalogue, slug) => catalogue.product(slug)?.name,
  ProductVariant: (catalogue, sku) => catalogue.variant(sku)?.name,
  Attribute: (catalogue, slug) =>
    attributesOf(catalogue).find(({ attribute }) => attribute.slug === slug)?.attribute.name,
  AttributeValue: (catalogue, id) =>
    attributesOf(catalogue).find(({ value }) => value.id === toGlobalId('AttributeValue', id))?.value.name,
  Category: (_catalogue, slug) => {
    const kind = kindOfGroup(slug);
    return kind && productGroups[kind].category;
  },
};

function translatedDescription({ description }: CatalogueProduct, say: Wording): string | null {
  const blocks = description.map(({ type, text }) => ({ type, text: say(text) }));
  const isTranslated = blocks.some(({ text }, index) => text !== description[index]?.text);
  return isTranslated ? JSON.stringify({ blocks }) : null;
}

/** Loads the translations of one type, such as `iq3:DE`: an id with its language. */
export function translationLoader(
  type: string,
  nameOf: English,
  { catalogue: cache }: CatalogueServices,
): NodeLoader {
  return async (id) => {
    const [, owner = '', language = ''] = /^(.+):([A-Z]{2})$/.exec(id) ?? [];
    const catalogue = await cache.latest();
    const name = nameOf(catalogue, owner);
    if (name === undefined) return null;
    const say = catalogue.wording(language.toLowerCase());
    const product = type === 'Product' ? catalogue.product(owner) : undefined;
    return {
      id: toGlobalId(`${type}Translation`, id),
      language: languageCodeOf(language),
      name: say(name) === name ? null : say(name),
      ...(product && { descriptionJson: translatedDescription(product, say) }),
    };
  };
}

/** The translated names of the catalog's nodes, such as `ProductTranslation:iq3:DE`. */
export const translationNodes = (services: CatalogueServices): NodeLoaders =>
  Object.fromEntries(
    Object.entries(names).map(([type, nameOf]) => [
      `${type}Translation`,
      translationLoader(type, nameOf, services),
    ]),
  );
