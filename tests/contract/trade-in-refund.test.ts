import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { overdueTradeIns } from '../../server/modules/trade-in/settle-trade-in.ts';
import { findCommand } from '../../server/operator/operator-command.ts';
import { orderCommands } from '../../server/operator/order-commands.ts';
import { refundCommands } from '../../server/operator/refund-commands.ts';
import { tradeInCommands } from '../../server/operator/trade-in-commands.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';
import { fillCheckout, orderOf, place } from './checkout-client.ts';
import { openTradeInShop, formErrorTexts, type TradeInShop } from './trade-in-shop.ts';

let server: RunningCardSandbox;
let open: TradeInShop;

beforeAll(async () => {
  server = await startCardSandbox();
  const note = () => {};
  const { apiBase } = server;
  const stripe = createStripeProvider({ secretKey, webhookSecret, apiBase, report: note, alert: note });
  open = await openTradeInShop({ providers: { MAIN: { stripe } } });
});
afterAll(async () => {
  await open.shop.close();
  await server.close();
});

const servicesIn = (days: number) => {
  const now = new Date(Date.now() + days * 86_400_000);
  return {
    ...open.shop.services,
    now: () => now,
    operator: 'grace',
    confirm: async () => true,
    waitForShop: async () => void (await open.shop.runJobs()),
  };
};

const commands = [...tradeInCommands, ...refundCommands, ...orderCommands];

/** What an operator's command prints so many days from now. */
async function operate(days: number, words: string, options: Readonly<Record<string, string>> = {}) {
  const typed = findCommand<ReturnType<typeof servicesIn>>(commands, words.split(' '));
  if ('problem' in typed) throw new Error(typed.problem);
  const { lines } = await typed.command.run(servicesIn(days), typed.parameters, options);
  await open.shop.runJobs();
  return lines.join('\n');
}

/** A paid order with a trade-in. */
async function orderWithTradeIn() {
  const serialNumber = open.nextNumber();
  const { voucherCode } = await open.createTradeIn({ serialNumber });
  const checkout = await fillCheckout(open.shop.client, {
    voucherCode,
    card: 'pm_card_visa',
    requested: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
  });
  const completed = await place(open.shop.client, checkout);
  await open.shop.runJobs();
  const fetchOrder = async () => (await orderOf(open.shop.client, completed))!;
  const { number } = (await fetchOrder()) as { number: string };
  return { serialNumber, number, seen: fetchOrder };
}

const refundAll = (number: string) => operate(1, `refund ${number}`, { reason: 'Damaged' });
const refundPart = (number: string) => operate(1, `refund ${number}`, { reason: 'Late', amount: '10.00' });
const overdueNumbers = async () =>
  (await overdueTradeIns(open.shop.database.sql, servicesIn(40).now())).map(
    ({ tradeIn }) => tradeIn.serialNumber,
  );
const billsOf = (number: string) => open.shop.database.sql<{ subject: string }[]>`
  select subject from sandbox_mail where subject like ${`Your trade-in for order ${number}%`}`;

describe('the old probe of an order that is refunded', () => {
  it.each<[what: string, isShipped: boolean, status: string, end: string]>([
    ['before it ships', false, 'CANCELED', 'canceled'],
    ['after it shipped', true, 'FULFILLED', 'refunded'],
  ])(
    'as a whole %s is asked for and billed no longer, and goes back',
    async (_what, isShipped, status, end) => {
      const { serialNumber, number, seen } = await orderWithTradeIn();
      if (isShipped) await operate(0, `ship ${number} all -`);
      expect(await seen()).toMatchObject({ tradeIn: { status: 'AWAITED' } });
      await refundAll(number);
      expect(await seen()).toMatchObject({ status, tradeIn: null });
      expect(await overdueNumbers()).not.toContain(serialNumber);
      const goesBack = `Order ${number} is ${end}. Send probe ${serialNumber} back to its buyer, ada@clinic.example.`;
      expect(await operate(40, `trade-in revoke ${serialNumber}`)).toBe(goesBack);
      expect(await operate(40, `trade-in received ${serialNumber}`)).toBe(goesBack);
      expect(await operate(40, `trade-in show ${serialNumber}`)).toContain(`status: ${end.toUpperCase()}`);
      expect(await operate(40, `trade-in release ${serialNumber}`)).toContain('type trade-in returned');
      expect(await billsOf(number)).toEqual([]);
      expect(await operate(40, `trade-in returned ${serialNumber}`)).toContain('can be registered again');
      expect(formErrorTexts(await open.create({ serialNumber }))).toEqual([]);
    },
  );

  it('as a whole before the bill is sent is not billed', async () => {
    const { serialNumber, number } = await orderWithTradeIn();
    const typed = findCommand(tradeInCommands, ['trade-in', 'revoke', serialNumber]);
    if ('problem' in typed) throw new Error(typed.problem);
    const { lines } = await typed.command.run(servicesIn(40), typed.parameters, {});
    expect(lines.join('\n')).toContain('gets the bill by email');
    await open.shop.database.sql`update orders set status = 'CANCELED' where number = ${number}::bigint`;
    await open.shop.runJobs();
    expect(await billsOf(number)).toEqual([]);
  });

  it('in part is still owed, unless an operator gives it back', async () => {
    const kept = await orderWithTradeIn();
    expect(await operate(1, `trade-in returned ${kept.serialNumber}`)).toContain('stays traded in');
    await refundPart(kept.number);
    expect(await kept.seen()).toMatchObject({ tradeIn: { status: 'AWAITED' } });
    expect(await overdueNumbers()).toContain(kept.serialNumber);
    expect(await operate(40, `trade-in revoke ${kept.serialNumber}`)).toContain('gets the bill by email');
    expect((await billsOf(kept.number)).map(({ subject }) => subject)).toEqual([
      `Your trade-in for order ${kept.number}: $750.75 due`,
    ]);
    const givenBack = await orderWithTradeIn();
    await refundPart(givenBack.number);
    expect(await operate(2, `trade-in returned ${givenBack.serialNumber}`)).toContain(
      'can be registered again',
    );
    expect(await givenBack.seen()).toMatchObject({ tradeIn: null });
  });
});
