import { newRowId } from '../../server/db/row-id.ts';
import { toGlobalId } from '../../server/kernel/global-id.ts';
import type { FaultDatabase } from './fault-database.ts';
import type { RunningStore } from './running-store.ts';
import { accountOptions } from './stand-in-accounts.ts';
import { openCardAccount } from '../../server/open-stand-ins.ts';

/**
 * Saves a bank account in the United States for the organization of a membership, with the mandate that a first debit of
 * one dollar gave; returns its ID in the API.
 */
export async function saveAccount(
  database: Pick<FaultDatabase, 'look'>,
  store: Pick<RunningStore, 'url'>,
  { subscriptionId, number }: { readonly subscriptionId: string; readonly number: string },
): Promise<string> {
  const { secretKey } = await database.look(async (sql) => openCardAccount(accountOptions(sql, store.url)));
  const post = async (path: string, form: Readonly<Record<string, string>>) => {
    const response = await fetch(`${store.url}/sandbox/card${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams(form),
    });
    if (!response.ok) throw new Error(await response.text());
    return response;
  };
  const ask = async (path: string, form: Readonly<Record<string, string>>) =>
    (await (await post(path, form)).json()) as {
      readonly id: string;
      readonly client_secret: string;
      readonly payment_method: string;
    };
  const customer = await ask('/v1/customers', { name: 'Clinic' });
  const debit = await ask('/v1/payment_intents', {
    amount: '100',
    currency: 'usd',
    customer: customer.id,
    'payment_method_types[]': 'us_bank_account',
    setup_future_usage: 'off_session',
  });
  await post(`/bank-account/${debit.client_secret}`, { account: number, verification: 'instant' });
  const { payment_method: token } = await ask(`/v1/payment_intents/${debit.id}/confirm`, {
    'mandate_data[customer_acceptance][type]': 'offline',
  });
  const id = newRowId();
  const details = { lastDigits: number.slice(-4), bankCountry: 'US', bankName: 'STRIPE TEST BANK' };
  await database.look(
    (sql) => sql`
      insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
      select ${id}, organization_id, ${customer.id}, ${token}, 'ACH', ${sql.json(details)}, true
      from subscription where id = ${subscriptionId}`,
  );
  return toGlobalId('BankAccount', id);
}
