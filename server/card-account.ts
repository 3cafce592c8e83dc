import { createHmac } from 'node:crypto';
import type { Sql } from './db/connect.ts';
import type { Environment } from './environment/environment.ts';
import { createCardSandbox, type CardSandbox } from './sandbox/card/card-sandbox.ts';
import { createPostgresCardSandboxStore } from './sandbox/card/postgres-store.ts';

/** Who takes the money: a real provider's account, or the stand-in that plays one. */
export interface CardAccount {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string | null;
  /** Null where a real account is configured. */
  readonly sandbox: CardSandbox | null;
}

export interface CardAccountOptions {
  readonly environment: Environment;
  readonly sql: Sql;
  /** Where this process hears itself, for the stand-in's webhooks. */
  readonly ownAddress: string;
  /** Where this process reaches the stand-ins, without a slash at the end. */
  readonly standInAddress: string;
  readonly publicUrl: string;
  readonly tokenSecret: string;
  readonly reportError: (error: unknown) => void;
}

/** The stand-in's keys are this shop's own, so that a key of another shop opens nothing. */
const derivedKey = (secret: string, name: string) =>
  createHmac('sha256', secret).update(`card-sandbox:${name}`).digest('hex').slice(0, 32);

/** The account of the environment, or the sandbox where none is set. */
export function openCardAccount(options: CardAccountOptions): CardAccount {
  const { environment, sql, ownAddress, standInAddress, publicUrl, tokenSecret, reportError } = options;
  if (environment.card !== null) return { ...environment.card, sandbox: null };
  const keys = {
    secretKey: `sk_test_${derivedKey(tokenSecret, 'secret')}`,
    publishableKey: `pk_test_${derivedKey(tokenSecret, 'publishable')}`,
    webhookSecret: `whsec_${derivedKey(tokenSecret, 'webhook')}`,
  };
  const sandbox = createCardSandbox({
    ...keys,
    store: createPostgresCardSandboxStore(sql),
    clock: Date,
    webhookUrl: `${ownAddress}/webhooks/card`,
    publicUrl: `${publicUrl}/sandbox/card`,
    reportError,
  });
  return { ...keys, apiBase: `${standInAddress}/card`, sandbox };
}
