import { beforeEach, expect, it } from 'vitest';
import { chosenPlan } from './chosen-plan.ts';
import { lastingStorage } from './browser-storage.ts';

beforeEach(() => chosenPlan.forget());

it('remembers the plan that was chosen last in a country, until it is forgotten', () => {
  chosenPlan.remember('US', { plan: 'team', period: '1-year' });
  chosenPlan.remember('US', { plan: 'individual-forever', period: null });
  expect(chosenPlan.remembered('US')).toEqual({ plan: 'individual-forever', period: null });
  expect(chosenPlan.remembered('DE')).toBeNull();
  chosenPlan.forget();
  expect(chosenPlan.remembered('US')).toBeNull();
});

it.each([
  '',
  'team',
  '{}',
  '{"country":"US","plan":1,"period":null}',
  '{"country":"US","plan":"team"}',
  'null',
  '[]',
])('ignores %j, which the shop has not written', (text) => {
  lastingStorage.write('sonde.plan', text);
  expect(chosenPlan.remembered('US')).toBeNull();
});
