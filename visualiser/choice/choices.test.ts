import { describe, expect, it } from 'vitest';
import { type Choice, chosenBy, nobody, refusalsOf } from './choices.ts';
import { planName } from './names.ts';
import { situationsMet } from './purchases.ts';

const chooseAll = (choice: Partial<Choice>) => chosenBy({ ...nobody, ...choice });

describe('a choice', () => {
  it('is null if nothing, or nothing known, is chosen', () => {
    expect(chosenBy(nobody)).toBeNull();
    expect(chooseAll({ country: 'XX', bundle: 'SOAP', role: 'KING', language: 'tlh' })).toBeNull();
  });

  it.each([
    [
      'keeps any for what is not chosen',
      { country: 'DE' },
      { language: null, bundleType: null, role: null, plan: null },
    ],
    ['has the languages of its country only', { country: 'KE', language: 'de' }, { language: null }],
    ['keeps visitors without a plan', { role: 'ANONYMOUS', plan: 'TEAM' }, { plan: null }],
    ['has the plan of an organization', { role: 'ADMIN', plan: 'TEAM' }, { role: 'ADMIN', plan: 'TEAM' }],
    ['takes what nobody knows as any', { country: 'XX', role: 'ADMIN' }, { country: null, role: 'ADMIN' }],
  ] as const)('%s', (_what, choice, expected) => {
    expect(chooseAll(choice)).toMatchObject(expected);
  });
});

it.each([
  [{ country: 'XX' }, { country: 'Unknown country “XX”; any country is shown instead.' }],
  [
    { country: 'KE', language: 'de' },
    { language: 'The shop isn’t available in “de” there; any language is shown instead.' },
  ],
  [{ language: 'tlh' }, { language: 'The shop isn’t available in “tlh”; any language is shown instead.' }],
  [{ bundle: 'SOAP' }, { bundle: 'Unknown bundle “SOAP”; any bundle is shown instead.' }],
  [{ role: 'KING' }, { role: 'Unknown role “KING”; any role is shown instead.' }],
  [{ plan: 'GOLD' }, { plan: 'Unknown plan “GOLD”; any plan is shown instead.' }],
  [
    { role: 'ANONYMOUS', plan: 'TEAM' },
    { plan: 'A visitor is on no plan; the plan in the address is left out.' },
  ],
  [{ country: 'DE', language: 'en', role: 'ADMIN', plan: 'TEAM' }, {}],
] as const)('of %o is said what is not known', (choice, said) => {
  expect(refusalsOf({ ...nobody, ...choice })).toEqual(said);
});

describe('the buyers that a choice includes', () => {
  const met = (choice: Partial<Choice>) =>
    situationsMet(chosenBy({ ...nobody, ...choice }) as never).map(({ situation }) => situation);

  it('are in one situation if everything is chosen', () => {
    const all = { country: 'US', bundle: 'TEAM_RENEWAL', role: 'MEMBER', plan: 'TEAM' };
    expect(met(all)).toMatchObject([{ isSold: true, mayStart: false }]);
  });

  it('are in several otherwise', () => {
    expect(met({ country: 'US' }).map(({ isShipped }) => isShipped)).toContain(false);
    expect(met({ country: 'US' }).map(({ isShipped }) => isShipped)).toContain(true);
  });

  it('are sold nothing in a disabled country', () => {
    expect(met({ country: 'KW' })).toMatchObject([{ isSold: false }]);
  });
});

it.each([
  ['NONE', 'No plan'],
  ['EMS', 'EMS'],
  ['MEDICAL_SCHOOL', 'Medical school'],
] as const)('the plan %s is called %s', (plan, name) => {
  expect(planName(plan)).toBe(name);
});
