import {
  countryPermissions,
  fitsDevice,
  isRental,
  type LineKind,
  type Market,
  marketOf,
  type ProductLine,
} from '@sonde/machines/rules/catalogue';
import {
  countryByCode,
  type CountryLanguage,
  defaultCountryCode,
  enabledCountries,
  textCatalogue,
  textLanguageIn,
} from '@sonde/machines/rules/places';
import { toMajorUnits } from '@sonde/machines/rules/money';
import { flagsOn } from '@sonde/machines/rules/promotions';
import { friendLinkDays } from '@sonde/machines/rules/referrals';
import type { ModuleApi } from '../../kernel/module-api.ts';
import { toGlobalId } from '../../kernel/global-id.ts';
import { languageCodeOf, languageOfCode } from '../../kernel/language-code.ts';
import type {
  CountryCode,
  CountryPermissions,
  LanguageCodeEnum,
  Resolvers,
  SeatConfiguration,
  StoreType,
  Voucher,
} from '../../kernel/resolver-types.generated.ts';
import { addressRulesOf } from '../places/address-rules.ts';
import type { ProductParent, VariantParent } from '../catalogue/catalogue.parents.ts';
import type { ConnectorName, PlanConfiguration, CatalogueProduct } from '../catalogue/catalogue.types.ts';
import { readVoucherCode } from '../voucher/voucher-input.ts';
import { shippingRates } from './shipping-rates.ts';
import { referralCodeOf } from '../voucher/voucher.model.ts';
import { voucherLimit } from '../voucher/voucher-limit.ts';
import { judgeVoucher, unknownBuyer } from '../voucher/judge-voucher.ts';
import { runningPromotions } from '../promotion/running-promotions.ts';
import type { ShopApiServices } from './shop-services.ts';
import type { ShopParent } from './shop.parents.ts';
import { loadShopMoment } from './shop.repository.ts';
import { salesIn } from './sales.ts';
import { shippingMethodsIn, shippingZoneIn } from './shipping-zones.ts';
import { shopNodes } from './shop.nodes.ts';
import { collectionsIn, mainMenuIn, pagesIn } from './storefront-structure.ts';

const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

function currencyOf(country: string): string {
  return countryByCode(country)?.currency ?? 'USD';
}

/** The requested language if the country has it, otherwise the country's own, as a text language. */
function languageOf(country: string, languageCode: LanguageCodeEnum | null | undefined): string {
  return textLanguageIn(country, languageOfCode(languageCode));
}

async function openShop(
  place: Pick<ShopParent, 'country' | 'language' | 'storeType'>,
  typedCode: string,
  { sql, catalogue }: ShopApiServices,
): Promise<ShopParent> {
  const code = readVoucherCode(typedCode);
  if (!code.ok || code.voucherCode === null) {
    return { ...place, catalogue: await catalogue.latest(), voucher: null };
  }
  const moment = await loadShopMoment(sql, code.voucherCode, countryByCode(place.country)?.currency ?? 'USD');
  const snapshot = await catalogue.current(moment.catalogueRevision);
  return { ...place, catalogue: snapshot, voucher: moment.voucher };
}

/** The market of each store. */
const marketOfStore: Readonly<Record<StoreType, Market>> = { IQ: 'HUMAN', VET: 'VETERINARY' };

/**
 * Whether a store sells a product: one for its market, or one that belongs to a probe of any. A membership that isn't
 * made for one probe takes the market of the probe that it is bought with.
 */
const isOfStore = (
  { market, kind, productLine, planFamily }: CatalogueProduct,
  storeType: StoreType | null,
  lines: readonly ProductLine[],
): boolean =>
  storeType === null ||
  market === marketOfStore[storeType] ||
  kind === 'ACCESSORY' ||
  (kind === 'SUBSCRIPTION' &&
    productLine === null &&
    planFamily !== null &&
    lines.some((line) => marketOf(line) === marketOfStore[storeType] && fitsDevice(planFamily, line)));

/** Whom a product is sold to: everybody, or organizations that own a probe alone. */
type Audience = 'EVERYBODY' | 'OWNERS';

