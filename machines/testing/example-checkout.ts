import { noReferences } from '../rules/checkout/index.ts';
import { money, type TaxedMoney } from '../rules/money/index.ts';
import type { Address, Checkout, CheckoutLine, CheckoutTax, ShippingMethod } from '../cart/index.ts';

const toUntaxed = (amount: number): TaxedMoney => ({
  net: money(amount, 'USD'),
  tax: money(0, 'USD'),
  gross: money(amount, 'USD'),
});

const line = (
  fields: Pick<
    CheckoutLine,
    'id' | 'sku' | 'kind' | 'productSlug' | 'productName' | 'variantName' | 'connector'
  >,
  cents: number,
) => ({
  ...fields,
  quantity: 1,
  maximumQuantity: fields.kind === 'SUBSCRIPTION' ? 1 : 10,
  isFreeItem: false,
  unitPrice: toUntaxed(cents),
  undiscountedUnitPrice: toUntaxed(cents),
  total: toUntaxed(cents),
  renewsAfterMonths: null,
  renewalPrice: null,
});

/** One Sonde IQ3 for 3,899.00 USD. */
export const deviceLine: CheckoutLine = line(
  {
    id: 'line-device',
    sku: 'IQ3-USBC',
    kind: 'DEVICE',
    productSlug: 'iq3',
    productName: 'Sonde IQ3',
    variantName: 'USB-C',
    connector: 'usb-c',
  },
  389_900,
);

/** Its membership for 420.00 USD a year. */
export const membershipLine: CheckoutLine = {
  ...line(
    {
      id: 'line-membership',
      sku: 'SUB-IND-1Y',
      kind: 'SUBSCRIPTION',
      productSlug: 'membership-individual',
      productName: 'Individual membership',
      variantName: '1 year',
      connector: null,
    },
    42_000,
  ),
  renewsAfterMonths: 12,
  renewalPrice: toUntaxed(42_000),
};

/** A valid address in the United States. */
export const exampleAddress: Address = {
  firstName: 'Ada',
  lastName: 'Okafor',
  companyName: '',
  streetAddress1: '500 Market Street',
  streetAddress2: '',
  city: 'San Francisco',
  postalCode: '94105',
  country: 'US',
  countryArea: 'CA',
  phone: '',
};

const exampleAddressLines = ['Ada Okafor', '500 Market Street', 'San Francisco, CA 94105', 'United States'];

/** A second valid address, to tell billing from shipping. */
export const otherAddress: Address = {
  ...exampleAddress,
  streetAddress1: '12 Billing Road',
  postalCode: '94110',
};

/** In a state without sales tax. */
const exampleTaxes: readonly CheckoutTax[] = [
  { code: 'SALES_TAX', name: null, rate: 0, amount: money(0, 'USD') },
];

/** The shipping methods of the example checkout, the first one free. */
export const exampleShippingMethods: readonly ShippingMethod[] = [
  {
    id: 'standard',
    name: 'Standard',
    price: money(0, 'USD'),
    earliestDelivery: '2027-03-08',
    latestDelivery: '2027-03-10',
    checkoutPrices: { shippingPrice: toUntaxed(0), total: toUntaxed(431_900), taxLines: exampleTaxes },
  },
  {
    id: 'express',
    name: 'Express',
    price: money(4_500, 'USD'),
    earliestDelivery: '2027-03-04',
    latestDelivery: '2027-03-05',
    checkoutPrices: { shippingPrice: toUntaxed(4_500), total: toUntaxed(436_400), taxLines: exampleTaxes },
  },
];

