import { createPaypalProvider } from '../../server/modules/payment/paypal/paypal-provider.ts';
import { openCardAccount, openPaypalAccount } from '../../server/open-stand-ins.ts';
import type { Sql } from '../../server/db/connect.ts';
import { type Acknowledgement, collect, findViolations } from '../support/check-invariants.ts';
import { type Courier, openCourier } from './courier.ts';
import type { FaultDatabase } from './fault-database.ts';
import type { Chance } from './random.ts';
import { createStore, type RunningStore } from './running-store.ts';
import { accountOptions, providerFor, silent } from './stand-in-accounts.ts';

/** A store that is killed, and to which a courier brings the events of both providers. */
export interface EventStore {
  readonly database: FaultDatabase;
  readonly store: RunningStore;
  readonly courier: Courier;
  /** What is wrong with the books, compared with the lists of both providers. */
  violations(acknowledgements: readonly Acknowledgement[]): Promise<readonly string[]>;
  /** Asks the providers now about every payment that hasn't ended. */
  completeAttempts(): Promise<void>;
  close(): Promise<void>;
}

/** Opens one; the store isn't started. */
export async function openEventStore(chance: Chance, database: FaultDatabase): Promise<EventStore> {
  // The keys of the stand-ins don't depend on the address.
  const { webhookSecret } = openCardAccount(accountOptions(null as unknown as Sql, 'http://shop.test'));
  const courier = await openCourier(chance, webhookSecret);
  const store = await createStore({ ...database.environment, EVENTS_AT: courier.url });
  courier.deliverTo(store.url);
  return {
    database,
    store,
    courier,
    violations: (acknowledgements) =>
      database.look(async (sql) => {
        const { account: paypal } = openPaypalAccount(accountOptions(sql, store.url));
        return findViolations({
          sql,
          payments: [
            ...(await collect(providerFor(sql, store.url).list(new Date(0)))),
            ...(await collect(createPaypalProvider({ ...paypal, ...silent }).list(new Date(0)))),
          ],
          acknowledgements,
        });
      }),
    async completeAttempts() {
      await database.look(
        (sql) => sql`
          select graphile_worker.add_job('complete-attempts', '{"idleSeconds": 0, "debitSeconds": 0}', priority => -1)`,
      );
    },
    async close() {
      await courier.close();
      await store.kill();
      await database.close();
    },
  };
}