/** The products of a kind that are sold to an audience in the shop's country and store. */
function productsOf(
  kind: LineKind,
  { country, language, catalogue, storeType }: ShopParent,
  audience: Audience = 'EVERYBODY',
): readonly ProductParent[] {
  const offers = catalogue.offers(country);
  const { productLines } = countryPermissions(country);
  return catalogue.products
    .filter((product) => product.kind === kind && isOfStore(product, storeType, productLines))
    .filter(({ variants }) =>
      variants.some(({ sku }) => offers.get(sku)?.isForOwnersOnly === (audience === 'OWNERS')),
    )
    .map((product) => ({ product, country, language, catalogue }));
}

function deviceOf(
  productLine: ProductLine,
  connector: ConnectorName,
  { country, language, catalogue }: ShopParent,
): VariantParent | null {
  const offer = [...catalogue.offers(country).values()].find(
    ({ variant }) =>
      variant.product.kind === 'DEVICE' &&
      variant.product.productLine === productLine &&
      variant.connector === connector,
  );
  return offer === undefined ? null : { variant: offer.variant, country, language, catalogue };
}

function permissionsAnswer(country: string): CountryPermissions {
  const { planFamilies, productLines, accessories, warranties } = countryPermissions(country);
  return {
    productLines,
    planFamilies,
    rental: planFamilies.includes('RENTAL'),
    accessories,
    warranties,
  };
}

function seatAnswer(configuration: PlanConfiguration | undefined): SeatConfiguration {
  return { minSeats: configuration?.minSeats ?? 0, maxSeats: configuration?.maxSeats ?? 0 };
}

/** The voucher if it would reduce something sold in the shop's country. */
function voucherAnswer({ country, language, catalogue, voucher }: ShopParent, now: Date): Voucher | null {
  const offered = [...catalogue.offers(country).values()];
  const lines = offered.map(({ variant: { sku }, isOnSale }) => ({ sku, isOnSale }));
  const judgement = judgeVoucher({
    voucher,
    country,
    target: { kind: 'CATALOGUE', lines },
    buyer: unknownBuyer,
    now,
  });
  if (!judgement.ok || judgement.voucher.discount === null) {
    return null;
  }
  const { code, name, description, discount, applicableSkus } = judgement.voucher;
  const say = catalogue.wording(language);
  const value =
    discount.kind === 'PERCENTAGE'
      ? discount.ppm / 10_000
      : toMajorUnits({ amount: discount.amount, currency: 'USD' });
  return {
    id: toGlobalId('Voucher', code),
    code,
    name: say(name),
    description: say(description),
    attributionDays:
      referralCodeOf(judgement.voucher) === null
        ? (catalogue.promotions.find((promotion) => promotion.code === code)?.attributionDays ?? null)
        : friendLinkDays,
    discountValueType: discount.kind,
    discountValue: value,
    voucherApplicableItemsSKUs: applicableSkus,
    isForLearners: judgement.voucher.learnersOnly,
  };
}

