import { enabledCountries } from '@sonde/machines/rules/places';
import { toMajorUnits } from '@sonde/machines/rules/money';
import { percentOf } from '@sonde/machines/rules/tax';
import { toGlobalId } from '../../kernel/global-id.ts';
import type { NodeLoaders } from '../../kernel/node.resolvers.ts';
import type { Voucher } from '../../kernel/resolver-types.generated.ts';
import {
  collectionRules,
  menuItemRules,
  storeDescription,
  textPageRules,
} from '../catalogue/storefront-structure.ts';
import { type English, translationLoader } from '../catalogue/translation.nodes.ts';
import { runningPromotions } from '../promotion/running-promotions.ts';
import { salesIn } from './sales.ts';
import type { ShopApiServices } from './shop-services.ts';
import { shippingMethodsIn, shippingZoneIn } from './shipping-zones.ts';
import { collectionsIn, mainMenuIn, pagesIn, type StructureView } from './storefront-structure.ts';
import { ownValue } from '@sonde/machines/rules/texts';

/** The country of the prices and the language of the texts for a node queried by id alone. */
const view = { country: 'US', language: 'en' } as const;

const countryCodes = enabledCountries.map(({ code }) => code);

const slugNames =
  (rules: readonly { readonly slug: string; readonly name: string }[]): English =>
  (_catalogue, slug) =>
    rules.find((rule) => rule.slug === slug)?.name;

const englishNames: Readonly<Record<string, English>> = {
  Collection: slugNames(collectionRules),
  MenuItem: slugNames(menuItemRules),
  Page: slugNames(textPageRules.map(({ slug, title }) => ({ slug, name: title }))),
  Sale: (catalogue, sku) =>
    salesIn({ ...view, catalogue }).some(({ id }) => id === toGlobalId('Sale', sku))
      ? catalogue.variant(sku)?.product.name
      : undefined,
  ShippingMethod: (catalogue, id) =>
    countryCodes.flatMap((country) => catalogue.shippingMethods(country)).find((method) => method.id === id)
      ?.name,
};

/** A translated page has a title where others have a name. */
const withTitle = ({ name, ...translation }: { readonly name: string | null }) => ({
  ...translation,
  title: name,
  contentJson: null,
});

/** Nodes of what the store is made of besides products, and their translations. */
export function shopNodes(services: ShopApiServices): NodeLoaders {
  const current = async (): Promise<StructureView> => ({
    ...view,
    catalogue: await services.catalogue.latest(),
  });
  const find =
    (
      type: string,
      all: (structure: StructureView) => readonly { readonly id: string }[],
    ): NodeLoaders[string] =>
    async (id) =>
      all(await current()).find((item) => item.id === toGlobalId(type, id)) ?? null;
  /** Among what each country has. */
  const everywhere =
    <Item>(itemsIn: (structure: StructureView) => readonly Item[]) =>
    (structure: StructureView): readonly Item[] =>
      countryCodes.flatMap((country) => itemsIn({ ...structure, country }));
  const translations = Object.fromEntries(
    Object.entries(englishNames).map(([type, nameOf]) => [type, translationLoader(type, nameOf, services)]),
  );
  const offeredPromotions = (structure: StructureView) =>
    countryCodes.flatMap((country) =>
      runningPromotions(structure.catalogue, { ...structure, country, now: services.now() }),
    );
  return {
    Collection: find('Collection', collectionsIn),
    Menu: find('Menu', (structure) => [mainMenuIn(structure)]),
    MenuItem: find('MenuItem', (structure) => mainMenuIn(structure).items),
    Page: find('Page', pagesIn),
    Sale: find('Sale', salesIn),
    ShippingMethod: find(
      'ShippingMethod',
      everywhere((structure) => shippingMethodsIn(structure, services.now())),
    ),
    ShippingZone: find(
      'ShippingZone',
      everywhere((structure) => [shippingZoneIn(structure, services.now()) ?? []].flat()),
    ),
    // Others are found only by who knows their code, which is limited.
    Voucher: find('Voucher', (structure) =>
      offeredPromotions(structure).map(({ promotion, ...rest }): Voucher => {
        const { code, texts, percentagePpm, amounts, attributionDays, applicableSkus } = promotion;
        const { name = code, terms = null } = ownValue(texts, rest.language) ?? {};
        return {
          id: toGlobalId('Voucher', code),
          code,
          name,
          description: terms,
          attributionDays,
          discountValueType: percentagePpm === null ? 'FIXED' : 'PERCENTAGE',
          discountValue:
            percentagePpm === null
              ? toMajorUnits({ amount: amounts?.USD ?? 0, currency: 'USD' })
              : percentOf(percentagePpm),
          voucherApplicableItemsSKUs: applicableSkus,
          isForLearners: false,
        };
      }),
    ),
    ...Object.fromEntries(
      Object.entries(translations)
        .filter(([type]) => type !== 'Page')
        .map(([type, loader]) => [`${type}Translation`, loader]),
    ),
    async PageTranslation(id, facts) {
      const page = await translations['Page']?.(id, facts);
      return page == null ? null : withTitle(page as { readonly name: string | null });
    },
    VoucherTranslation: async (id, facts) => {
      const [, code = '', language = ''] = /^(.+):([A-Z]{2})$/.exec(id) ?? [];
      const offered = offeredPromotions(await current()).find(({ promotion }) => promotion.code === code);
      const loaded = await translationLoader(
        'Voucher',
        () => offered?.promotion.texts['en']?.name,
        services,
      )(id, facts);
      const own = offered && ownValue(offered.promotion.texts, language.toLowerCase());
      return loaded && { ...loaded, name: own?.name ?? null };
    },
    async ShopTranslation(language, facts) {
      const [describe, head] = ['description', 'header'].map((part) =>
        translationLoader(
          'Shop',
          ({ configuration }) =>
            part === 'header' ? (configuration.maintenance.header ?? '') : storeDescription,
          services,
        ),
      );
      const id = `store:${language}`;
      if (!/^[A-Z]{2}$/.test(language)) return null;
      const [described, headed] = [await describe?.(id, facts), await head?.(id, facts)] as {
        name: string | null;
        language: unknown;
      }[];
      return {
        id: toGlobalId('ShopTranslation', language),
        language: described?.language,
        headerText: headed?.name ?? null,
        description: described?.name ?? null,
      };
    },
  };
}
