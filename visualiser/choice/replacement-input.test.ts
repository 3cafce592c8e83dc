import { expect, it } from 'vitest';
import { replacementInput } from './replacement-input.ts';
import { type Choice, chosenBy, nobody } from './choices.ts';
import { beginningsOf, situationsMet } from './purchases.ts';

const begun = 'NL TEAM_UPGRADE ADMIN INDIVIDUAL HUMAN review';

function instead(machine: string, choice: Partial<Choice>, input = begun): string | null {
  const chosen = chosenBy({ ...nobody, ...choice });
  if (chosen === null) throw new Error('Nothing that is known is chosen.');
  return replacementInput(input, chosen, beginningsOf(machine, chosen, situationsMet(chosen)));
}

it.each([
  ['the same country', { country: 'NL' }, null],
  [
    'the same buyer in all that is chosen',
    { bundle: 'TEAM_UPGRADE', role: 'ADMIN', plan: 'INDIVIDUAL' },
    null,
  ],
  ['a language, which is nobody’s own', { language: 'de' }, null],
  [
    'another country: the same link',
    { country: 'DE', bundle: 'TEAM_UPGRADE', role: 'ADMIN', plan: 'INDIVIDUAL' },
    'DE TEAM_UPGRADE ADMIN INDIVIDUAL HUMAN review',
  ],
  [
    'another plan',
    { country: 'NL', bundle: 'TEAM_RENEWAL', role: 'ADMIN', plan: 'TEAM' },
    'NL TEAM_RENEWAL ADMIN TEAM HUMAN review',
  ],
])('after a checkout was begun, the choice is %s', (_what, choice, expected) => {
  expect(instead('checkout', choice)).toBe(expected);
});

it('replaces an example without a buyer', () => {
  expect(instead('cart', { country: 'DE', bundle: 'TEAM_UPGRADE', role: 'ADMIN' }, 'none')).toMatch(
    /^DE TEAM_UPGRADE ADMIN \w+ HUMAN none$/,
  );
});

it('is null if the machine does not depend on buyers', () => {
  expect(instead('order', { country: 'DE' }, 'new')).toBeNull();
});
