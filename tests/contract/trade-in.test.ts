import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countryDay } from '@sonde/machines/rules/places';
import { tradeInReturnDay } from '@sonde/machines/rules/trade-in';
import { findCommand } from '../../server/operator/operator-command.ts';
import { tradeInCommands } from '../../server/operator/trade-in-commands.ts';
import { loadOrderByToken } from '../../server/modules/order/order.repository.ts';
import { payOrder } from '../../server/modules/order/pay-order.ts';
import { deleteUnusedTradeIns } from '../../server/modules/trade-in/trade-in.repository.ts';
import { codesOf, fillCheckout, lineInputs, orderOf, payWith, place } from './checkout-client.ts';
import { cards } from './scripted-card-provider.ts';
import { openTradeInShop, type TradeInShop, formErrorTexts } from './trade-in-shop.ts';

let shop: TradeInShop['shop'];
let nextNumber: TradeInShop['nextNumber'];
let create: TradeInShop['create'];
let createTradeIn: TradeInShop['createTradeIn'];
let cartWith: TradeInShop['cartWith'];
let usesOf: TradeInShop['usesOf'];

beforeAll(async () => {
  ({ shop, nextNumber, create, createTradeIn, cartWith, usesOf } = await openTradeInShop());
});
afterAll(() => shop.close());

/** What an operator's command about old probes prints. */
const operate = async (...words: readonly string[]) => {
  const typed = findCommand(tradeInCommands, ['trade-in', ...words]);
  if ('problem' in typed) return typed.problem;
  const { isDone, lines } = await typed.command.run(shop.services, typed.parameters);
  return [isDone, ...lines].join('\n');
};

describe('registering an old probe', () => {
  it.each([
    ['US', 'IQ_PLUS', 'GOOD', 'SQ2', { amount: 700, currency: 'USD' }],
    ['GB', 'IQ', 'DAMAGED', 'SQ1', { amount: 90, currency: 'GBP' }],
    ['DE', 'IQ_PLUS_CARE', 'WORN', 'SQC', { amount: 470, currency: 'EUR' }],
  ])('in %s credits what the table says: %s, %s', async (country, productLine, condition, prefix, credit) => {
    const answer = await create({ country, productLine, condition, serialNumber: nextNumber(prefix) });
    expect(answer).toMatchObject({ formErrors: [], tradeIn: { credit } });
    expect(answer.tradeIn?.voucherCode).toMatch(/^TRADEIN[0-9A-Z]{12}$/);
  });

  it.each<[what: string, change: () => object, refusals: readonly string[]]>([
    ['without a number', () => ({ serialNumber: '' }), ['INVALID serialNumber REQUIRED']],
    ['with a mistyped number', () => ({ serialNumber: 'SQ200000001' }), ['INVALID serialNumber FORMAT']],
    ['with endless text', () => ({ serialNumber: '9'.repeat(5_000) }), ['INVALID serialNumber FORMAT']],
    [
      'with another model’s number',
      () => ({ serialNumber: nextNumber('SQ1') }),
      ['INVALID serialNumber CHOICE'],
    ],
    ['of the newest line', () => ({ productLine: 'IQ_3' }), ['INVALID productLine REQUIRED']],
    ['in a country without a shop', () => ({ country: 'KP' }), ['COUNTRY_NOT_AVAILABLE country ']],
  ])('%s is refused', async (_what, change, refusals) => {
    expect(formErrorTexts(await create(change()))).toEqual(refusals);
  });

  it('is repeated under its key, but the key can’t name another probe', async () => {
    const serialNumber = nextNumber();
    const first = await create({ serialNumber }, 'same');
    expect(await create({ serialNumber: serialNumber.toLowerCase() }, 'same')).toEqual(first);
    expect(formErrorTexts(await create({ serialNumber: nextNumber() }, 'same'))).toEqual([
      'OPERATION_NOT_ALLOWED idempotencyKey ',
    ]);
    expect(formErrorTexts(await create({ serialNumber }, ''))).toEqual(['INVALID idempotencyKey REQUIRED']);
  });

  it('gives one number to one of a hundred buyers', async () => {
    const serialNumber = nextNumber();
    const answers = await Promise.all(Array.from({ length: 100 }, () => create({ serialNumber })));
    expect(answers.filter(({ tradeIn }) => tradeIn !== null)).toHaveLength(1);
    expect(new Set(answers.flatMap(formErrorTexts))).toEqual(
      new Set(['OPERATION_NOT_ALLOWED serialNumber ALREADY_USED']),
    );
    const stored = await shop.database.sql`
      select count(*)::integer as count from trade_in join voucher on code = voucher_code
      where serial_number = ${serialNumber}`;
    expect(stored).toEqual([{ count: 1 }]);
  });

  it('leaves every cached page and price as it is', async () => {
    const revision = () => shop.database.sql`select revision from catalogue_revision`;
    const before = await revision();
    await createTradeIn();
    await shop.database.sql`delete from voucher where source = 'TRADE_IN' and used = 0`;
    expect(await revision()).toEqual(before);
  });
});

