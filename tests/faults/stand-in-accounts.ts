import type { Sql } from '../../server/db/connect.ts';
import { parseEnvironment } from '../../server/environment/environment.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { openCardAccount } from '../../server/open-stand-ins.ts';
import type { FaultDatabase } from './fault-database.ts';
import { type RunningStore, tokenSecret } from './running-store.ts';

/** With what a test opens the accounts that a store at a URL has at the stand-ins. */
export function accountOptions(sql: Sql, url: string) {
  const parsed = parseEnvironment({});
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  const addresses = { ownAddress: url, standInAddress: `${url}/sandbox`, publicUrl: url };
  return { environment: parsed.environment, sql, ...addresses, tokenSecret, reportError: () => {} };
}

/** A provider that tells no one what is unclear. */
export const silent = { report: () => {}, alert: () => {} };

/** The store's card provider. */
export const providerFor = (sql: Sql, url: string) =>
  createStripeProvider({ ...openCardAccount(accountOptions(sql, url)), ...silent });

/** Answers the bank's question about a card. */
export async function answerBank(
  database: Pick<FaultDatabase, 'look'>,
  store: Pick<RunningStore, 'url'>,
  { secret, answer }: { readonly secret: string; readonly answer: 'complete' | 'fail' },
): Promise<void> {
  const [challenge] = await database.look(
    (sql) => sql<[{ id: string }]>`
      select id from card_sandbox.document
      where kind = 'authentication' and document->>'payment_intent' = ${secret.split('_secret')[0] ?? ''}`,
  );
  await fetch(`${store.url}/sandbox/card/three-d-secure/${challenge.id}`, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });
}
