import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newRowId } from '../../server/db/row-id.ts';
import { dueRefunds } from '../../server/modules/refund/due-refunds.ts';
import { bankRefundCommands } from '../../server/operator/bank-refund-commands.ts';
import { findCommand, type OperatorCommand } from '../../server/operator/operator-command.ts';
import { orderCommands } from '../../server/operator/order-commands.ts';
import { quoteCommands } from '../../server/operator/quote-commands.ts';
import { transferCommands } from '../../server/operator/transfer-commands.ts';
import { fillCheckout, orderOf, payBy, place } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

// Quotes that an operator ends, and the orders of an address.

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => new Date('2026-11-20T15:00:00Z') });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.runJobs();
  const violations = await shop.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

const typing = (answer: boolean) => ({
  ...shop.services,
  operator: 'grace',
  confirm: async () => answer,
  waitForShop: async () => void (await shop.runJobs()),
});
type Commands = readonly OperatorCommand<ReturnType<typeof typing>>[];
const commands: Commands = [...quoteCommands, ...orderCommands, ...transferCommands, ...bankRefundCommands];

async function type(words: string, options: Readonly<Record<string, string>> = {}, answer = true) {
  const typed = findCommand(commands, words.split(' '), options);
  if ('problem' in typed) throw new Error(typed.problem);
  const result = await typed.command.run(typing(answer), typed.parameters, typed.options);
  return { isDone: result.isDone, words: result.lines.join('\n'), json: result.json };
}

let references = 0;
const transfer = (amount: string) => ({ amount, reference: `TRF ${(references += 1)}` });

async function quote(email: string, voucherCode?: string) {
  const { id: checkoutId } = await fillCheckout(shop.client, {
    card: null,
    email,
    ...(voucherCode && { voucherCode }),
  });
  const quoteData = { equoteOrganizationName: 'Analytical Clinic' };
  await shop.client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
  const checkout = await payBy(shop.client, checkoutId, 'ELECTRONIC_QUOTE');
  const placed = await place(shop.client, checkout);
  const number = String((await orderOf(shop.client, placed))?.['number']);
  return { placed, number, total: checkout.totalPrice.gross.amount };
}

const findOwed = async (number: string) =>
  (await dueRefunds(shop.database.sql)).flatMap((due) =>
    due.number === number ? [{ left: due.left.amount, isByBank: due.isByBank }] : [],
  );

describe('a quote that an operator ends', () => {
  it('can’t be paid any more, and frees the use of its code', async () => {
    const uses = async () => {
      const [row] = await shop.database.sql<[{ used: number }]>`
        select used from voucher where code = 'LASTONE'`;
      return row.used;
    };
    const { placed, number } = await quote('unpaid@clinic.example', 'LASTONE');
    expect(await uses()).toBe(1);
    expect(await type(`quote expire Q-${number}`)).toEqual({
      isDone: true,
      words: `Quote Q-${number} has ended and can’t be paid any more. Nothing had arrived for it. unpaid@clinic.example isn’t emailed.`,
      json: { order: number, received: '0.00 USD', email: 'unpaid@clinic.example' },
    });
    expect(await orderOf(shop.client, placed)).toMatchObject({
      status: 'CANCELED',
      quote: { status: 'EXPIRED', lastDay: '2026-11-20' },
    });
    expect(await uses()).toBe(0);
    expect((await type(`mark-paid ${number}`, transfer('1'))).words).toContain('the quote has expired');
    expect(await findOwed(number)).toEqual([]);
  });

  it('is due for a refund of the part that has arrived, until that is returned', async () => {
    const { placed, number } = await quote('part@clinic.example');
    await type(`mark-paid ${number}`, transfer('100'));
    await type(`mark-paid ${number}`, transfer('50.50'));
    expect(await findOwed(number)).toEqual([]);
    const ended = await type(`quote expire ${number}`);
    expect(ended.words).toContain(`150.50 USD of it had arrived by bank transfer`);
    expect(ended.words).toContain(`"refund returned ${number}"`);
    expect(await orderOf(shop.client, placed)).toMatchObject({
      status: 'CANCELED',
      paymentStatus: 'OPEN',
      chargeStatus: 'PARTIALLY_CHARGED',
      partPayment: null,
    });
    expect(await findOwed(number)).toEqual([{ left: 15_050, isByBank: true }]);
    expect((await type(`mark-paid ${number}`, transfer('10'))).isDone).toBe(false);
    expect((await type(`refund returned ${number}`, transfer('150.50'))).words).toContain(
      'no credit note follows. 0.00 USD is left',
    );
    expect(await findOwed(number)).toEqual([]);
  });

  it('is ended once, by two operators at once too', async () => {
    const { number } = await quote('twice@clinic.example');
    const ended = await Promise.all([type(`quote expire ${number}`), type(`quote expire ${number}`)]);
    expect(ended.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect((await type(`quote expire ${number}`)).words).toBe(
      `Nothing was changed: Q-${number} has ended already.`,
    );
  });
});

describe('a quote that is ended at the moment', () => {
  it('of a transfer is ended or has the transfer, which is then due or pays it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { number } = await quote(`transfer-${round}@clinic.example`);
      const [ended, recorded] = await Promise.all([
        type(`quote expire ${number}`),
        type(`mark-paid ${number}`, transfer('100')),
      ]);
      expect(ended.isDone).toBe(true);
      expect(await findOwed(number)).toEqual(recorded.isDone ? [{ left: 10_000, isByBank: true }] : []);
    }
  });

  it('of a payment by card is ended or paid, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { placed, number, total } = await quote(`card-${round}@clinic.example`);
      const pay = shop.client.change<{ orderErrors: readonly unknown[] }>('OrderPay', {
        token: placed.orderToken,
        idempotencyKey: `race ${round}`,
        expectedTotal: { amount: total, currency: 'USD' },
        payment: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_good' },
        languageCode: 'EN',
        attestations: [],
      });
      const [ended, paid] = await Promise.all([type(`quote expire ${number}`), pay]);
      expect(paid.orderErrors.length === 0).toBe(!ended.isDone);
      expect(await orderOf(shop.client, placed)).toMatchObject(
        ended.isDone
          ? { status: 'CANCELED', chargeStatus: 'NOT_CHARGED' }
          : { paymentStatus: 'PAID', quote: { status: 'PAID' } },
      );
    }
  });
});

