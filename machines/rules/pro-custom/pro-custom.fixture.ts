import { everyMonths, offers } from '../catalogue/index.ts';
import type { ProOffers } from './pro-custom.types.ts';

/**
 * Pro plans for tests, with the probes of the small catalog: human medicine with seats and features, veterinary medicine
 * with two terms.
 */
export const proOffers: ProOffers = {
  devices: offers.devices,
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
    ...offers.prices,
    'SUB-PROC-1Y': everyMonths(12, 180_000),
    'SUB-PROC-SEAT-1Y': everyMonths(12, 30_000),
    'SUB-PROC-COLL-TELE-1Y': everyMonths(12, 24_000),
    'SUB-PROC-DIAG-CARDIAC-1Y': everyMonths(12, 36_000),
    'SUB-PRO-VET-1Y': everyMonths(12, 150_000),
    'SUB-PRO-VET-3Y': everyMonths(36, 390_000),
  },
};
