import type { BundleType, LineKind, Market, ProductLine } from '@sonde/machines/rules/catalogue';
import type { Currency, Money } from '@sonde/machines/rules/money';
import type { PlanFamily, PlanType } from '@sonde/machines/rules/plans';
import type { BannerColour, PriceSince, PromotionFlag, PromotionRun } from '@sonde/machines/rules/promotions';

type BillingTerm = 'ONE_TIME' | 'ANNUAL' | 'ONE_YEAR' | 'TWO_YEARS' | 'THREE_YEARS';
export type ConnectorName = 'USBC' | 'LIGHTNING';
type SubscriptionPart = 'SUBSCRIPTION' | 'SEATS' | 'FEATURES';
type UseArea = 'COLLABORATION' | 'DIAGNOSTIC_TOOLS' | 'EDUCATION' | 'PROCEDURAL_TOOLS';

/** A block of rich text. */
export interface DescriptionBlock {
  readonly type: 'paragraph' | 'header' | 'list-item';
  readonly text: string;
}

export interface ProductFact {
  readonly slug: string;
  readonly name: string;
  readonly value: string;
}

/** A drawing in `public/pictures`. */
interface ProductPicture {
  readonly file: string;
  readonly alt: string;
}

/** What is sold, as buyers see it. */
export interface CatalogueProduct {
  readonly slug: string;
  readonly name: string;
  readonly kind: LineKind;
  /** Line of a device, or the one line that a thing is made for; null for what goes with every device. */
  readonly productLine: ProductLine | null;
  readonly planFamily: PlanFamily | null;
  readonly subscriptionPart: SubscriptionPart | null;
  readonly useArea: UseArea | null;
  readonly market: Market;
  readonly description: readonly DescriptionBlock[];
  readonly facts: readonly ProductFact[];
  readonly pictures: readonly ProductPicture[];
  readonly returnDays: number;
  readonly warrantyMonths: number;
  /** The default first. */
  readonly variants: readonly CatalogueVariant[];
}

/** The thing that is put into a cart. */
export interface CatalogueVariant {
  readonly sku: string;
  readonly name: string;
  readonly product: CatalogueProduct;
  readonly connector: ConnectorName | null;
  readonly billingTerm: BillingTerm;
  readonly renewsAfterMonths: number | null;
  /** Sku whose price is charged at renewal. */
  readonly renewsAs: string | null;
  /** True for what is no longer sold; orders still name it. */
  readonly isWithdrawn: boolean;
  readonly prices: ReadonlyMap<Currency, VariantPrice>;
}

/** Minor units, on the side that the currency's countries enter: with VAT, or without tax in US and CA. */
export interface VariantPrice {
  readonly amount: number;
  /** Greater than `amount` when the price is reduced, else equal. */
  readonly undiscountedAmount: number;
  /** When the reduction ends, as an ISO instant; null where there is none, or none with an end. */
  readonly reducedUntil: string | null;
  /** What was asked since when, the present price included; empty for a price that is not reduced. */
  readonly history: readonly PriceSince[];
}

/** A variant as one country may buy it. */
export interface Offer {
  readonly variant: CatalogueVariant;
  readonly price: Money;
  /** What the price is reduced from, as the country's law measures it; the price itself where nothing may be struck through. */
  readonly undiscountedPrice: Money;
  /** Whether the catalogue calls the price reduced. */
  readonly isOnSale: boolean;
  /** When the reduction ends, as an ISO instant; null where there is none, or none with an end. */
  readonly reducedUntil: string | null;
  /** Price of one at renewal; null for what is bought once. */
  readonly renewalPrice: Money | null;
  /** Sold to those who own one already, never offered to others. */
  readonly isForOwnersOnly: boolean;
}

/** What a promotion says in one language. */
export interface PromotionTexts {
  readonly name: string;
  /** The banner's; there where the promotion has a banner. */
  readonly message?: string;
  readonly terms: string;
}

/** A voucher as it is offered to everybody, with what it does. */
export interface CataloguePromotion extends PromotionRun {
  readonly code: string;
  readonly slug: string;
  readonly flag: PromotionFlag | null;
  /** By language of an address; English is always there. */
  readonly texts: Readonly<Record<string, PromotionTexts>>;
  /** Path of the page where it is used, without country and language; null for the home page. */
  readonly link: string | null;
  readonly banner: {
    readonly colour: BannerColour;
    readonly pages: readonly string[];
  } | null;
  readonly attributionDays: number | null;
  readonly applyNTimesPerOrder: number | null;
  readonly applicableSkus: readonly string[];
  readonly giftSkus: readonly string[];
  readonly bundles: readonly BundleType[];
  readonly percentagePpm: number | null;
  /** Minor units by currency, for a fixed discount. */
  readonly amounts: Readonly<Partial<Record<Currency, number>>> | null;
}

/** A way to ship in one country's currency. */
export interface CatalogueShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
  readonly minBusinessDays: number;
  readonly maxBusinessDays: number;
}

export interface PlanConfiguration {
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly seatsInBase: number;
}

export interface ShopConfiguration {
  readonly maxCloudUsers: number;
  readonly maxDevices: number;
  readonly maintenance: {
    readonly isOn: boolean;
    readonly header: string | null;
    readonly content: string | null;
    readonly url: string | null;
  };
}

/** Says a text of the catalogue in one language, or in English where it is not translated; numbers stay with their units. */
export type Wording = (text: string) => string;

/** The whole catalogue at one revision; it never changes. */
export interface Catalogue {
  readonly revision: number;
  /** In the order in which they are shown. */
  readonly products: readonly CatalogueProduct[];
  product(slug: string): CatalogueProduct | undefined;
  variant(sku: string): CatalogueVariant | undefined;
  /** What a country may buy, by sku, in the order in which it is shown; empty for a country that may buy nothing. */
  offers(country: string): ReadonlyMap<string, Offer>;
  /** The default first. */
  shippingMethods(country: string): readonly CatalogueShippingMethod[];
  /** Undefined for a plan whose seats are not counted. */
  planConfiguration(plan: PlanType): PlanConfiguration | undefined;
  /** In the order in which they are shown, whether they run or not. */
  readonly promotions: readonly CataloguePromotion[];
  readonly configuration: ShopConfiguration;
  /** The words of a language, as `textLanguage` has it. Names and descriptions of this catalogue are English. */
  wording(language: string): Wording;
}
