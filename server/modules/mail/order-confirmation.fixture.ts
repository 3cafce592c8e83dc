import { noReferences } from '@sonde/machines/rules/checkout';
import { type Currency, money } from '@sonde/machines/rules/money';
import { taxOnNet } from '@sonde/machines/rules/tax';
import { itemName } from '../order/item-name.ts';
import type { ConfirmedOrder } from '../order/order.model.ts';
import type { ConfirmingShop } from './order-confirmation.ts';

const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: 'Byron & Daughters <Clinic>',
  streetAddress1: '1 Market Street',
  streetAddress2: '',
  city: 'San Francisco',
  postalCode: '94105',
  country: 'US',
  countryArea: 'CA',
  phone: '+14155552671',
};
/** A line's defaults: bought once, and paid. */
export const line = {
  isFreeItem: false,
  renewsAfterMonths: null,
  renewalPrice: null,
  productSlug: 'iq3',
} as const;
/** A price with California's tax. */
export const taxedInCalifornia = (net: number, currency: Currency = 'USD') =>
  taxOnNet(money(net, currency), 72_500);
/** An order from California, in a given currency. */
export const orderIn = (currency: Currency): ConfirmedOrder => {
  const inCurrency = (net: number) => taxedInCalifornia(net, currency);
  return {
    id: '6f1c1f0e-6a0b-4c39-9a63-0b1b1f0f4a11',
    number: '100017',
    status: 'UNFULFILLED',
    paymentStatus: 'PAID',
    chargeStatus: 'FULLY_CHARGED',
    transferred: money(0, currency),
    country: 'US',
    currency,
    language: 'en',
    email: 'ada@clinic.example',
    userId: null,
    organizationId: null,
    bundleType: 'INDIVIDUAL_NEW_USER',
    organizationName: 'Byron & Daughters',
    ...noReferences,
    purchaseOrderNumber: 'PO-7',
    referralCode: null,
    voucherCode: 'WELCOME10',
    discountName: 'Welcome',
    paymentMethod: 'CREDIT_CARD',
    sale: null,
    autoRenewal: true,
    attestations: ['TERMS_AND_CONDITIONS'],
    acceptedTerms: [{ name: 'MASTER_TERMS', version: '2026-11-26' }],
    taxTreatment: 'NET_PLUS_TAX',
    taxRatePpm: 72_500,
    taxLines: [
      {
        code: 'SALES_TAX',
        jurisdiction: 'US-CA',
        ratePpm: 72_500,
        amount: inCurrency(741_520).tax,
        registrationNumber: null,
      },
    ],
    taxSource: 'RATES',
    taxCalculationId: null,
    taxId: null,
    lines: [
      {
        ...line,
        sku: 'IQ3-USBC',
        kind: 'DEVICE',
        productName: 'Sonde IQ3',
        variantName: 'USB-C',
        quantity: 2,
        unitPrice: inCurrency(389_900),
        undiscountedUnitPrice: inCurrency(389_900),
        total: inCurrency(779_800),
        totalDiscounted: inCurrency(701_820),
      },
      {
        ...line,
        sku: 'SUB-IND-1Y',
        kind: 'SUBSCRIPTION',
        productName: 'Individual membership',
        variantName: '1 year',
        quantity: 1,
        unitPrice: inCurrency(42_000),
        undiscountedUnitPrice: inCurrency(42_000),
        total: inCurrency(42_000),
        totalDiscounted: inCurrency(37_800),
        renewsAfterMonths: 12,
        renewalPrice: inCurrency(42_000),
      },
    ],
    subtotal: inCurrency(821_800),
    discount: money(82_180, currency),
    shipping: inCurrency(1900),
    total: inCurrency(741_520),
    shippingMethod: { id: 'us-standard', name: 'Standard' },
    deliveryWindow: { earliest: '2026-11-24', latest: '2026-11-26' },
    shippingAddress: address,
    billingAddress: { ...address, city: 'Oakland' },
    placedAt: new Date('2026-11-21T04:00:00Z'),
    confirmedAt: new Date('2026-11-21T04:00:00Z'),
    quoteStatus: null,
    quotedAt: null,
    quoteExpiresAt: null,
    quoteData: null,
    note: '',
    invoice: null,
    membershipTerm: {
      name: itemName('Individual membership', '1 year', 'en'),
      startsOn: '2026-11-20',
      lastDay: '2027-11-19',
      nextTermDay: '2027-11-20',
      renewsAutomatically: true,
      trialDays: null,
      months: 12,
      price: inCurrency(42_000),
      commitment: null,
    },
    fulfillments: [],
    payments: [
      {
        id: '0b1b1f0f-4a11-4c39-9a63-6f1c1f0e6a0b',
        gateway: 'stripe',
        method: 'CREDIT_CARD',
        amount: money(795_280, currency),
        createdAt: new Date('2026-11-20T15:00:00Z'),
        refunded: money(0, currency),
        disputedAt: null,
        entries: [],
        status: 'SUCCEEDED',
        debitFailure: null,
        verificationUrl: null,
        details: { brand: 'amex', lastDigits: '0005', expMonth: 12, expYear: 2031 },
      },
    ],
  };
};

/** The same order in dollars. */
export const order = orderIn('USD');

/** The shop in the confirmation. */
export const shop: ConfirmingShop = {
  mailDomain: 'sonde.example',
  orderUrl: 'https://shop.example/us/en/confirmation/token/',
  termsUrl: 'https://shop.example/us/en/terms-and-conditions/',
  cancelUrl: 'https://shop.example/us/en/cancel-contract/',
  accountUrl: 'https://shop.example/us/en/my-account/',
  labelUrl: 'https://shop.example/us/en/trade-in-label/token/',
  seller: { name: 'Sonde & Sons', address: '1 Quay, Dublin', country: 'IE', vatNumber: 'IE1234567FA' },
  supportPhones: {
    AMERICA: '+1 800 555 0142',
    BRITAIN: '+44 20 7946 0142',
    EUROPE: '+49 30 23125 142',
    OCEANIA: '+61 2 5550 0142',
  },
  supportEmail: 'help@sonde.example',
  supportUrl: null,
};

/** The visible text of the HTML, with white space collapsed. */
export const visibleText = (html: string) =>
  html
    .replace(/<(style|title)>[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?a\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
