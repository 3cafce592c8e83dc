import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCommand } from '../../server/operator/operator-command.ts';
import { tradeInCommands } from '../../server/operator/trade-in-commands.ts';
import { deleteUnusedTradeIns } from '../../server/modules/trade-in/trade-in.repository.ts';
import {
  overdueTradeIns,
  receiveTradeIn,
  returnTradeIn,
  revokeTradeIn,
} from '../../server/modules/trade-in/settle-trade-in.ts';
import {
  codesOf,
  fillCheckout,
  lineInputs,
  openCheckout,
  orderOf,
  payWith,
  place,
  type Refused,
  shownCheckout,
  type Wanted,
} from './checkout-client.ts';
import { serialNumberOf } from '../support/serial-number.ts';
import { confirmByReceipt } from './confirmed-declaration.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

interface Created {
  readonly formErrors: readonly Refused[];
  readonly tradeIn: {
    readonly credit: { readonly amount: number; readonly currency: string };
    readonly voucherCode: string;
    readonly lastDay: string;
  } | null;
}

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

let probes = 0;
/** A serial number that no other test uses. */
function nextNumber(prefix = 'SQ2'): string {
  probes += 1;
  return serialNumberOf(prefix, probes);
}

let keys = 0;
const nextKey = () => `key-${(keys += 1)}`;

const create = (change: object = {}, idempotencyKey: string | null = nextKey()) =>
  shop.client.change<Created>('TradeInCreate', {
    input: {
      country: 'US',
      productLine: 'IQ_PLUS',
      condition: 'GOOD',
      serialNumber: nextNumber(),
      ...change,
    },
    idempotencyKey,
  });

async function created(change: object = {}) {
  const { tradeIn } = await create(change);
  if (tradeIn === null) throw new Error('The trade-in was refused');
  return tradeIn;
}

const told = ({ formErrors }: Created) =>
  formErrors.map(({ code, field, reason }) => [code, field, reason].join(' '));

async function cartWith(code: string, wanted: Wanted = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }) {
  const { id: checkoutId, token } = await openCheckout(shop.client, wanted);
  const { checkoutErrors } = await shop.client.change('CheckoutUpdateVoucher', {
    checkoutId,
    voucherCode: code,
  });
  return { checkoutId, token, reasons: checkoutErrors.map(({ reason }) => reason) };
}

const discountIn = async (token: string) => {
  const shown = await shownCheckout(shop.client, token);
  return [shown?.voucherCode, shown?.discountAmount.amount];
};

const usesOf = async (code: string) =>
  (await shop.database.sql`select used from voucher where code = ${code}`)[0]?.['used'] as number | undefined;

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
    expect(told(await create(change()))).toEqual(refusals);
  });

  it('is repeated under its key, but the key can’t name another probe', async () => {
    const serialNumber = nextNumber();
    const first = await create({ serialNumber }, 'same');
    expect(await create({ serialNumber: serialNumber.toLowerCase() }, 'same')).toEqual(first);
    expect(told(await create({ serialNumber: nextNumber() }, 'same'))).toEqual([
      'OPERATION_NOT_ALLOWED idempotencyKey ',
    ]);
    expect(told(await create({ serialNumber }, ''))).toEqual(['INVALID idempotencyKey REQUIRED']);
  });

  it('gives one number to one of a hundred buyers', async () => {
    const serialNumber = nextNumber();
    const answers = await Promise.all(Array.from({ length: 100 }, () => create({ serialNumber })));
    expect(answers.filter(({ tradeIn }) => tradeIn !== null)).toHaveLength(1);
    expect(new Set(answers.flatMap(told))).toEqual(
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
    await created();
    await shop.database.sql`delete from voucher where source = 'TRADE_IN' and used = 0`;
    expect(await revision()).toEqual(before);
  });
});

