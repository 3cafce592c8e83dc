import { expect } from 'vitest';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { reconcile } from '../../server/modules/payment/reconcile.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { bankRefundCommands } from '../../server/operator/bank-refund-commands.ts';
import { refundCommands } from '../../server/operator/refund-commands.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import { type RunningCardSandbox } from './card-sandbox-server.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';

/** Refunds at the provider’s stand-in, whose events are delivered where a test says so, and the commands of an operator. */
export function refundsThatFail(
  currentShop: () => OrderShop,
  currentServer: () => RunningCardSandbox,
  currentStripe: () => CardProvider,
) {
  const period = { from: new Date(0), until: new Date(Date.now() + 60 * 60_000) };
  const everythingAgrees = async () => [
    ...(await findViolations({
      sql: currentShop().database.sql,
      payments: await collect(currentStripe().list(new Date(0))),
      acknowledgements: [],
    })),
    ...(await reconcile(currentShop().services, period)).map((one) => JSON.stringify(one)),
    ...(await reconcileRenewals(currentShop().services, period)).map((one) => JSON.stringify(one)),
  ];

  async function runAllJobs() {
    while ((await currentShop().runJobs()).length > 0);
  }

  /** The shop hears the provider's events, each twice. */
  async function deliver() {
    await currentServer().control({ deliver: 'all' });
    const events = currentServer().received.splice(0);
    for (const { body, signature } of [...events, ...events])
      expect((await currentShop().webhook(body, signature)).status).toBe(200);
    await runAllJobs();
  }

  async function refundAtProvider(intent: string, amount: number): Promise<string> {
    const { id } = await currentServer().stripe.refunds.create({ payment_intent: intent, amount });
    await deliver();
    return id;
  }

  async function fail(refundId: string) {
    await currentServer().control({ failRefund: refundId });
    await deliver();
  }

  const typing = () => ({
    ...currentShop().services,
    operator: 'grace',
    confirm: async () => true,
    waitForShop: async () => void (await currentShop().runJobs()),
  });

  async function type(commands: readonly unknown[], name: string, number: string, options: object) {
    const command = (commands as typeof refundCommands).find((one) => one.name === name);
    const result = await command?.run(typing(), [number], options as Record<string, string>);
    await runAllJobs();
    return { isDone: result?.isDone, words: result?.lines.join(' ') ?? '', json: result?.json };
  }
  let references = 0;
  const returnAtBank = (number: string, amount: string, reference = `BANK ${(references += 1)}`) =>
    type(bankRefundCommands, 'refund returned', number, { amount, reference });
  const refund = (number: string, options: object) => type(refundCommands, 'refund', number, options);
  const due = async (number: string) => {
    const { json } = await type(refundCommands, 'refund due', '', {});
    return (json as { number: string; left: string }[]).filter((one) => one.number === number);
  };

  /** A paid order. */
  async function paidOrder(requested: Record<string, number> = { 'CBL-USBC': 2 }) {
    const email = `buyer-${crypto.randomUUID()}@elsewhere.example`;
    const checkout = await fillCheckout(currentShop().client, { email, card: 'pm_card_visa', requested });
    const completed = await place(currentShop().client, checkout);
    await deliver();
    const [row] = await currentShop().database.sql<
      [{ id: string; number: string; paid: number; intent: string }]
    >`
    select orders.id, number::text, total_gross as paid, intent_id as intent
    from orders join payment_attempt on order_id = orders.id where email = ${email}`;
    return { ...row, email, completed };
  }

  /** The sums of the journal's accounts of an order, without those of nothing. */
  const balances = async (orderId: string) =>
    Object.fromEntries(
      (
        await currentShop().database.sql<{ account: string; sum: number }[]>`
        select account, sum(amount)::bigint as sum from ledger_entry
        where order_id = ${orderId} group by account having sum(amount) <> 0`
      ).map(({ account, sum }) => [account, sum]),
    );
  const creditNotes = async (invoice: { readonly id?: string; readonly subscriptionId?: string }) =>
    (
      await currentShop().database.sql<{ gross: number }[]>`
      select credit_note.gross from credit_note join invoice on invoice.id = invoice_id
      where order_id = ${invoice.id ?? null}::uuid or subscription_id = ${invoice.subscriptionId ?? null}::uuid
      order by credit_note.id`
    ).map(({ gross }) => gross);
  const mailsTo = async (email: string) =>
    currentShop().database.sql<{ subject: string; body: string }[]>`
    select subject, text_body as body from sandbox_mail
    where recipient = ${email} and message_id like '<refund-failed.%'`;

  return {
    period,
    everythingAgrees,
    runAllJobs,
    deliver,
    refundAtProvider,
    fail,
    typing,
    returnAtBank,
    refund,
    due,
    paidOrder,
    balances,
    creditNotes,
    mailsTo,
  };
}