describe('nothing is ended', () => {
  it('without a yes, under an unknown number, and under that of an invoice', async () => {
    const { placed, number } = await quote('kept@clinic.example');
    expect((await type(`quote expire ${number}`, {}, false)).isDone).toBe(false);
    expect((await type('quote expire 999999999')).words).toContain('doesn’t exist');
    expect((await type('quote expire R-1')).words).toContain('Enter the number of a quote');
    expect(await orderOf(shop.client, placed)).toMatchObject({ quote: { status: 'OPEN' } });
  });

  it('of an order, whether it was a quote or not', async () => {
    const paid = await quote('paid@clinic.example');
    await type(`mark-paid ${paid.number}`, transfer(paid.total.toFixed(2)));
    expect((await type(`quote expire ${paid.number}`)).words).toContain('has become an order');
    const { order } = await place(shop.client, await fillCheckout(shop.client));
    const [row] = await shop.database.sql<[{ number: string }]>`
      select number::text from orders where token_hash = sha256(${order?.token ?? ''}::bytea)`;
    expect((await type(`quote expire ${row.number}`)).words).toContain('is an order, not a quote');
  });

  it('while somebody is paying it online', async () => {
    const { placed, number } = await quote('online@clinic.example');
    const { sql } = shop.database;
    const id = newRowId();
    await sql`
      insert into payment_attempt (
        id, order_id, gateway, method, payment_method_token, is_kept, amount, currency, status
      )
      select ${id}, orders.id, 'stripe', 'CREDIT_CARD', 'pm_good', false, 1, 'USD', 'PROCESSING'
      from orders where number = ${number}::bigint`;
    expect((await type(`quote expire ${number}`)).words).toContain('in progress online');
    await sql`delete from payment_attempt where id = ${id}`;
    expect(await orderOf(shop.client, placed)).toMatchObject({ quote: { status: 'OPEN' } });
  });

  it('once all of it has arrived, and the shop hasn’t confirmed it yet', async () => {
    const { placed, number, total } = await quote('arrived@clinic.example');
    await shop.database.sql`
      with paid as (
        update orders set charge_status = 'PARTIALLY_CHARGED' where number = ${number}::bigint returning id
      )
      insert into bank_transfer (id, order_id, amount, currency, reference, recorded_by, recorded_at)
      select ${newRowId()}, id, ${Math.round(total * 100)}, 'USD', 'TRF all', 'ada', now() from paid`;
    expect((await type(`quote expire ${number}`)).words).toContain('about to confirm the order');
    // Repeating the command that recorded it confirms it.
    await type(`mark-paid ${number}`, { amount: total.toFixed(2), reference: 'TRF all' });
    expect(await orderOf(shop.client, placed)).toMatchObject({ paymentStatus: 'PAID' });
  });
});

describe('the orders of an address', () => {
  it('are listed newest first, quotes by their numbers, whatever its case', async () => {
    const email = 'listed@clinic.example';
    const first = await quote(email);
    await type(`quote expire ${first.number}`);
    const second = await quote(email);
    const { isDone, json, words } = await type('order Listed@Clinic.example');
    expect([isDone, json]).toMatchObject([
      true,
      [
        { number: `Q-${second.number}`, status: 'UNCONFIRMED', chargeStatus: 'NOT_CHARGED' },
        { number: `Q-${first.number}`, status: 'CANCELED' },
      ],
    ]);
    expect(words.split('\n')[0]).toContain(`${second.total.toFixed(2)} USD`);
    expect((await type(`order q-${first.number}`)).words).toContain(`Order ${first.number}: CANCELED`);
  });

  it('are none for another address, and nothing is listed for a word', async () => {
    expect(await type('order nobody@clinic.example')).toMatchObject({
      isDone: false,
      words: 'nobody@clinic.example has no orders and no quotes.',
    });
    expect((await type('order nobody')).words).toContain('an email address');
  });
});
