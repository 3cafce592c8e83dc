import { addDays, addMonths } from '@sonde/machines/rules/time';
import { countryDay } from '@sonde/machines/rules/places';
import { zeroTaxedMoney } from '@sonde/machines/rules/money';
import { inTransaction, type Sql } from '../../server/db/connect.ts';
import { newRowId } from '../../server/db/row-id.ts';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { insertChangeAttempt } from '../../server/modules/subscription/change-attempt.repository.ts';
import { readChanging } from '../../server/modules/subscription/change-terms.ts';
import { giveMembership } from '../contract/memberships.ts';

const today = () => countryDay('US', new Date());

/** Creates organizations with a saved card and memberships that aren't due yet; returns their IDs. */
export async function foundMembers(
  sql: Sql,
  provider: CardProvider,
  count: number,
): Promise<readonly string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const { subscriptionId, organizationId } = await giveMembership(sql, {
      startsOn: addDays(today(), -30),
      renews: false,
      card: null,
    });
    const customerId = await provider.createCustomer({ key: organizationId, email: null, name: 'Clinic' });
    if (customerId === null) throw new Error('The provider created no customer');
    const kept = await provider.keepMethod({
      key: organizationId,
      customerId,
      method: 'CREDIT_CARD',
      token: 'pm_card_visa',
      returnUrl: 'http://shop.test/',
    });
    if (kept.status !== 'kept') throw new Error(`The provider did not save the card: ${kept.status}`);
    await sql`
      insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
      values (
        ${newRowId()}, ${organizationId}, ${customerId}, ${kept.token}, 'CREDIT_CARD', ${sql.json(kept.details)}, true
      )`;
    ids.push(subscriptionId);
  }
  return ids;
}

/** Writes changes of memberships down, of one more seat each, that a process has left before their charge; wakes the job that resumes them. */
export async function leaveChanges(sql: Sql, subscriptionIds: readonly string[]): Promise<void> {
  for (const subscriptionId of subscriptionIds) {
    const [member] = await sql<[{ organization_id: string; user_id: string }]>`
      select subscription.organization_id, user_id from subscription
      join organization_membership on organization_membership.organization_id = subscription.organization_id
      where subscription.id = ${subscriptionId}`;
    const changing = await readChanging(sql, member.organization_id);
    const { subscription, facts } = changing ?? {};
    const amount = subscription?.price ?? null;
    if (subscription === undefined || !facts?.method || amount === null)
      throw new Error(`Nothing to change of ${subscriptionId}`);
    const { status: _status, ...terms } = subscription;
    const additionalSeats = terms.additionalSeats + 1;
    const after = { ...terms, additionalSeats, seatLimit: terms.seatsInBase + additionalSeats };
    const { id: methodId, token, customerId, method } = facts.method;
    const none = zeroTaxedMoney(amount.gross.currency);
    const attempt = {
      id: newRowId(),
      subscriptionId,
      organizationId: member.organization_id,
      userId: member.user_id,
      email: '',
      before: subscription,
      change: {
        after,
        amounts: { charge: amount, credit: none, due: amount, unusedCredit: none },
        effectiveDay: today(),
        paidDays: { first: today(), last: subscription.expiresOn },
      },
      bill: {
        country: 'US',
        language: 'en',
        taxTreatment: 'NET_PLUS_TAX',
        taxLines: [],
        taxId: null,
        organizationName: 'Clinic',
        billingAddress: null,
        name: 'Membership',
        sku: null,
        seats: 1,
        termMonths: 12,
      },
      amount,
      method,
      token,
      customerId,
      isKept: false,
      status: 'PENDING',
      intentId: null,
      account: 'MAIN',
      failureCode: null,
      createdAt: new Date(Date.now() - 120_000),
      invoiceNumber: null,
    } as const;
    const parametersHash = Buffer.from(attempt.id);
    await inTransaction(sql, (transaction) =>
      insertChangeAttempt(transaction, { attempt, key: attempt.id, parametersHash, methodId }),
    );
  }
  await sql`select graphile_worker.add_job('renew-subscriptions')`;
}

/** Makes the next term of memberships due today, and wakes the job. */
export async function makeDue(sql: Sql, subscriptionIds: readonly string[]): Promise<void> {
  await sql`
    update subscription
    set starts_on = ${addMonths(today(), -12)}::date, expires_on = ${addDays(today(), -1)}::date,
      next_charge_on = ${today()}::date
    where id = any(${[...subscriptionIds]}::text[]::uuid[])`;
  await sql`select graphile_worker.add_job('renew-subscriptions')`;
}