describe('the credit', () => {
  it('reduces the new probe, and the cart shows it after a reload', async () => {
    const { voucherCode } = await created();
    const { token, reasons } = await cartWith(voucherCode);
    expect(reasons).toEqual([]);
    expect(await discountIn(token)).toEqual([voucherCode, 700]);
    const lines = (await shownCheckout(shop.client, token))?.lines ?? [];
    expect(
      lines.map(({ variant, totalPriceDiscounted }) => [variant.sku, totalPriceDiscounted.gross.amount]),
    ).toEqual([
      ['IQ3-USBC', 3199],
      ['SUB-IND-1Y', 420],
    ]);
  });

  it('is for one probe of an order, the cheapest', async () => {
    const { voucherCode } = await created();
    const { token } = await cartWith(voucherCode, { 'IQ3-USBC': 2, 'IQP-USBC': 3 });
    expect(await discountIn(token)).toEqual([voucherCode, 700]);
  });

  it('is never above the price of the new probe', async () => {
    const { voucherCode } = await created();
    await shop.database.sql`
      update variant_price set amount = 25000, undiscounted_amount = 25000 where sku = 'IQP-LTG' and currency = 'USD'`;
    const { token } = await cartWith(voucherCode, { 'IQP-LTG': 1, 'SUB-IND-1Y': 1 });
    expect(await discountIn(token)).toEqual([voucherCode, 250]);
    await shop.database.sql`
      update variant_price set amount = 299900, undiscounted_amount = 299900 where sku = 'IQP-LTG' and currency = 'USD'`;
  });

  it.each<[what: string, wanted: Wanted]>([
    ['an accessory', { 'CBL-USBC': 1 }],
    ['a probe of the other market', { 'IQV-USBC': 1 }],
  ])('doesn’t count for %s', async (_what, wanted) => {
    const { voucherCode } = await created();
    expect((await cartWith(voucherCode, wanted)).reasons).toEqual(['ITEMS']);
  });

  it('doesn’t count in another country', async () => {
    const { voucherCode } = await created({ country: 'CA' });
    expect((await cartWith(voucherCode)).reasons).toEqual(['COUNTRY']);
  });

  it('takes the place of a voucher and a referral code, and the other way around: one per order', async () => {
    const { voucherCode } = await created();
    const { checkoutId, token } = await cartWith('WELCOME10');
    const applied = [];
    for (const code of [voucherCode, 'REFERRAL5', voucherCode, 'WELCOME10']) {
      await shop.client.change('CheckoutUpdateVoucher', { checkoutId, voucherCode: code });
      applied.push(await discountIn(token));
    }
    // 5 and 10 % of everything.
    expect(applied).toEqual([
      [voucherCode, 700],
      ['REFERRAL5', 215.95],
      [voucherCode, 700],
      ['WELCOME10', 431.9],
    ]);
    expect(await usesOf(voucherCode)).toBe(0);
  });
});

describe('an order with a trade-in', () => {
  it('uses its credit up, once', async () => {
    const { voucherCode } = await created();
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
    const { voucherCode } = await created();
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
    const { voucherCode } = await created({ serialNumber });
    await expire(voucherCode, '1 hour');
    expect((await cartWith(voucherCode)).reasons).toEqual(['EXPIRED']);
    expect(await deleteUnusedTradeIns(shop.database.sql, shop.services.now())).toBe(0);
    expect(told(await create({ serialNumber }))).toEqual(['OPERATION_NOT_ALLOWED serialNumber ALREADY_USED']);
    await expire(voucherCode, '2 days');
    expect(await deleteUnusedTradeIns(shop.database.sql, shop.services.now())).toBe(1);
    expect(told(await create({ serialNumber }))).toEqual([]);
  });

  it('is not what was ordered with: that number stays used', async () => {
    const serialNumber = nextNumber();
    const { voucherCode } = await created({ serialNumber });
    await place(shop.client, await fillCheckout(shop.client, { voucherCode }));
    await expire(voucherCode, '2 days');
    expect(await deleteUnusedTradeIns(shop.database.sql, shop.services.now())).toBe(0);
    expect(told(await create({ serialNumber }))).toEqual(['OPERATION_NOT_ALLOWED serialNumber ALREADY_USED']);
  });
});