describe('an order with a trade-in', () => {
  it('uses its credit up, once', async () => {
    const { voucherCode } = await createTradeIn();
    const [mine, copy] = [
      await fillCheckout(shop.client, { voucherCode }),
      await fillCheckout(shop.client, { voucherCode, email: 'other@clinic.example' }),
    ];
    const completed = await place(shop.client, mine);
    expect(await orderOf(shop.client, completed)).toMatchObject({ voucherCode, discount: { amount: 700 } });
    expect(await usesOf(voucherCode)).toBe(1);
    expect(codesOf(await place(shop.client, copy))).toEqual(['VOUCHER_NOT_APPLICABLE']);
    expect((await cartWith(voucherCode)).reasons).toEqual(['USED_UP']);
    expect(await shop.violations()).toEqual([]);
  });

  it('whose card is declined gives it back, and the next attempt takes it', async () => {
    const { voucherCode } = await createTradeIn();
    const checkout = await fillCheckout(shop.client, { voucherCode, card: cards.declined });
    expect(codesOf(await place(shop.client, checkout))).toEqual(['CARD_DECLINED']);
    expect(await usesOf(voucherCode)).toBe(0);
    const again = await payWith(shop.client, checkout.id, cards.good);
    expect((await place(shop.client, again)).order).not.toBeNull();
    expect(await usesOf(voucherCode)).toBe(1);
  });
});

describe('a trade-in that nobody ordered with', () => {
  const expire = (code: string, age: string) =>
    shop.database
      .sql`update voucher set expires_at = ${shop.services.now()}::timestamptz - ${age}::interval where code = ${code}`;

  it('frees its serial number once its credit has expired', async () => {
    const serialNumber = nextNumber();
    const { voucherCode } = await createTradeIn({ serialNumber });
    await expire(voucherCode, '1 hour');
    expect((await cartWith(voucherCode)).reasons).toEqual(['EXPIRED']);
    expect(await deleteUnusedTradeIns(shop.database.sql, shop.services.now())).toBe(0);
    expect(formErrorTexts(await create({ serialNumber }))).toEqual([
      'OPERATION_NOT_ALLOWED serialNumber ALREADY_USED',
    ]);
    await expire(voucherCode, '2 days');
    expect(await deleteUnusedTradeIns(shop.database.sql, shop.services.now())).toBe(1);
    expect(formErrorTexts(await create({ serialNumber }))).toEqual([]);
  });

  it('is not what was ordered with: that number stays used', async () => {
    const serialNumber = nextNumber();
    const { voucherCode } = await createTradeIn({ serialNumber });
    await place(shop.client, await fillCheckout(shop.client, { voucherCode }));
    await expire(voucherCode, '2 days');
    expect(await deleteUnusedTradeIns(shop.database.sql, shop.services.now())).toBe(0);
    expect(formErrorTexts(await create({ serialNumber }))).toEqual([
      'OPERATION_NOT_ALLOWED serialNumber ALREADY_USED',
    ]);
  });
});

