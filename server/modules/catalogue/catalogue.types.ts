import type { BundleType, LineKind, Market, ProductLine, TrialChoice } from '@sonde/machines/rules/catalogue';
import type { Currency, Money } from '@sonde/machines/rules/money';
import type { PlanFamily, PlanType } from '@sonde/machines/rules/plans';
import type { BannerColour, PriceSince, PromotionFlag, PromotionRun } from '@sonde/machines/rules/promotions';

type BillingTerm = 'ONE_TIME' | 'ONE_MONTH' | 'ANNUAL' | 'ONE_YEAR' | 'TWO_YEARS' | 'THREE_YEARS';
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
  /** The PDF in `public/certificates` that proves it, where the seller has one. */
  readonly certificate?: string;
}

/** A drawing in `public/pictures`. */
interface ProductPicture {
  readonly file: string;
  readonly alt: string;
}

/** A product as buyers see it. */
export interface CatalogueProduct {
  readonly slug: string;
  readonly name: string;
  readonly kind: LineKind;
  /** The product line of a device, or the only line that a product fits; null if it fits every device. */
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

/** An item that can be added to a cart. */
export interface CatalogueVariant {
  readonly sku: string;
  readonly name: string;
  readonly product: CatalogueProduct;
  readonly connector: ConnectorName | null;
  readonly billingTerm: BillingTerm;
  readonly renewsAfterMonths: number | null;
  /** Months for which a rental is paid at least; null for everything else. */
  readonly commitmentMonths: number | null;
  /** Days for which a membership is tried before its first term is charged; null without a trial. */
  readonly trialDays: number | null;
  /** The SKU whose price is charged at renewal. */
  readonly renewsAs: string | null;
  /** True for variants that are no longer sold but that orders refer to. */
  readonly isWithdrawn: boolean;
  readonly prices: ReadonlyMap<Currency, VariantPrice>;
}

/** Minor units, on the side in which prices of the currency are entered: with VAT, or without tax in US and CA. */
export interface VariantPrice {
  readonly amount: number;
  /** Greater than `amount` if the price is reduced, otherwise equal. */
  readonly undiscountedAmount: number;
  /** The end of the reduction, as an ISO instant; null if there is no reduction or no end. */
  readonly reducedUntil: string | null;
  /** Past prices with their start, including the current one; empty if the price isn't reduced. */
  readonly history: readonly PriceSince[];
}

/** A variant as offered in one country. */
export interface Offer {
  readonly variant: CatalogueVariant;
  readonly price: Money;
  /**
   * The reference price of a reduction according to the country's law; the price itself if none may be struck through.
   */
  readonly undiscountedPrice: Money;
  /** Whether the catalog marks the price as reduced. */
  readonly isOnSale: boolean;
  /** The end of the reduction, as an ISO instant; null if there is no reduction or no end. */
  readonly reducedUntil: string | null;
  /** The renewal price per unit; null for one-time purchases. */
  readonly renewalPrice: Money | null;
  /** Whether another product renews at its price, so that it only continues that one. */
  readonly isForRenewal: boolean;
  /** Whether the membership begins with a trial, or its product also has a variant that does; null where none does. */
  readonly trial: TrialChoice | null;
  /** Sold only to existing owners, never offered to others. */
  readonly isForOwnersOnly: boolean;
}

/** A promotion's texts in one language. */
export interface PromotionTexts {
  readonly name: string;
  /** The banner's text; present if the promotion has a banner. */
  readonly message?: string;
  readonly terms: string;
}

/** A publicly offered voucher and its effect. */
export interface CataloguePromotion extends PromotionRun {
  readonly code: string;
  readonly slug: string;
  readonly flag: PromotionFlag | null;
  /** By the language in the URL; English is always present. */
  readonly texts: Readonly<Record<string, PromotionTexts>>;
  /** The path of the page where it is used, without country and language; null for the home page. */
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

/** A shipping method in one country's currency. */
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

/** Translates a text of the catalog, with English as the fallback; numbers stay with their units. */
export type Wording = (text: string) => string;

/** The whole catalog at one revision; immutable. */
export interface Catalogue {
  readonly revision: number;
  /** In display order. */
  readonly products: readonly CatalogueProduct[];
  product(slug: string): CatalogueProduct | undefined;
  variant(sku: string): CatalogueVariant | undefined;
  /** A country's offers by SKU, in display order; empty if the country may buy nothing. */
  offers(country: string): ReadonlyMap<string, Offer>;
  /** The default first. */
  shippingMethods(country: string): readonly CatalogueShippingMethod[];
  /** Undefined for a plan without counted seats. */
  planConfiguration(plan: PlanType): PlanConfiguration | undefined;
  /** In display order, whether running or not. */
  readonly promotions: readonly CataloguePromotion[];
  readonly configuration: ShopConfiguration;
  /** The translations for a `textLanguage`. The names and descriptions in this catalog are English. */
  wording(language: string): Wording;
}
