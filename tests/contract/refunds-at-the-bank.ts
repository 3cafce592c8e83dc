import { dueRefunds } from '../../server/modules/refund/due-refunds.ts';
import { bankRefundCommands } from '../../server/operator/bank-refund-commands.ts';
import { transferCommands } from '../../server/operator/transfer-commands.ts';
import { fillCheckout, orderOf, payBy, place } from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';

/** Orders that were paid at the bank, and the commands by which an operator records what was returned there. */
export function refundsAtTheBank(currentShop: () => OrderShop) {
  let references = 0;
  const newReference = () => `BANK ${(references += 1)}`;

  const typing = (answer = true) => ({
    ...currentShop().services,
    operator: 'grace',
    confirm: async () => answer,
    waitForShop: async () => void (await currentShop().runJobs()),
  });

  async function markPaid(number: string, amount: string) {
    const command = transferCommands.find(({ name }) => name === 'mark-paid');
    const result = await command?.run(typing(), [number], { amount, reference: newReference() });
    if (result?.isDone !== true) throw new Error(result?.lines.join());
    return result.json;
  }

  async function recordReturned(
    number: string,
    amount: string,
    { reference = newReference(), answer = true } = {},
  ) {
    const [command] = bankRefundCommands;
    if (command === undefined) throw new Error('There is no command');
    const result = await command.run(typing(answer), [number], { amount, reference });
    await currentShop().runJobs();
    await currentShop().runJobs();
    return { isDone: result.isDone, words: result.lines.join(' ') };
  }

  /** A quote, and what it comes to. */
  async function requestQuote() {
    const email = `buyer-${crypto.randomUUID()}@clinic.example`;
    const { id: checkoutId } = await fillCheckout(currentShop().client, { card: null, email });
    const quoteData = { equoteOrganizationName: 'Analytical Clinic' };
    await currentShop().client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
    const checkout = await payBy(currentShop().client, checkoutId, 'ELECTRONIC_QUOTE');
    const placed = await place(currentShop().client, checkout);
    const number = String((await orderOf(currentShop().client, placed))?.['number']);
    return { number, placed, email, total: checkout.totalPrice.gross.amount };
  }

  /** A quote that was paid by bank transfer. */
  async function paidOrder() {
    const quote = await requestQuote();
    await markPaid(quote.number, quote.total.toFixed(2));
    return quote;
  }

  /** An order whose debit was returned by its bank, so that it is owed. */
  async function unpaidOrder(email: string) {
    const checkout = await fillCheckout(currentShop().client, { method: 'ACH', email });
    const placed = await place(currentShop().client, checkout);
    const [debit] = currentShop().intentsFor(checkout);
    if (debit === undefined) throw new Error(JSON.stringify(placed));
    currentShop().provider.returnDebit(debit.id);
    await currentShop().webhook(currentShop().provider.event('payment_intent.payment_failed', debit));
    return String((await orderOf(currentShop().client, placed))?.['number']);
  }

  /** What is due to be refunded of an order, in minor units. */
  const listOwed = async (number: string) =>
    (await dueRefunds(currentShop().database.sql))
      .filter((one) => one.number === number)
      .map(({ left }) => left.amount);

  /** The credit notes of an order or an invoice, in minor units. */
  async function grossOf(number: string) {
    const rows = await currentShop().database.sql<{ gross: number }[]>`
    select credit_note.gross from credit_note join invoice on invoice.id = invoice_id
    left join orders on orders.id = order_id
    where orders.number::text = ${number}
      or invoice.series || '-' || lpad(invoice.number::text, 6, '0') = ${number}
    order by credit_note.id`;
    return rows.map(({ gross }) => gross);
  }

  return {
    newReference,
    markPaid,
    recordReturned,
    quoted: requestQuote,
    paidOrder,
    unpaidOrder,
    owed: listOwed,
    grossOf,
  };
}
