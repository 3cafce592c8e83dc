import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { refundCommands } from '../../server/operator/refund-commands.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';

/** The command by which an operator refunds what was paid, and what the shop writes about it. */
export function operatorRefunds(currentShop: () => OrderShop, currentStripe: () => CardProvider) {
  const violations = async () =>
    findViolations({
      sql: currentShop().database.sql,
      payments: await collect(currentStripe().list(new Date(0))),
      acknowledgements: [],
    });

  const questions: string[] = [];

  /** Types `npm run shop -- refund …`; the shop works meanwhile. */
  async function refund(
    number: string,
    options: Readonly<Record<string, string>>,
    { isConfirmed = true, operator = 'grace' } = {},
  ) {
    const command = refundCommands.find(({ name }) => name === 'refund');
    if (command === undefined) throw new Error('There is no command');
    return command.run(
      {
        ...currentShop().services,
        operator,
        confirm: async (question) => {
          questions.push(question);
          return isConfirmed;
        },
        waitForShop: async () => {
          await currentShop().runJobs();
        },
      },
      [number],
      options,
    );
  }

  /** A paid order; its membership begins with it. */
  async function paidOrder(requested: Record<string, number> = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }) {
    const email = `buyer-${crypto.randomUUID()}@elsewhere.example`;
    const checkout = await fillCheckout(currentShop().client, { email, card: 'pm_card_visa', requested });
    const { order } = await place(currentShop().client, checkout);
    await currentShop().runJobs();
    const [row] = await currentShop().database.sql<
      [{ id: string; number: string; paid: number; intent: string }]
    >`
    select orders.id, number::text, total_gross as paid, intent_id as intent
    from orders join payment_attempt on order_id = orders.id
    where token_hash = sha256(${order?.token ?? ''}::bytea)`;
    return { ...row, email };
  }

  const refundedAtProvider = async (intent: string) =>
    ((await currentStripe().refundsOf(intent))?.made ?? []).map(({ amount }) => amount);
  const creditNotes = (invoice: { readonly orderId?: string; readonly subscriptionId?: string }) =>
    currentShop().database.sql<{ number: string; gross: number }[]>`
    select credit_note.series || '-C' || lpad(credit_note.number::text, 6, '0') as number, credit_note.gross
    from credit_note join invoice on invoice.id = invoice_id
    where order_id = ${invoice.orderId ?? null}::uuid or subscription_id = ${invoice.subscriptionId ?? null}::uuid
    order by credit_note.id`;
  const log = (orderId: string) => currentShop().database.sql`
  select amount, reason, requested_by as who, outcome from refund
  left join refund_outcome on refund_id = refund.id where order_id = ${orderId} order by refund.id`;
  const statusOf = async (orderId: string) => {
    const [row] = await currentShop().database.sql<
      [{ status: string }]
    >`select status from orders where id = ${orderId}`;
    return row.status;
  };
  const mailsTo = (email: string) => currentShop().database.sql<{ subject: string; body: string }[]>`
  select subject, text_body as body from sandbox_mail
  where recipient = ${email} and message_id like '<credit-note.%' order by created_at, message_id`;

  return {
    violations,
    questions,
    refund,
    paidOrder,
    refundedAtProvider,
    creditNotes,
    log,
    statusOf,
    mailsTo,
  };
}