describe('a registration whose code was lost', () => {
  const operate = async (command: string, serialNumber: string) => {
    const typed = findCommand(tradeInCommands, ['trade-in', command, serialNumber]);
    if ('problem' in typed) return typed.problem;
    const { isDone, lines } = await typed.command.run(shop.services, typed.parameters);
    return [isDone, ...lines].join('\n');
  };

  it('is shown and released by operators, so that its number can be registered again', async () => {
    const serialNumber = nextNumber();
    const { voucherCode } = await created({ serialNumber });
    const shown = await operate('show', ` ${serialNumber.toLowerCase()} `);
    expect(shown).toContain(`serialNumber: ${serialNumber}\nstatus: REGISTERED\nproductLine: IQ_PLUS`);
    // Whoever has the code has the credit.
    expect(shown).not.toContain(voucherCode);
    expect(await operate('release', serialNumber.toLowerCase())).toBe(
      'true\nThe probe can be registered again.',
    );
    expect((await cartWith(voucherCode)).reasons).toEqual(['UNKNOWN']);
    expect(told(await create({ serialNumber }))).toEqual([]);
  });

  it('is kept once an order has its credit', async () => {
    const serialNumber = nextNumber();
    const { voucherCode } = await created({ serialNumber });
    await place(shop.client, await fillCheckout(shop.client, { voucherCode }));
    expect(await operate('release', serialNumber)).toBe('false\nAn order has the credit of this probe.');
    expect(await operate('show', serialNumber)).toMatch(/status: AWAITED\n[^]*\norder: \d+\nemail: ada@/);
  });

  it.each(['show', 'release'])('that doesn’t exist: %s says so', async (command) => {
    expect(await operate(command, nextNumber())).toBe('false\nNo probe with this number is registered.');
  });
});

it('is applied by the cart that begins with its code, as a link brings it', async () => {
  const { voucherCode } = await created();
  const { checkout, checkoutErrors } = await shop.client.change('CheckoutCreate', {
    input: { country: 'US', lines: lineInputs({ 'IQP-USBC': 1, 'SUB-IND-1Y': 1 }), voucherCode },
  });
  expect([checkoutErrors, checkout?.voucherCode, checkout?.discountAmount.amount]).toEqual([
    [],
    voucherCode,
    700,
  ]);
});

