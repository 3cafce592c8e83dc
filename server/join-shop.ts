import type { BaseLogger } from 'pino';
import type { Sql } from './db/connect.ts';
import { retryWhileUnavailable } from './db/retry-while-unavailable.ts';
import { type JoinedProcess, joinProcesses } from './db/running-processes.ts';
import type { Environment } from './environment/environment.ts';
import { sharedSettingsOf } from './environment/shared-settings.ts';
import { shopVersion } from './shop-version.ts';

/**
 * Joins the other processes of the shop on its database. Ends this process as its supervisor would if it returns from a
 * long silence and others run with other settings: started again, it says what to change.
 */
export function joinShop(
  sql: Sql,
  {
    environment,
    tokenSecret,
    log,
  }: { readonly environment: Environment; readonly tokenSecret: string; readonly log: BaseLogger },
): Promise<JoinedProcess> {
  const settings = sharedSettingsOf(environment, tokenSecret);
  const end = (sentence: string) => {
    log.error(sentence);
    process.kill(process.pid, 'SIGTERM');
  };
  const join = () => joinProcesses(sql, { version: shopVersion, settings }, end);
  return retryWhileUnavailable(join, { report: (sentence) => log.warn(sentence) });
}
