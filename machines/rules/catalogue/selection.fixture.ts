import type { Offers } from './selection.types.ts';

/** A small catalog with one option of every kind, for tests of the product page. */
export const offers: Offers = {
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
};
