import { money, type TaxedMoney } from '../money/index.ts';
import type { SkuPrice } from '../catalogue/index.ts';
import type { ProOffers } from './pro-custom.types.ts';

const usd = (amount: number): TaxedMoney => ({
  net: money(amount, 'USD'),
  tax: money(0, 'USD'),
  gross: money(amount, 'USD'),
});
const once = (amount: number): SkuPrice => ({
  price: usd(amount),
  renewsAfterMonths: null,
  renewalPrice: null,
});
const every = (months: number, amount: number): SkuPrice => ({
  price: usd(amount),
  renewsAfterMonths: months,
  renewalPrice: usd(amount),
});

/** A small catalog of Pro plans for tests: human medicine with seats and features, veterinary medicine with two terms. */
export const proOffers: ProOffers = {
  devices: [
    { slug: 'iq3', productLine: 'IQ_3', variants: [{ connector: 'usb-c', sku: 'IQ3-USBC' }] },
    {
      slug: 'iq-plus',
      productLine: 'IQ_PLUS',
      variants: [
        { connector: 'usb-c', sku: 'IQP-USBC' },
        { connector: 'lightning', sku: 'IQP-LTG' },
      ],
    },
    {
      slug: 'iq-plus-vet',
      productLine: 'IQ_PLUS_VET',
      variants: [
        { connector: 'usb-c', sku: 'IQV-USBC' },
        { connector: 'lightning', sku: 'IQV-LTG' },
      ],
    },
    { slug: 'iq', productLine: 'IQ', variants: [{ connector: 'lightning', sku: 'IQ-LTG' }] },
  ],
  plans: [
    {
      market: 'HUMAN',
      productLine: null,
      sku: 'SUB-PROC-1Y',
      months: 12,
      included: 5,
      seats: { sku: 'SUB-PROC-SEAT-1Y', included: 5, most: 500 },
      features: [
        { sku: 'SUB-PROC-COLL-TELE-1Y', useArea: 'COLLABORATION' },
        { sku: 'SUB-PROC-DIAG-CARDIAC-1Y', useArea: 'DIAGNOSTIC_TOOLS' },
      ],
    },
    ...([12, 36] as const).map((months) => ({
      market: 'VETERINARY' as const,
      productLine: 'IQ_PLUS_VET' as const,
      sku: `SUB-PRO-VET-${months / 12}Y`,
      months,
      included: 5,
      seats: null,
      features: [],
    })),
  ],
  prices: {
    'IQ3-USBC': once(389_900),
    'IQP-USBC': once(299_900),
    'IQP-LTG': once(299_900),
    'IQV-USBC': once(299_900),
    'IQV-LTG': once(299_900),
    'SUB-PROC-1Y': every(12, 180_000),
    'SUB-PROC-SEAT-1Y': every(12, 30_000),
    'SUB-PROC-COLL-TELE-1Y': every(12, 24_000),
    'SUB-PROC-DIAG-CARDIAC-1Y': every(12, 36_000),
    'SUB-PRO-VET-1Y': every(12, 150_000),
    'SUB-PRO-VET-3Y': every(36, 390_000),
  },
};
