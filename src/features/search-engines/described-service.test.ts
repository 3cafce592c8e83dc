import { describe, expect, it } from 'vitest';
import { money } from '@sonde/machines/rules/money';
import { serviceData } from './described-service.ts';

const delivery = {
  price: money(1900, 'USD'),
  earliest: '2026-12-03',
  latest: '2026-12-07',
  today: '2026-11-28',
};

describe('an offer says to search engines', () => {
  it('what shipping costs, where to, and how many days it takes', () => {
    expect(serviceData({ delivery, returnDays: null }, 'US')).toEqual({
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
        shippingRate: { '@type': 'MonetaryAmount', value: '19.00', currency: 'USD' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 1, unitCode: 'DAY' },
          transitTime: { '@type': 'QuantitativeValue', minValue: 4, maxValue: 8, unitCode: 'DAY' },
        },
      },
    });
  });

  it('how long it may be sent back, and that this is free', () => {
    expect(serviceData({ delivery: null, returnDays: 30 }, 'DE')).toEqual({
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      },
    });
  });

  it('nothing that isn’t known', () => {
    expect(serviceData({ delivery: null, returnDays: null }, 'AE')).toEqual({});
  });
});