describe('a trade-in whose order is owed, because its debit was returned', () => {
  /** An order with an old probe whose debit the bank has returned. */
  async function orderedAndReturned() {
    const serialNumber = nextNumber();
    const { voucherCode } = await createTradeIn({ serialNumber });
    const checkout = await fillCheckout(shop.client, { voucherCode, method: 'ACH' });
    const completed = await place(shop.client, checkout);
    const [debit] = shop.intentsFor(checkout);
    shop.provider.returnDebit(debit?.id ?? '');
    if (debit) await shop.webhook(shop.provider.event('payment_intent.payment_failed', debit));
    return { serialNumber, voucherCode, completed };
  }

  async function payByCard({ orderToken }: Awaited<ReturnType<typeof place>>) {
    const order = await loadOrderByToken(shop.database.sql, orderToken ?? '');
    if (order === null) throw new Error('No order was placed');
    return payOrder(shop.services, order, {
      key: `owed ${order.id}`,
      parametersHash: 'aa',
      expectedTotal: order.total.gross,
      method: 'CREDIT_CARD',
      token: cards.good,
      attestations: [],
      language: 'en',
    });
  }

  it('has its days from the payment on, and is not overdue at once', async () => {
    const { serialNumber, completed } = await orderedAndReturned();
    await shop.database.sql`
      update orders set confirmed_at = confirmed_at - interval '40 days'
      where id = (select id from orders where voucher_code = (
        select voucher_code from trade_in where serial_number = ${serialNumber}
      ))`;
    await payByCard(completed);
    const { tradeIn } = (await orderOf(shop.client, completed)) as { tradeIn: { returnDay: string } };
    expect(tradeIn.returnDay).toBe(tradeInReturnDay(countryDay('US', new Date())));
    expect(await operate('overdue')).not.toContain(serialNumber);
    expect(await operate('revoke', serialNumber)).toMatch(/has until \d{4}-\d\d-\d\d to arrive\.$/);
  });

  it('stays until the order is paid, also after its credit has expired', async () => {
    const { serialNumber, voucherCode, completed } = await orderedAndReturned();
    expect(await usesOf(voucherCode)).toBe(0);
    await shop.database.sql`
      update voucher set expires_at = ${shop.services.now()}::timestamptz - interval '2 days' where code = ${voucherCode}`;
    expect(await deleteUnusedTradeIns(shop.database.sql, shop.services.now())).toBe(0);
    expect(await operate('release', serialNumber)).toBe(
      'false\nAn order already uses the credit of this probe.',
    );
    expect((await payByCard(completed)).status).toBe('placed');
    expect(await usesOf(voucherCode)).toBe(1);
    expect(await operate('show', serialNumber)).toContain('status: AWAITED');
  });

  it('stays once its old probe has arrived', async () => {
    const serialNumber = nextNumber();
    const { voucherCode } = await createTradeIn({ serialNumber });
    await shop.database.sql`
      with expired as (
        update voucher set expires_at = ${shop.services.now()}::timestamptz - interval '2 days' where code = ${voucherCode}
      )
      update trade_in set received_at = ${shop.services.now()} where voucher_code = ${voucherCode}`;
    expect(await deleteUnusedTradeIns(shop.database.sql, shop.services.now())).toBe(0);
  });
});

describe('a registration whose code was lost', () => {
  it('is shown and released by operators, so that its number can be registered again', async () => {
    const serialNumber = nextNumber();
    const { voucherCode } = await createTradeIn({ serialNumber });
    const shown = await operate('show', ` ${serialNumber.toLowerCase()} `);
    expect(shown).toContain(`serialNumber: ${serialNumber}\nstatus: REGISTERED\nproductLine: IQ_PLUS`);
    // The person who has the code has the credit.
    expect(shown).not.toContain(voucherCode);
    expect(await operate('release', serialNumber.toLowerCase())).toBe(
      'true\nThe probe can be registered again.',
    );
    expect((await cartWith(voucherCode)).reasons).toEqual(['UNKNOWN']);
    expect(formErrorTexts(await create({ serialNumber }))).toEqual([]);
  });

  it('is kept once an order has its credit', async () => {
    const serialNumber = nextNumber();
    const { voucherCode } = await createTradeIn({ serialNumber });
    await place(shop.client, await fillCheckout(shop.client, { voucherCode }));
    expect(await operate('release', serialNumber)).toBe(
      'false\nAn order already uses the credit of this probe.',
    );
    expect(await operate('show', serialNumber)).toMatch(/status: AWAITED\n[^]*\norder: \d+\nemail: ada@/);
  });

  it.each(['show', 'release'])('that doesn’t exist: %s says so', async (command) => {
    expect(await operate(command, nextNumber())).toBe(
      'false\nNo probe with this serial number is registered.',
    );
  });
});

it('is applied by the cart that begins with its code, as a link brings it', async () => {
  const { voucherCode } = await createTradeIn();
  const { checkout, checkoutErrors } = await shop.client.change('CheckoutCreate', {
    input: { country: 'US', lines: lineInputs({ 'IQP-USBC': 1, 'SUB-IND-1Y': 1 }), voucherCode },
  });
  expect([checkoutErrors, checkout?.voucherCode, checkout?.discountAmount.amount]).toEqual([
    [],
    voucherCode,
    700,
  ]);
});
