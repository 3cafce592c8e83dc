import { expect, it } from 'vitest';
import { completeCheckout, exampleAddress } from '../testing/index.ts';
import { isTrialRenewalForbidden } from './trial-renewal.ts';

const term = { ...completeCheckout.membershipTerm!, trialDays: 30 };
const inArea = (country: string, countryArea: string) => ({ ...exampleAddress, country, countryArea });

it.each([
  ['a trial that is shipped to Quebec', { shippingAddress: inArea('CA', 'QC') }, true],
  ['a trial that is billed to Quebec', { billingAddress: inArea('CA', 'QC') }, true],
  ['a trial in Ontario', { shippingAddress: inArea('CA', 'ON') }, false],
  ['a trial without an address so far', { shippingAddress: null, billingAddress: null }, false],
  [
    'a paid membership in Quebec',
    { shippingAddress: inArea('CA', 'QC'), membershipTerm: { ...term, trialDays: null } },
    false,
  ],
  ['accessories in Quebec', { shippingAddress: inArea('CA', 'QC'), membershipTerm: null }, false],
])('%s can’t continue as a paid membership: %s', (_what, changes, isForbidden) => {
  expect(isTrialRenewalForbidden({ ...completeCheckout, membershipTerm: term, ...changes })).toBe(
    isForbidden,
  );
});
