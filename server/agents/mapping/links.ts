import type { Market } from '@sonde/machines/rules/catalogue';
import type { StoredCheckout } from '../../modules/checkout/checkout.model.ts';

type Shop = Pick<StoredCheckout, 'country' | 'language'>;

/** The address of a page of the buyer's shop, below its country and language. */
const pageUrl = (publicUrl: string, { country, language }: Shop, path: string): string =>
  `${publicUrl}/${country.toLowerCase()}/${language}/${path}`;

/** Where the buyer's shop begins. */
export const shopUrl = (publicUrl: string, shop: Shop): string => pageUrl(publicUrl, shop, '');

const learnerPages: Readonly<Record<Market, string>> = {
  HUMAN: 'learner-status-verification/',
  VETERINARY: 'vet-learner-status-verification/',
};

/** Where a learner of a market proves that they are one, and gets a code of their own. */
export const learnerUrl = (publicUrl: string, shop: Shop, market: Market): string =>
  pageUrl(publicUrl, shop, learnerPages[market]);

const salesPages: Readonly<Record<Market, string>> = {
  HUMAN: 'form/contact/',
  VETERINARY: 'form/vet-contact/',
};

/** Where our sales team is asked for what the shop doesn't sell by itself. */
export const salesUrl = (publicUrl: string, shop: Shop, market: Market): string =>
  pageUrl(publicUrl, shop, salesPages[market]);

/** The pages that a platform shows beside every checkout. */
export const legalLinks = (publicUrl: string, shop: Shop) => [
  { type: 'terms_of_service', url: pageUrl(publicUrl, shop, 'terms-and-conditions/') },
  { type: 'privacy_policy', url: pageUrl(publicUrl, shop, 'data-protection/') },
  { type: 'refund_policy', url: pageUrl(publicUrl, shop, 'returns/') },
  { type: 'shipping_policy', url: pageUrl(publicUrl, shop, 'delivery/') },
];

/** Where the buyer continues a checkout, with everything that was entered. */
export const checkoutUrl = (publicUrl: string, shop: Shop, token: string): string =>
  pageUrl(publicUrl, shop, `checkout/${token}/`);

/** Where a quote is paid, by whoever approves it. */
export const orderPaymentUrl = (publicUrl: string, shop: Shop, token: string): string =>
  pageUrl(publicUrl, shop, `order-payment/${token}/`);

/** Where the buyer follows an order. */
export const orderUrl = (publicUrl: string, shop: Shop, token: string): string =>
  pageUrl(publicUrl, shop, `payment-details/${token}/`);
