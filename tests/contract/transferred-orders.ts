import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { transferCommands } from '../../server/operator/transfer-commands.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { fillCheckout, orderOf, payBy, place } from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { storefrontOperation } from './storefront-operations.ts';

/** Orders that are owed, the command by which an operator records their transfers, and their payment online. */
export function transferredOrders(currentShop: () => OrderShop, currentMoment: () => Date) {
  /** A quote with its number and total. */
  async function giveQuote(email = 'ada@clinic.example') {
    const { id: checkoutId } = await fillCheckout(currentShop().client, { card: null, email });
    const quoteData = { equoteOrganizationName: 'Analytical Clinic' };
    await currentShop().client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
    const checkout = await payBy(currentShop().client, checkoutId, 'ELECTRONIC_QUOTE');
    const placed = await place(currentShop().client, checkout);
    const number = String((await orderOf(currentShop().client, placed))?.['number']);
    return { placed, number, token: placed.orderToken ?? '', total: checkout.totalPrice.gross.amount };
  }

  /** A confirmed order that is owed, because its debit was returned. */
  async function returnDebit(email: string) {
    const checkout = await fillCheckout(currentShop().client, { method: 'ACH', email });
    const placed = await place(currentShop().client, checkout);
    const [debit] = currentShop().intentsFor(checkout);
    if (debit === undefined) throw new Error(JSON.stringify(placed));
    currentShop().provider.returnDebit(debit.id);
    await currentShop().webhook(currentShop().provider.event('payment_intent.payment_failed', debit));
    const number = String((await orderOf(currentShop().client, placed))?.['number']);
    const total = checkout.totalPrice.gross.amount;
    return { checkout, placed, debit, number, token: placed.orderToken ?? '', total };
  }

  let references = 0;
  const newReference = () => `TRF ${(references += 1)}`;

  /** Types the command; the shop runs its jobs while it waits. */
  async function markPaid(
    number: string,
    amount: number | string,
    {
      reference = newReference(),
      answer = true as boolean | readonly boolean[],
      wait = (): Promise<unknown> => currentShop().runJobs(),
    } = {},
  ) {
    const [command] = transferCommands;
    const answers = [answer].flat();
    const services = {
      ...currentShop().services,
      now: () => currentMoment(),
      operator: 'ada',
      confirm: async () => (answers.length > 1 ? answers.shift() : answers[0]) === true,
      waitForShop: async () => void (await wait()),
    };
    return command?.run(services, [number], {
      amount: typeof amount === 'string' ? amount : amount.toFixed(2),
      reference,
    });
  }

  const payOnline = async (
    { token, total }: { readonly token: string; readonly total: number },
    key: string,
    card: string = cards.good,
  ) => {
    const { body } = await sendGraphql(createGraphqlHandler(currentShop().services), {
      query: storefrontOperation('OrderPay'),
      operationName: 'OrderPay',
      variables: {
        token,
        idempotencyKey: key,
        expectedTotal: { amount: total, currency: 'USD' },
        payment: { gateway: 'stripe', method: 'CREDIT_CARD', token: card },
        languageCode: 'EN',
        attestations: [],
      },
    });
    return (body.data?.['orderPay'] ?? {}) as {
      readonly orderErrors: readonly { readonly reason: string }[];
      readonly payable: { readonly status: string };
    };
  };

  return { giveQuote, returnDebit, newReference, markPaid, payOnline };
}
