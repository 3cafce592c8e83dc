import type { AddressInput } from '../../address/index.ts';
import { exampleAddress, otherAddress } from '../example-checkout.ts';
import { exampleInput } from '../start-checkout.ts';
import { exampleCanadianRules } from '../example-address-rules.ts';
import { answers, type Scenario, noResponse } from './scenario.ts';

const { addressRules } = exampleInput;
const form = (postalCode: string): AddressInput => ({
  address: { ...exampleAddress, postalCode },
  purpose: 'destination',
  rules: addressRules,
});

export const addressScenario: Scenario = {
  inputs: {
    complete: { sentence: 'a form that is filled in', input: form('94105') },
    incomplete: { sentence: 'a form without a postal code', input: form('') },
    abroad: {
      sentence: 'an address in a country whose format is not loaded yet',
      input: { ...form('K1A 0B1'), address: { ...exampleAddress, country: 'CA', countryArea: 'ON' } },
    },
  },
  events: [
    {
      sentence: 'the buyer types the postal code',
      event: { type: 'address.field.changed', field: 'postalCode', value: '94105' },
    },
    {
      sentence: 'the buyer types half a postal code',
      event: { type: 'address.field.changed', field: 'postalCode', value: '94' },
    },
    {
      sentence: 'the buyer leaves the postal code',
      event: { type: 'address.field.left', field: 'postalCode' },
    },
    {
      sentence: 'the buyer chooses Canada',
      event: { type: 'address.country.changed', country: 'CA' },
    },
    {
      sentence: 'the buyer chooses the United States',
      event: { type: 'address.country.changed', country: 'US' },
    },
    { sentence: 'the buyer continues', event: { type: 'address.submitted' } },
    { sentence: 'the address step opens', event: { type: 'address.opened' } },
    { sentence: 'the address step closes', event: { type: 'address.closed' } },
    {
      sentence: 'the flow around it has another address',
      event: { type: 'address.known', address: otherAddress, purpose: 'destination' },
    },
    { sentence: 'the address is saved', event: { type: 'address.saved' } },
    {
      sentence: 'the buying organization gets a name',
      event: { type: 'address.organization.renamed', before: '', after: 'Bay Clinic' },
    },
  ],
  services: {
    loadAddressRules: {
      outcomes: {
        loaded: answers('the shop returns the country’s address format', exampleCanadianRules),
        silent: noResponse('the shop does not answer'),
      },
    },
  },
  limit: 100,
};
