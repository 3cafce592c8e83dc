import { expect, it } from 'vitest';
import { bankAccountIn } from './bank-accounts.ts';
import { parseEnvironment } from './environment.ts';

function accountIn(country: string, env: Readonly<Record<string, string>>): string | null {
  const parsed = parseEnvironment(env);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return bankAccountIn(parsed.environment.bankAccounts, country);
}

const own = { SELLER_NAME: 'Echo Inc.' };
const both = { ...own, SELLER_BANK_ACCOUNT: 'main', SELLER_BANK_ACCOUNT_AU: 'Sydney' };

it.each<[shop: string, country: string, env: Readonly<Record<string, string>>, account: string | null]>([
  ['without an account', 'US', own, null],
  ['with the main account', 'US', both, 'main'],
  ['in a region with an account of its own', 'NZ', both, 'Sydney'],
  ['in no region', 'AE', both, 'main'],
  ['outside the one region with an account', 'US', { ...own, SELLER_BANK_ACCOUNT_GB: 'London' }, null],
])('a shop %s', (_shop, country, env, account) => {
  expect(accountIn(country, env)).toBe(account);
});

it('only the sandbox’s own seller has an invented account, and none where real money is taken', () => {
  const live = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(accountIn('DE', {})).toContain('IBAN');
  expect(accountIn('DE', own)).toBeNull();
  expect(accountIn('DE', live)).toBeNull();
  expect(accountIn('DE', { SELLER_BANK_ACCOUNT_US: 'Boston' })).toBeNull();
});

it('an account is one line', () => {
  expect(parseEnvironment({ SELLER_BANK_ACCOUNT: 'two\nlines' })).toEqual({
    ok: false,
    problems: [
      'SELLER_BANK_ACCOUNT must be a bank account on one line, with its holder and numbers, of at most 200 characters, but is "two\nlines".',
    ],
  });
});