const resolversOf = (services: ShopApiServices): Resolvers => ({
  Query: {
    shop: (_parent, { country, languageCode, voucherCode, storeType = null }) =>
      openShop(
        { country, language: languageOf(country, languageCode), storeType },
        voucherCode ?? '',
        services,
      ),
    geolocalization: (_parent, _arguments, { visitorCountry }) => ({
      country: visitorCountry === null ? null : { code: visitorCountry },
    }),
    estimatedDeliveryPreview: async (_parent, { country, languageCode }) =>
      shippingMethodsIn(
        {
          country,
          language: languageOf(country, languageCode),
          catalogue: await services.catalogue.latest(),
        },
        services.now(),
      ),
    addressValidationRules(_parent, { countryCode, languageCode }) {
      const { countryAreaChoices, unservedTerritories, ...rules } = addressRulesOf(
        countryCode,
        languageOfCode(languageCode) || undefined,
      );
      return {
        ...rules,
        countryCode,
        countryAreaChoices: countryAreaChoices.map(({ code, name, postalCode, served }) => ({
          raw: code,
          verbose: name,
          postalCodePrefix: postalCode,
          isServed: served,
        })),
        unservedTerritories: unservedTerritories.map(({ name, ownCode, postalCode }) => ({
          name,
          countryCode: ownCode as CountryCode | null,
          postalCodePrefix: postalCode,
        })),
      };
    },
  },
  Shop: {
    countries: () => enabledCountries.map(({ code }) => ({ code })),
    maintenance({ catalogue }, _arguments, { mayPassMaintenance }) {
      const { isOn, header, content, url } = catalogue.configuration.maintenance;
      return {
        maintenanceMode: isOn,
        maintenanceAccessAllowed: !isOn || mayPassMaintenance,
        maintenancePageHeader: header,
        maintenancePageContent: content,
        maintenancePageUrl: url,
      };
    },
    storeType: ({ storeType }) => storeType ?? 'IQ',
    currency: ({ country }) => currencyOf(country),
    countryPermissions: ({ country }) => permissionsAnswer(country),
    devices: (shop) => productsOf('DEVICE', shop),
    ownersDevices: (shop) => productsOf('DEVICE', shop, 'OWNERS'),
    accessories: (shop) => productsOf('ACCESSORY', shop),
    subscriptions: (shop) => productsOf('SUBSCRIPTION', shop).filter(({ product }) => !isRental(product)),
    rentals: (shop) => productsOf('SUBSCRIPTION', shop).filter(({ product }) => isRental(product)),
    extendedWarranties: (shop) => productsOf('WARRANTY', shop),
    collections: collectionsIn,
    mainMenu: mainMenuIn,
    pages: pagesIn,
    sales: salesIn,
    shippingZone: (shop) => shippingZoneIn(shop, services.now()),
    shippingRates: (shop) => shippingRates(shop, services.taxProvider),
    iq3: (shop) => deviceOf('IQ_3', 'USBC', shop),
    plusUsb: (shop) => deviceOf('IQ_PLUS', 'USBC', shop),
    plusLightning: (shop) => deviceOf('IQ_PLUS', 'LIGHTNING', shop),
    vet: (shop) => deviceOf('IQ_PLUS_VET', 'USBC', shop),
    banner: (shop) =>
      runningPromotions(shop.catalogue, { ...shop, now: services.now() }).find(
        ({ promotion }) => promotion.banner,
      ) ?? null,
    currentOffers: (shop) => runningPromotions(shop.catalogue, { ...shop, now: services.now() }),
    promotionFlags: ({ catalogue, country }) => [
      ...flagsOn(catalogue.promotions, country, services.now().toISOString()),
    ],
    voucher: (shop) => voucherAnswer(shop, services.now()),
    clinicConfiguration: ({ catalogue }) => seatAnswer(catalogue.planConfiguration('CLINIC')),
    teamConfiguration: ({ catalogue }) => seatAnswer(catalogue.planConfiguration('TEAM')),
    proCustomConfiguration: ({ catalogue }) => seatAnswer(catalogue.planConfiguration('PRO_CUSTOM')),
    proCustomBaseNumCloudUsers: ({ catalogue }) =>
      catalogue.planConfiguration('PRO_CUSTOM')?.seatsInBase ?? 0,
    teamBaseNumCloudUsers: ({ catalogue }) => catalogue.planConfiguration('TEAM')?.seatsInBase ?? 0,
    maxCloudUsers: ({ catalogue }) => catalogue.configuration.maxCloudUsers,
    maxDevices: ({ catalogue }) => catalogue.configuration.maxDevices,
  },
  Country: {
    country: ({ code }) => englishNames.of(code) ?? code,
    languageCode: ({ code }) => languageCodeOf(linkLanguage(code).url),
    textDirection: ({ code }) =>
      textCatalogue(linkLanguage(code).bcp47).direction === 'rtl' ? 'RTL' : 'LTR',
    currency: ({ code }) => {
      const country = countryByCode(code);
      return country?.enabled === true ? country.currency : null;
    },
    countryPermissions: ({ code }) => permissionsAnswer(code),
  },
});

/** The shop for one country, and the rules for address forms. */
export const shopApi = (services: ShopApiServices): ModuleApi => ({
  resolvers: resolversOf(services),
  nodes: shopNodes(services),
  limits: { shop: [voucherLimit] },
});

/** The language of links to a country; the default country's for a country without a shop. */
function linkLanguage(code: string): CountryLanguage {
  const country = countryByCode(code) ?? countryByCode(defaultCountryCode);
  return country?.languages[0] ?? { url: 'en', bcp47: 'en-US' };
}
