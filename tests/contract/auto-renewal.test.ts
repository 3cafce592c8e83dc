import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { connect, type Sql } from '../../server/db/connect.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createTestServices } from '../support/shop-services.ts';
import { signedInAs } from '../support/test-account.ts';
import { rememberOrganizations } from '../support/undo-sales.ts';
import {
  type Changed,
  type CheckoutClient,
  type CheckoutFields,
  codesOf,
  createCheckoutClient,
  fillCheckout,
  lineInputs,
  openCheckout,
  orderOf,
  place,
  shownCheckout,
  tickRenewal,
} from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

/** In the evening in the United States, when it is already the next day in Germany. */
const now = new Date('2026-11-20T23:30:00Z');
const statements: string[] = [];
let shop: OrderShop;
let counted: Sql;
let undoSales: () => Promise<void>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  undoSales = await rememberOrganizations(shop.database.sql);
  counted = connect(shop.database.url, { onStatement: (text) => statements.push(text) });
});
afterEach(async () => {
  const violations = await shop.violations();
  await undoSales();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
afterAll(async () => {
  await counted.end();
  await shop.close();
});

const set = (client: CheckoutClient, checkoutId: string, autoRenewal: boolean) =>
  client.change('CheckoutAutoRenewalUpdate', { checkoutId, autoRenewal });

const termOf = ({ checkout }: Changed) => checkout?.membershipTerm;

describe('a membership in a checkout', () => {
  it('is prepaid unless the buyer ticks the renewal, and again once it is unticked', async () => {
    const opened = await openCheckout(shop.client);
    expect(opened).toMatchObject({
      autoRenewal: false,
      isAutoRenewalOffered: true,
      membershipTerm: {
        name: 'Individual membership',
        lastDay: '2027-11-19',
        nextTermDay: '2027-11-20',
        renewsAutomatically: false,
        months: 12,
        price: { net: { amount: 420 } },
      },
    });
    expect(opened.requiredAttestations).not.toContain('RENEWAL');

    const ticked = await tickRenewal(shop.client, opened.id);
    expect(ticked).toMatchObject({
      autoRenewal: true,
      isAutoRenewalOffered: true,
      membershipTerm: { nextTermDay: '2027-11-20', renewsAutomatically: true },
      requiredAttestations: expect.arrayContaining(['RENEWAL']) as string[],
    });
    expect(await shownCheckout(shop.client, opened.token)).toMatchObject({ autoRenewal: true });

    const unticked = await tickRenewal(shop.client, opened.id, false);
    expect(unticked).toMatchObject({ autoRenewal: false, membershipTerm: { renewsAutomatically: false } });
    expect(unticked.requiredAttestations).not.toContain('RENEWAL');
  });

  it('has the dates of its country’s calendar', async () => {
    const german = await openCheckout(shop.client, undefined, 'DE');
    expect(german.membershipTerm).toMatchObject({ lastDay: '2027-11-20', nextTermDay: '2027-11-21' });
  });

  it.each<[string, Record<string, number>]>([
    ['a probe alone', { 'IQ3-USBC': 1 }],
    ['a membership that never ends', { 'IQ3-USBC': 1, 'SUB-IND-FOREVER': 1 }],
    ['an accessory', { 'CBL-USBC': 1 }],
  ])('offers no choice for %s, and refuses the tick', async (_what, requested) => {
    const { id } = await openCheckout(shop.client, requested);
    const refused = await set(shop.client, id, true);
    expect(refused.checkoutErrors).toMatchObject([
      { code: 'OPERATION_NOT_ALLOWED', field: 'autoRenewal', reason: null },
    ]);
    expect(refused.checkout).toMatchObject({
      autoRenewal: false,
      isAutoRenewalOffered: false,
      membershipTerm: null,
    });
    expect(codesOf(await set(shop.client, id, false))).toEqual([]);
  });

  it.each<[string, Record<string, number>, object]>([
    ['is taken off', { 'SUB-IND-1Y': 0 }, { isAutoRenewalOffered: false, membershipTerm: null }],
    ['gives way to another', { 'SUB-IND-3Y': 1 }, { isAutoRenewalOffered: true }],
    ['goes with the last probe', { 'IQ3-USBC': 0, 'CBL-USBC': 1 }, { membershipTerm: null }],
  ])('unticks the renewal when it %s', async (_what, requested, expected) => {
    const { id: checkoutId } = await openCheckout(shop.client);
    await tickRenewal(shop.client, checkoutId);
    const change = (lines: Record<string, number>) =>
      shop.client.change('CheckoutLinesUpdate', { checkoutId, lines: lineInputs(lines) });
    const changed = await change(requested);
    expect(changed).toMatchObject({ checkoutErrors: [], checkout: { autoRenewal: false, ...expected } });
    const again = await change({ 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 });
    expect(again.checkout).toMatchObject({ autoRenewal: false, isAutoRenewalOffered: true });
  });

  it('stays ticked while other things change', async () => {
    const { id: checkoutId } = await openCheckout(shop.client, { 'IQ3-USBC': 1, 'SUB-TEAM-1Y': 1 });
    await tickRenewal(shop.client, checkoutId);
    const lines = lineInputs({ 'IQ3-USBC': 2, 'SUB-TEAM-SEAT-1Y': 2 });
    const changed = await shop.client.change('CheckoutLinesUpdate', { checkoutId, lines });
    expect(changed.checkout).toMatchObject({ autoRenewal: true });
    expect(termOf(changed)?.price?.net.amount).toBeGreaterThan(2000);
  });

  it('costs one statement to tick', async () => {
    const client = createCheckoutClient(
      createGraphqlHandler(
        createTestServices(shop.database, {
          providers: shop.services.providers,
          sql: counted,
          now: () => now,
        }),
      ),
    );
    const { id } = await openCheckout(client);
    statements.length = 0;
    await tickRenewal(client, id);
    expect(statements.map((text) => text.trim().split(/\s+/, 2).join(' '))).toEqual(['update checkout']);
  });
});

describe('a membership of an organization', () => {
  const storefrontOf = (email: string): CheckoutClient => ({
    send: (operation, variables, headers) =>
      shop.client.send(operation, variables, { ...signedInAs(email), ...headers }),
    change: (operation, variables, headers) =>
      shop.client.change(operation, variables, { ...signedInAs(email), ...headers }),
  });

  it('starts when the paid term ends, and the tick decides whether it renews', async () => {
    const client = storefrontOf('canceled@solo.example');
    const [{ expires_on: expiresOn }] = await shop.database.sql<[{ expires_on: string }]>`
      select expires_on::text from subscription join organization_membership using (organization_id)
      join users on users.id = user_id where email = 'canceled@solo.example'`;
    const { id, membershipTerm } = await openCheckout(client, { 'SUB-IND-1Y': 1 });
    expect(membershipTerm?.lastDay.slice(0, 4)).toBe(String(Number(expiresOn.slice(0, 4)) + 1));
    expect(await tickRenewal(client, id)).toMatchObject({ membershipTerm: { renewsAutomatically: true } });
  });

  it('that renews already does so without a tick, and shows nothing of it to strangers', async () => {
    const client = storefrontOf('admin@klinik.example');
    await shop.database.sql`
      update subscription set next_charge_on = expires_on + 1
      where organization_id = (select organization_id from organization_membership
        join users on users.id = user_id where email = 'admin@klinik.example')`;
    const owned = await openCheckout(client, { 'SUB-TEAM-SEAT-1Y': 1 });
    expect(owned).toMatchObject({
      isAutoRenewalOffered: false,
      autoRenewal: false,
      membershipTerm: { renewsAutomatically: true },
    });
    expect(owned.requiredAttestations).not.toContain('RENEWAL');
    expect(await shownCheckout(shop.client, owned.token)).toMatchObject({ membershipTerm: null });
  });
});

describe('an order', () => {
  const subscriptionOf = (email: string) => shop.database.sql`
    select next_charge_on::text, (select count(*)::integer from payment_method
      where payment_method.organization_id = subscription.organization_id) as cards
    from subscription where order_id = (select id from orders where email = ${email} order by created_at desc limit 1)`;
  const mailTo = async (email: string): Promise<string> => {
    await shop.runJobs();
    const [row] = await shop.database.sql<[{ text_body: string }]>`
      select text_body from sandbox_mail where recipient = ${email}`;
    return row.text_body.replaceAll(/\s+/g, ' ');
  };

  it('with the tick renews, saves the card, and says so on its page and in its email', async () => {
    const email = 'ticked@clinic.example';
    const filled = await fillCheckout(shop.client, { email, autoRenewal: true, card: 'pm_ticked' });
    const withoutConsent = {
      ...filled,
      requiredAttestations: filled.requiredAttestations.filter((name) => name !== 'RENEWAL'),
    };
    expect((await place(shop.client, withoutConsent)).checkoutErrors).toMatchObject([
      { code: 'INVALID', field: 'attestations', reason: 'REQUIRED' },
    ]);
    const completed = await place(shop.client, filled);
    expect(await orderOf(shop.client, completed)).toMatchObject({
      membershipTerm: {
        name: 'Individual membership, 1\u00a0year',
        lastDay: '2027-11-19',
        nextTermDay: '2027-11-20',
        renewsAutomatically: true,
        months: 12,
        price: { net: { amount: 420 } },
      },
    });
    expect(await subscriptionOf(email)).toEqual([{ next_charge_on: '2027-11-20', cards: 1 }]);
    expect(await mailTo(email)).toContain('renews on November 20, 2027 at $');
  });

  it('without the tick is prepaid: nothing is saved, charged again or agreed to', async () => {
    const email = 'prepaid@clinic.example';
    const filled = await fillCheckout(shop.client, { email });
    expect(filled.requiredAttestations).not.toContain('RENEWAL');
    const completed = await place(shop.client, filled);
    expect(await orderOf(shop.client, completed)).toMatchObject({
      membershipTerm: { lastDay: '2027-11-19', renewsAutomatically: false },
    });
    expect(await subscriptionOf(email)).toEqual([{ next_charge_on: null, cards: 0 }]);
    expect(shop.requestsFor(filled)).toMatchObject([{ keptFor: null }]);
    const mail = await mailTo(email);
    expect(mail).toContain('runs through November 19, 2027 and doesn’t renew automatically.');
    expect(mail).not.toContain('renews on');
  });

  it('shows the current state of the membership, once its renewal has been turned off', async () => {
    const filled = await fillCheckout(shop.client, { email: 'off@clinic.example', autoRenewal: true });
    const completed = await place(shop.client, filled);
    await shop.database.sql`update subscription set next_charge_on = null where order_id is not null`;
    expect(await orderOf(shop.client, completed)).toMatchObject({
      membershipTerm: { lastDay: '2027-11-19', renewsAutomatically: false },
    });
  });

  it('without a membership has no term', async () => {
    const filled: CheckoutFields = await fillCheckout(shop.client, { requested: { 'IQ3-USBC': 1 } });
    expect(await orderOf(shop.client, await place(shop.client, filled))).toMatchObject({
      membershipTerm: null,
    });
  });
});
