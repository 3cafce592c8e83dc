import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const declaredBoolean = /\b([A-Za-z0-9]+)\??: boolean\b/g;

/** A question, or a verb with its object. */
const question =
  /^(?:is|has|may|needs|can|was|are|clears|counts|excludes|leaves|offers|pays|preselects|renews|sells)(?:[A-Z]|$)/;

/** Names of columns of data and of fields of the API and of stored snapshots. */
const fixedNames: Readonly<Record<string, readonly string[]>> = {
  'machines/rules/addresses/address.ts': ['served'],
  'machines/rules/addresses/tax-territories.ts': ['served'],
  'machines/rules/catalogue/country-permissions.ts': ['accessories', 'warranties'],
  'machines/rules/leads/lead.ts': ['emailOptIn'],
  'machines/rules/payment/payment-methods.ts': [
    'ownCurrencyOnly',
    'recurring',
    'debit',
    'consumersOnly',
    'forNothing',
    'preselected',
  ],
  'machines/rules/places/countries.ts': ['pricesInclude', 'enabled', 'main', 'reverseChargeEligible'],
  'machines/rules/promotions/vouchers.ts': ['oncePerCustomer', 'learnersOnly'],
  'machines/rules/sales/sale-effect.ts': ['autoRenewal'],
  'machines/rules/sales/sold-term.ts': ['autoRenewal'],
};

it('names every boolean of a rule as a question', () => {
  const rules = globSync('machines/rules/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  expect(rules.length).toBeGreaterThan(100);
  const found = rules.flatMap((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(declaredBoolean)].map(([, name = '']) => name);
    const others = names.filter((name) => !question.test(name));
    return others.length === 0 ? [] : [[file, others] as const];
  });
  expect(Object.fromEntries(found)).toEqual(fixedNames);
});