/** A new cart in the United States: one device, one membership, no data about the buyer. */
export const exampleCheckout: Checkout = {
  id: 'Q2hlY2tvdXQ6dG9rZW4tMQ==',
  token: 'token-1',
  country: 'US',
  currency: 'USD',
  bundleType: 'INDIVIDUAL_NEW_USER',
  email: '',
  marketingOptIn: false,
  organizationName: '',
  references: noReferences,
  note: '',
  lines: [deviceLine, membershipLine],
  subtotal: toUntaxed(431_900),
  discount: money(0, 'USD'),
  voucherCode: '',
  refusedVoucher: null,
  shippingPrice: null,
  total: toUntaxed(431_900),
  estimatedDuty: null,
  isTaxFinal: false,
  isTaxEstimated: true,
  taxTreatment: 'NET_PLUS_TAX',
  taxRate: 0,
  taxName: null,
  taxLines: [],
  isShippingRequired: true,
  shippingAddress: null,
  billingAddress: null,
  shippingAddressLines: [],
  billingAddressLines: [],
  shippingMethods: [],
  shippingMethodId: null,
  paymentMethods: ['CREDIT_CARD'],
  electronicQuoteData: null,
  minimumTotal: null,
  requiredAttestations: ['LICENSED', 'TERMS_AND_CONDITIONS'],
  requiredTerms: [{ name: 'MASTER_TERMS', version: '2026-11-26' }],
  membershipTerm: {
    name: 'Individual membership',
    lastDay: '2028-02-29',
    nextTermDay: '2028-03-01',
    renewsAutomatically: false,
    trialDays: null,
    months: 12,
    price: toUntaxed(42_000),
    commitment: null,
  },
  changeInstead: null,
  organization: null,
  isAutoRenewalOffered: true,
  autoRenewal: false,
  isTaxIdOffered: false,
  taxId: '',
  taxIdStatus: null,
};

/** The same cart with everything that the review needs, except the card. */
export const completeCheckout: Checkout = {
  ...exampleCheckout,
  email: 'ada@clinic.example',
  shippingAddress: exampleAddress,
  billingAddress: exampleAddress,
  shippingAddressLines: exampleAddressLines,
  billingAddressLines: exampleAddressLines,
  shippingMethods: exampleShippingMethods,
  shippingMethodId: 'standard',
  shippingPrice: toUntaxed(0),
  isTaxFinal: true,
  isTaxEstimated: true,
  taxLines: exampleTaxes,
};

/** The checkout with another total, as if the server had priced it. */
export function withTotal(checkout: Checkout, cents: number): Checkout {
  return { ...checkout, total: toUntaxed(cents) };
}

/** A cart without anything to ship. */
export const membershipCheckout: Checkout = {
  ...exampleCheckout,
  lines: [membershipLine],
  isShippingRequired: false,
  subtotal: toUntaxed(42_000),
  total: toUntaxed(42_000),
};

/** The checkout once the buyer has chosen that its membership renews automatically. */
export const withAutoRenewal = (checkout: Checkout): Checkout => ({
  ...checkout,
  autoRenewal: true,
  membershipTerm: checkout.membershipTerm && { ...checkout.membershipTerm, renewsAutomatically: true },
  requiredAttestations: ['RENEWAL', ...checkout.requiredAttestations],
});

/** Versions of a checkout that can't be ordered, each violating another rule. */
export const unsoldVersionsOf = (checkout: Checkout) =>
  ({
    /** For example, a membership that isn't sold with its probe. */
    combination: { ...checkout, bundleType: null },
    /** Hong Kong sells the probes and the individual membership only. */
    plan: { ...checkout, country: 'HK', bundleType: 'TEAM_NEW_USER' },
    /** Kenya sells only one probe, and it isn't this one. */
    product: { ...checkout, country: 'KE', lines: [deviceLine], bundleType: 'BASIC_NEW_USER' },
    quantity: { ...checkout, lines: [{ ...deviceLine, quantity: 11 }], bundleType: 'BASIC_NEW_USER' },
    /** The organization's plan is active, and paid. */
    change: { ...checkout, changeInstead: 'UPGRADE_INSTEAD' },
  }) as const satisfies Readonly<Record<string, Checkout>>;
