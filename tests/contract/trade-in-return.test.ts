import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCommand } from '../../server/operator/operator-command.ts';
import { tradeInCommands } from '../../server/operator/trade-in-commands.ts';
import {
  overdueTradeIns,
  receiveTradeIn,
  returnTradeIn,
  revokeTradeIn,
} from '../../server/modules/trade-in/settle-trade-in.ts';
import { fillCheckout, orderOf, place, type RequestedItems } from './checkout-client.ts';
import { confirmByReceipt } from './confirmed-declaration.ts';
import { openTradeInShop, type TradeInShop, formErrorTexts } from './trade-in-shop.ts';

let shop: TradeInShop['shop'];
let nextNumber: TradeInShop['nextNumber'];
let nextKey: TradeInShop['nextKey'];
let create: TradeInShop['create'];
let createTradeIn: TradeInShop['createTradeIn'];

beforeAll(async () => {
  ({ shop, nextNumber, nextKey, create, createTradeIn } = await openTradeInShop());
});
afterAll(() => shop.close());

describe('the old probe of an order', () => {
  const day = 86_400_000;
  const orderedOld = async (requested: RequestedItems = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }) => {
    const serialNumber = nextNumber();
    const { voucherCode } = await createTradeIn({ serialNumber });
    const checkout = await fillCheckout(shop.client, { voucherCode, requested });
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

  it.each(['WITHDRAWN', 'CANCELED'])(
    'of an order that is %s costs the list of overdue ones no reading',
    async (status) => {
      const statements: string[] = [];
      const sql = new Proxy(shop.database.sql, {
        apply(target, self, sent: Parameters<typeof shop.database.sql>) {
          statements.push(String(sent[0]));
          return Reflect.apply(target, self, sent) as unknown;
        },
      });
      const statementsNow = async () => {
        statements.length = 0;
        await overdueTradeIns(sql, servicesIn(32).now());
        return statements.length;
      };
      const before = await statementsNow();
      const { completed } = await orderedOld();
      expect(await statementsNow()).toBeGreaterThan(before);
      const { number } = (await orderOf(shop.client, completed)) as { number: string };
      await shop.database.sql`update orders set status = ${status} where number = ${number}::bigint`;
      expect(await statementsNow()).toBe(before);
    },
  );

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
    expect(await operate(32, 'trade-in', 'revoke', nextNumber())).toContain('No order uses the credit');
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
    expect(await revokeTradeIn(servicesIn(32), serialNumber)).toMatchObject({
      status: 'over',
      end: 'WITHDRAWN',
    });
    expect(await receiveTradeIn(servicesIn(32), serialNumber)).toMatchObject({
      status: 'over',
      end: 'WITHDRAWN',
    });
    expect(await operate(32, 'trade-in', 'received', serialNumber)).toBe(
      `Order ${number} is withdrawn. Send probe ${serialNumber} back to its buyer, ada@clinic.example.`,
    );
    expect(await operate(32, 'trade-in', 'show', serialNumber)).toContain('status: WITHDRAWN');
    expect(await mailsAbout(`Your trade-in for order ${number}`)).toEqual([]);
    expect(formErrorTexts(await create({ serialNumber }))).toEqual([
      'OPERATION_NOT_ALLOWED serialNumber ALREADY_USED',
    ]);
    expect(await operate(32, 'trade-in', 'returned', serialNumber)).toContain('can be registered again');
    expect(formErrorTexts(await create({ serialNumber }))).toEqual([]);
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
    expect(await revoked).toMatchObject({ status: 'over', end: 'WITHDRAWN' });
  });

  it('of a number without an order is unknown', async () => {
    const serialNumber = nextNumber();
    await createTradeIn({ serialNumber });
    for (const settle of [receiveTradeIn, revokeTradeIn, returnTradeIn])
      expect(await settle(servicesIn(90), serialNumber)).toEqual({ status: 'missing' });
  });
});
