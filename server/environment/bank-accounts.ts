import { type AccountName, accountNames, accountRegionOf } from '@sonde/machines/rules/payment';
import type { Variables } from './environment.schema.ts';

/** The seller's accounts for bank transfers, each in one line as buyers read it; a region without its own has the main one. */
export type BankAccounts = Readonly<Partial<Record<AccountName, string>>>;

const variableOf = (name: AccountName) =>
  name === 'MAIN' ? 'SELLER_BANK_ACCOUNT' : (`SELLER_BANK_ACCOUNT_${name}` as const);

/** The configured accounts; `invented` is that of the sandbox's seller, null for every other seller. */
export function bankAccounts(values: Variables, invented: string | null): BankAccounts {
  const configured = accountNames.flatMap((name) => {
    const account = values[variableOf(name)];
    return account === undefined ? [] : [[name, account] as const];
  });
  if (configured.length === 0 && invented !== null) return { MAIN: invented };
  return Object.fromEntries(configured);
}

/** The account to which buyers of a country's shop transfer; null if none is configured for it. */
export function bankAccountIn(accounts: BankAccounts, country: string): string | null {
  const region = accountRegionOf(country);
  return (region === null ? undefined : accounts[region]) ?? accounts.MAIN ?? null;
}
