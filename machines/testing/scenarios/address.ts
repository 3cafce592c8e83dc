import type { AddressInput } from '../../address/index.ts';
import { exampleAddress } from '../example-checkout.ts';
import { exampleInput } from '../start-checkout.ts';
import type { Scenario } from './scenario.ts';

const { addressRules } = exampleInput;
const form = (postalCode: string): AddressInput => ({
  address: { ...exampleAddress, postalCode },
  problems: [],
  rules: addressRules,
});

export const addressScenario: Scenario = {
  inputs: {
    complete: { sentence: 'a form that is filled in', input: form('94105') },
    incomplete: { sentence: 'a form without a postal code', input: form('') },
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
    { sentence: 'the buyer continues', event: { type: 'address.submitted' } },
  ],
  services: {},
  limit: 100,
};
