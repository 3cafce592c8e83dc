import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  idOf,
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { organizationsOfTheSandbox } from '../../server/seed/sandbox/people-of-the-sandbox.ts';
import { seedCards } from '../../server/seed/sandbox/seed-cards.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const sentences: string[] = [];
const report = (sentence: string) => {
  sentences.push(sentence);
};

describe('the saved cards of the sandbox', () => {
  let card: RunningCardSandbox;
  let database: TestDatabase;
  const seed = (apiBase = card.apiBase) => {
    const timeoutMilliseconds = 5000;
    const keys = { secretKey, webhookSecret, apiBase, timeoutMilliseconds };
    const vault = createStripeProvider({ ...keys, report, alert: report });
    return seedCards({ sql: database.sql, vault, returnUrl: 'http://shop.test', report });
  };
  const savedCards = () => database.sql<
    { owner: string; brand: string; digits: string; primary: boolean; token: string; by: string }[]
  >`
    select coalesce(organization.slug, users.email) as owner, details->>'brand' as brand,
      details->>'lastDigits' as digits, is_primary as primary, provider_method_id as token, giver.email as by
    from payment_method
    left join organization on organization.id = organization_id
    left join users on users.id = user_id
    join users as giver on giver.id = added_by
    where removed_at is null order by owner`;

  beforeAll(async () => {
    card = await startCardSandbox();
    database = await createTestDatabase();
    await seedPeople(database.sql, new Date());
  });
  afterAll(async () => {
    await database.close();
    await card.close();
  });

  it('wait for the next start while the stand-in does not answer', async () => {
    await seed(`${card.origin}/nobody-is-here`);
    expect(await savedCards()).toEqual([]);
    expect(sentences.at(-1)).toBe('11 of the sandbox’s saved cards are missing until the next start.');
  });

  it('belong to every organization that renews by itself, and to a person without one', async () => {
    await seed();
    const renewing = organizationsOfTheSandbox().filter(
      ({ subscription: { renewsInDays, commitmentMonths } }) =>
        renewsInDays !== null || commitmentMonths !== undefined,
    );
    const cards = await savedCards();
    expect(cards.map(({ owner }) => owner)).toEqual(
      [...renewing.map(({ slug }) => slug), 'distributor@trade.example'].toSorted(),
    );
    expect(cards.every(({ primary }) => primary)).toBe(true);
    expect(cards.find(({ owner }) => owner === 'lakeside-clinic')).toMatchObject({
      brand: 'mastercard',
      digits: '4444',
      by: 'admin@clinic.example',
    });
  });

  it('are the stand-in’s own, which charges them: all but the one of whom is overdue', async () => {
    const outcomes = await Promise.all(
      (await savedCards()).map(async ({ owner, token }) => {
        const method = await card.stripe.paymentMethods.retrieve(token);
        const charge = card.stripe.paymentIntents.create({
          amount: 42_000,
          currency: 'usd',
          customer: idOf(method.customer),
          payment_method: token,
          confirm: true,
          off_session: true,
          allowed_payment_method_types: ['card'],
        });
        return [
          owner,
          await charge.then(
            ({ status }) => status,
            () => 'declined',
          ),
        ] as const;
      }),
    );
    expect(outcomes.filter(([, outcome]) => outcome !== 'succeeded')).toEqual([
      ['lindqvist-imaging', 'declined'],
    ]);
  });

  it('are saved once, even by concurrent or repeated starts, and one that was removed stays removed', async () => {
    await database.sql`
      update payment_method set is_primary = false, removed_at = now()
      where organization_id = (select id from organization where slug = 'cedar-practice')`;
    const before = await savedCards();
    await Promise.all([seed(), seed()]);
    expect(await savedCards()).toEqual(before);

    await database.sql`delete from payment_method`;
    await database.sql`delete from provider_customer`;
    await Promise.all([seed(), seed()]);
    await seed();
    const again = await savedCards();
    expect(again).toHaveLength(before.length + 1);
    expect(new Set(again.map(({ owner }) => owner)).size).toBe(again.length);
  });
});
