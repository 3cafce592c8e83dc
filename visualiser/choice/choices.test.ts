import { describe, expect, it } from 'vitest';
import { type Choice, chosenBy, nobody } from './choices.ts';

const chosen = (choice: Partial<Choice>) => chosenBy({ ...nobody, ...choice });

describe('a choice', () => {
  it('is none where nothing is chosen', () => {
    expect(chosenBy(nobody)).toBeNull();
  });

  it.each([
    [
      'fills in what is not chosen',
      { country: 'DE' },
      {
        country: 'DE',
        language: 'de',
        bundleType: 'INDIVIDUAL_NEW_USER',
        role: 'ANONYMOUS',
        plan: 'NONE',
        market: 'HUMAN',
      },
    ],
    ['knows the market by the bundle', { bundle: 'TEAM_NEW_USER_VET' }, { market: 'VETERINARY' }],
    ['has the languages of its country only', { country: 'KE', language: 'de' }, { language: 'en' }],
    ['keeps visitors without a plan', { role: 'ANONYMOUS', plan: 'TEAM' }, { plan: 'NONE' }],
    ['has the plan of an organization', { role: 'ADMIN', plan: 'TEAM' }, { role: 'ADMIN', plan: 'TEAM' }],
    [
      'takes what nobody knows as not chosen',
      { country: 'XX', bundle: 'SOAP', role: 'KING' },
      { country: 'US', bundleType: 'INDIVIDUAL_NEW_USER', role: 'ANONYMOUS' },
    ],
  ] as const)('%s', (_what, choice, expected) => {
    expect(chosen(choice)).toMatchObject(expected);
  });
});
