import { describe, expect, it } from 'vitest';
import { bundleTypes } from '../../rules/catalogue/index.ts';
import { countries } from '../../rules/places/index.ts';
import { isInRegistry } from '../../rules/tax/index.ts';
import { verdictOn } from './eligible.ts';
import { isPurchase, type Purchase, roles } from './purchase.ts';
import { everythingAllowed, decodeSituation, situationOf, situations, tokenOf } from './situation.ts';

const probe: Purchase = {
  country: 'DE',
  bundleType: 'INDIVIDUAL_NEW_USER',
  role: 'ANONYMOUS',
  plan: 'NONE',
  market: 'HUMAN',
};
const renewal: Purchase = { ...probe, bundleType: 'TEAM_RENEWAL', role: 'ADMIN', plan: 'TEAM' };

describe('the situation of a purchase', () => {
  it.each([
    ['a device in Germany', {}, {}],
    ['a device in the United States', { country: 'US' }, { mayReverseCharge: false }],
    ['a device in the seller’s country', { country: 'IE' }, { mayReverseCharge: false }],
    ['a newer device in Kenya', { country: 'KE' }, { isSold: false }],
    ['a plan that only the United States sell', { bundleType: 'CLINIC_NEW_USER' }, { isSold: false }],
    ['cables', { bundleType: 'ACCESSORIES_ONLY' }, {}],
    ['a trial in Germany', { bundleType: 'INDIVIDUAL_FREE_TRIAL' }, { mayStart: false, isShipped: false }],
    [
      'a trial in the United States',
      { bundleType: 'INDIVIDUAL_FREE_TRIAL', country: 'US', role: 'ADMIN' },
      { isShipped: false, isTaxIdOffered: false, mayReverseCharge: false },
    ],
    ['a renewal by the admin', renewal, { isShipped: false }],
    ['a renewal by a member', { ...renewal, role: 'MEMBER' }, { isShipped: false, mayStart: false }],
    [
      'a renewal of a plan for ever',
      { ...renewal, plan: 'INDIVIDUAL_FOREVER' },
      { isShipped: false, mayStart: false },
    ],
    ['a plan that sales manages', { ...renewal, plan: 'HOSPITAL' }, { isShipped: false, mayStart: false }],
  ] as const)('%s', (_what, change, differing) => {
    expect(situationOf({ ...probe, ...change })).toEqual({ ...everythingAllowed, ...differing });
  });

  it('is in the list, for every country, bundle and role', () => {
    const met = countries.flatMap(({ code }) =>
      bundleTypes.flatMap((bundleType) =>
        roles.map((role) => tokenOf(situationOf({ ...probe, country: code, bundleType, role }))),
      ),
    );
    const known = situations.map(tokenOf);
    expect([...new Set(met)].filter((token) => !known.includes(token))).toEqual([]);
  });

  it('survives encoding as a token', () => {
    expect(situations.map((situation) => decodeSituation(tokenOf(situation)))).toEqual(situations);
    expect(decodeSituation('token-1')).toEqual(everythingAllowed);
  });

  it('needs the register wherever the tax may be removed', () => {
    const eligible = countries.filter(({ reverseChargeEligible }) => reverseChargeEligible);
    expect(eligible.filter(({ code }) => !isInRegistry(code))).toEqual([]);
  });
});

describe('a verdict', () => {
  it('lists the subscription states that allow a purchase', () => {
    expect(verdictOn(renewal).allowed).toEqual(['ENDING', 'TRIALING', 'PAST_DUE', 'CANCELED']);
    expect(verdictOn(renewal).refused.map(({ standing }) => standing)).toEqual(['ACTIVE']);
    expect(verdictOn({ ...renewal, role: 'MEMBER' }).refused[0]?.eligibility.code).toBe('NO_PERMISSIONS');
  });
});

describe('a buyer', () => {
  it.each([
    ['a visitor on no plan', {}, true],
    ['a visitor on a plan', { plan: 'TEAM' }, false],
    ['an organization for animals that wants a device for people', { market: 'VETERINARY' }, false],
    [
      'an organization for animals that wants cables',
      { market: 'VETERINARY', bundleType: 'ACCESSORIES_ONLY' },
      true,
    ],
  ] as const)('%s', (_what, change, isPossible) => {
    expect(isPurchase({ ...probe, ...change })).toBe(isPossible);
  });
});