describe('the old probe of an order', () => {
  const day = 86_400_000;
  const orderedOld = async (wanted: Wanted = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }) => {
    const serialNumber = nextNumber();
    const { voucherCode } = await created({ serialNumber });
    const checkout = await fillCheckout(shop.client, { voucherCode, wanted });
    const completed = await place(shop.client, checkout);
    return { serialNumber, completed, checkout };
  };
  const servicesIn = (days: number) => {
    const now = new Date(Date.now() + days * day);
    return { ...shop.services, now: () => now };
  };
  const numbersOf = (ordered: Awaited<ReturnType<typeof overdueTradeIns>>) =>
    ordered.map(({ tradeIn }) => tradeIn.serialNumber);
  const mailsAbout = async (subject: string) => {
    await shop.runJobs();
    return shop.database.sql<{ subject: string; text_body: string }[]>`
      select subject, text_body from sandbox_mail where subject like ${`%${subject}%`}`;
  };
  /** What an operator's command prints so many days from now. */
  const operate = async (days: number, ...words: readonly string[]) => {
    const typed = findCommand(tradeInCommands, words);
    if ('problem' in typed) return typed.problem;
    return (await typed.command.run(servicesIn(days), typed.parameters)).lines.join('\n');
  };
  const tradeInSeen = async (completed: Parameters<typeof orderOf>[1]) =>
    (await orderOf(shop.client, completed))?.['tradeIn'];

  it('is asked for with its last day, in the order and its mail, and only of its buyer', async () => {
    const { serialNumber, completed } = await orderedOld();
    const order = await orderOf(shop.client, completed);
    expect(order?.['tradeIn']).toMatchObject({ productLine: 'IQ_PLUS', serialNumber, status: 'AWAITED' });
    const stranger = await orderOf(shop.client, { ...completed, orderAccessKey: null });
    expect(stranger).toMatchObject({ isAccessGranted: false, tradeIn: null });
    const [mail] = await mailsAbout(`order ${String(order?.['number'])}`);
    expect(mail?.text_body).toContain(serialNumber);
    expect(mail?.text_body).toContain(`/us/en/trade-in-label/${completed.orderToken}/`);
    expect(mail?.text_body).toContain('Trade-in credit');
  });

  it('that has arrived is never billed', async () => {
    const { serialNumber, completed } = await orderedOld();
    expect(await receiveTradeIn(servicesIn(20), serialNumber.toLowerCase())).toMatchObject({
      status: 'received',
    });
    expect(await tradeInSeen(completed)).toMatchObject({ status: 'RECEIVED' });
    expect(await revokeTradeIn(servicesIn(60), serialNumber)).toMatchObject({ status: 'settled' });
    expect(numbersOf(await overdueTradeIns(shop.database.sql, servicesIn(60).now()))).not.toContain(
      serialNumber,
    );
  });

  it('that doesn’t arrive is billed once, after its last day, with what the credit took off', async () => {
    const { serialNumber, completed } = await orderedOld();
    expect(await revokeTradeIn(servicesIn(29), serialNumber)).toMatchObject({ status: 'tooEarly' });
    expect(numbersOf(await overdueTradeIns(shop.database.sql, servicesIn(29).now()))).not.toContain(
      serialNumber,
    );
    expect(numbersOf(await overdueTradeIns(shop.database.sql, servicesIn(32).now()))).toContain(serialNumber);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => revokeTradeIn(servicesIn(32), serialNumber)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      'revoked',
      ...Array.from({ length: 4 }, () => 'settled'),
    ]);
    expect(await tradeInSeen(completed)).toMatchObject({ status: 'REVOKED' });
    expect(await receiveTradeIn(servicesIn(33), serialNumber)).toMatchObject({ status: 'settled' });
    const { number } = (await orderOf(shop.client, completed)) as { number: string };
    const bills = await mailsAbout(`Your trade-in for order ${number}`);
    // $700 and the sales tax on it, 7.25 %.
    expect(bills.map(({ subject }) => subject)).toEqual([`Your trade-in for order ${number}: $750.75 due`]);
  });

  it('is settled by operators, in words', async () => {
    const { serialNumber, completed } = await orderedOld();
    const other = await orderedOld();
    const { number } = (await orderOf(shop.client, completed)) as { number: string };
    expect(await operate(20, 'trade-in', 'revoke', serialNumber)).toMatch(
      new RegExp(`^Probe ${serialNumber} has until \\d{4}-\\d\\d-\\d\\d to arrive\\.$`),
    );
    expect(await operate(32, 'trade-in', 'overdue')).toContain(
      `${serialNumber}  ${number}  ada@clinic.example`,
    );
    const { serialNumber: arrived } = other;
    expect(await operate(32, 'trade-in', 'received', arrived)).toContain(`Probe ${arrived} of order`);
    expect(await operate(32, 'trade-in', 'received', arrived)).toBe(`Probe ${arrived} had arrived before.`);
    expect(await operate(32, 'trade-in', 'revoke', serialNumber)).toContain('gets the bill by email');
    expect(await operate(32, 'trade-in', 'revoke', serialNumber)).toContain('was revoked before');
    expect(await operate(32, 'trade-in', 'overdue')).not.toContain(serialNumber);
    expect(await operate(32, 'trade-in', 'revoke', nextNumber())).toContain('No order has the credit');
  });

  /** Withdraws an order as its buyer does, in a country where they may. */
  const withdraw = async (completed: Parameters<typeof orderOf>[1]) => {
    const { number } = (await orderOf(shop.client, completed)) as { number: string };
    await shop.database.sql`update orders set country = 'DE' where number = ${number}::bigint`;
    const declared = await shop.client.change<{ receipt: { outcome: string } | null }>('WithdrawalDeclare', {
      input: {
        name: 'Ada Byron',
        contract: number,
        items: '',
        email: 'ada@clinic.example',
        country: 'DE',
        languageCode: 'EN',
      },
      idempotencyKey: nextKey(),
    });
    const { receipt } = await confirmByReceipt(shop, 'ada@clinic.example', declared);
    expect(receipt?.outcome).toBe('WITHDRAWN');
    return number;
  };

  it('of a withdrawn order is neither billed nor taken: it goes back, and can be registered again', async () => {
    const { serialNumber, completed } = await orderedOld();
    expect(await operate(20, 'trade-in', 'returned', serialNumber)).toContain("isn't withdrawn");
    const number = await withdraw(completed);
    // Its page asks for nothing, and has no label.
    expect(await tradeInSeen(completed)).toBeNull();
    expect(await revokeTradeIn(servicesIn(32), serialNumber)).toMatchObject({ status: 'withdrawn' });
    expect(await receiveTradeIn(servicesIn(32), serialNumber)).toMatchObject({ status: 'withdrawn' });
    expect(await operate(32, 'trade-in', 'received', serialNumber)).toBe(
      `Order ${number} is withdrawn. Send probe ${serialNumber} back to its buyer, ada@clinic.example.`,
    );
    expect(await operate(32, 'trade-in', 'show', serialNumber)).toContain('status: WITHDRAWN');
    expect(await mailsAbout(`Your trade-in for order ${number}`)).toEqual([]);
    expect(told(await create({ serialNumber }))).toEqual(['OPERATION_NOT_ALLOWED serialNumber ALREADY_USED']);
    expect(await operate(32, 'trade-in', 'returned', serialNumber)).toContain('can be registered again');
    expect(told(await create({ serialNumber }))).toEqual([]);
    expect(await returnTradeIn(servicesIn(32), serialNumber)).toEqual({ status: 'missing' });
  });

  it('whose order is withdrawn before its bill is sent is not billed', async () => {
    const { serialNumber, completed } = await orderedOld();
    expect(await revokeTradeIn(servicesIn(32), serialNumber)).toMatchObject({ status: 'revoked' });
    const { number } = (await orderOf(shop.client, completed)) as { number: string };
    await shop.database.sql`update orders set status = 'WITHDRAWN' where number = ${number}::bigint`;
    expect(await mailsAbout(`Your trade-in for order ${number}`)).toEqual([]);
  });

  it('isn’t billed by an operator whose command comes while the order is being withdrawn', async () => {
    const { serialNumber, completed } = await orderedOld();
    const { number } = (await orderOf(shop.client, completed)) as { number: string };
    const { sql } = shop.database;
    const waiting = () => sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { revoked } = await sql.begin(async (withdrawal) => {
      await withdrawal`update orders set status = 'WITHDRAWN' where number = ${number}::bigint`;
      const asked = revokeTradeIn(servicesIn(32), serialNumber);
      await expect.poll(waiting).toHaveLength(1);
      return { revoked: asked };
    });
    expect(await revoked).toMatchObject({ status: 'withdrawn' });
  });

  it('of a number without an order is unknown', async () => {
    const serialNumber = nextNumber();
    await created({ serialNumber });
    for (const settle of [receiveTradeIn, revokeTradeIn, returnTradeIn])
      expect(await settle(servicesIn(90), serialNumber)).toEqual({ status: 'missing' });
  });
});
