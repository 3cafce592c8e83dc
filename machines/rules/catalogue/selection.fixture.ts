import { everyMonths, once, usd } from './sku-price.fixture.ts';
import type { PricedOffers } from './selection-price.ts';

/** A small catalog with one option of every kind, for tests of the product page. */
export const offers: PricedOffers = {
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
    { slug: 'core', period: '1-year', planFamily: 'CORE', sku: 'SUB-CORE-1Y' },
    { slug: 'individual', period: '1-year', planFamily: 'INDIVIDUAL', sku: 'SUB-IND-1Y' },
    { slug: 'individual', period: '3-years', planFamily: 'INDIVIDUAL', sku: 'SUB-IND-3Y' },
    {
      slug: 'team',
      period: '1-year',
      planFamily: 'TEAM',
      sku: 'SUB-TEAM-1Y',
      seats: { sku: 'SUB-TEAM-SEAT-1Y', included: 5, most: 50 },
    },
    {
      slug: 'pro',
      period: '1-year',
      planFamily: 'PRO_CUSTOM',
      productLine: 'IQ_PLUS_VET',
      sku: 'SUB-PRO-VET-1Y',
    },
    { slug: 'individual-forever', period: null, planFamily: 'INDIVIDUAL_FOREVER', sku: 'SUB-FOREVER' },
  ],
  warranties: [
    { slug: '2-years', market: 'HUMAN', sku: 'WAR-2Y' },
    { slug: '3-years', market: 'HUMAN', sku: 'WAR-3Y' },
    { slug: '2-years', market: 'VETERINARY', sku: 'WAR-VET-2Y' },
  ],
  accessories: [
    { slug: 'cable-usb-c', sku: 'CBL-USBC', connector: 'usb-c' },
    { slug: 'cable-lightning', sku: 'CBL-LTG', connector: 'lightning' },
    { slug: 'case', sku: 'CASE', connector: null },
  ],
  preselectsMembership: true,
  prices: {
    'IQ3-USBC': once(389_900),
    'IQP-USBC': once(299_900),
    'IQP-LTG': once(299_900),
    'IQV-USBC': once(299_900),
    'IQV-LTG': once(299_900),
    'IQ-LTG': once(199_900),
    'SUB-CORE-1Y': everyMonths(12, 96_000),
    'SUB-IND-1Y': everyMonths(12, 42_000),
    'SUB-IND-3Y': everyMonths(36, 113_400),
    'SUB-TEAM-1Y': everyMonths(12, 180_000),
    'SUB-TEAM-SEAT-1Y': everyMonths(12, 36_000),
    'SUB-PRO-VET-1Y': everyMonths(12, 222_000),
    'SUB-FOREVER': once(294_000),
    'WAR-2Y': once(24_900),
    'WAR-3Y': once(44_900),
    'WAR-VET-2Y': once(24_900),
    'CBL-USBC': once(7_900),
    'CBL-LTG': once(7_900),
    CASE: once(4_900),
  },
};

/** The same catalog with a second term for teams: a plan whose buyers choose both term and members. */
export const offersWithLongTeams: PricedOffers = {
  ...offers,
  plans: [
    ...offers.plans,
    {
      slug: 'team',
      period: '3-years',
      planFamily: 'TEAM',
      sku: 'SUB-TEAM-3Y',
      seats: { sku: 'SUB-TEAM-SEAT-3Y', included: 5, most: 50 },
    },
  ],
  prices: {
    ...offers.prices,
    'SUB-TEAM-3Y': everyMonths(36, 486_000),
    'SUB-TEAM-SEAT-3Y': everyMonths(36, 97_200),
  },
};

/** The same catalog with a trial of Individual, as in the countries that offer one. */
export const offersWithTrial: PricedOffers = {
  ...offers,
  plans: [
    ...offers.plans,
    {
      slug: 'individual',
      period: '30-day-trial',
      planFamily: 'INDIVIDUAL',
      sku: 'SUB-IND-TRIAL',
      trialDays: 30,
    },
  ],
  prices: { ...offers.prices, 'SUB-IND-TRIAL': { ...everyMonths(12, 42_000), price: usd(0) } },
};
