/** An amount before and after tax. */
export interface Amounts {
  readonly currency: string;
  readonly gross: { readonly amount: number };
  readonly net: { readonly amount: number };
  readonly tax: { readonly amount: number };
}

/** What one authority takes. */
export interface TaxLineFields {
  readonly code: string;
  readonly name: string | null;
  readonly rate: number;
  readonly amount: { readonly amount: number; readonly currency: string };
}

/** A way to ship, with what the checkout costs by it. */
export interface ShippingMethodFields {
  readonly id: string;
  readonly price: { readonly amount: number; readonly currency: string };
  readonly earliestDelivery: string;
  readonly latestDelivery: string;
  readonly checkoutPrices: {
    readonly shippingPrice: Amounts | null;
    readonly totalPrice: Amounts;
    readonly taxLines: readonly TaxLineFields[];
  };
}
