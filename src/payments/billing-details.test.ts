import { describe, expect, it } from 'vitest';
import { billingDetailsOf } from './billing-details.ts';

const empty = {
  firstName: '',
  lastName: '',
  companyName: '',
  streetAddress1: '',
  streetAddress2: '',
  city: '',
  postalCode: '',
  country: '',
  countryArea: '',
  phone: '',
};

describe('billingDetailsOf', () => {
  it('gives the provider what it knows of an address', () => {
    const address = {
      ...empty,
      firstName: 'Ada',
      lastName: 'Rahman',
      streetAddress1: ' 1 Main St ',
      city: 'Boston',
      postalCode: '02108',
      country: 'US',
      countryArea: 'MA',
      phone: '+16175550100',
      companyName: 'Clinic',
    };
    expect(billingDetailsOf(address, 'ada@clinic.example')).toEqual({
      name: 'Ada Rahman',
      email: 'ada@clinic.example',
      phone: '+16175550100',
      address: { line1: '1 Main St', city: 'Boston', state: 'MA', postal_code: '02108', country: 'US' },
    });
  });

  it('omits empty values', () => {
    expect(billingDetailsOf(empty, '')).toEqual({ address: {} });
  });
});
