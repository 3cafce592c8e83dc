import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Sql } from '../../server/db/connect.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createChangingClient, type PreviewFields, type RequestedChange } from './changing-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import { storefrontOperation } from './storefront-operations.ts';

const now = new Date('2026-11-20T15:00:00Z');
const statements: string[] = [];
let shop: OrderShop;
let counted: Sql;
let client: ReturnType<typeof createChangingClient>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  counted = connect(shop.database.url, { onStatement: (text) => statements.push(text) });
  client = createChangingClient(createTestServices({ ...shop.database, sql: counted }, { now: () => now }));
});
afterAll(async () => {
  await counted.end();
  await shop.close();
});

/** The changes that everybody requests. */
const changes = {
  renewal: {},
  Individual: { sku: 'SUB-IND-1Y' },
  'Individual, three years': { sku: 'SUB-IND-3Y' },
  Core: { sku: 'SUB-CORE-1Y' },
  Team: { sku: 'SUB-TEAM-1Y' },
  Clinic: { sku: 'SUB-CLINIC-1Y' },
  Pro: { sku: 'SUB-PROC-1Y' },
  'Pro, three years': { sku: 'SUB-PRO3-3Y' },
  'vet Pro': { sku: 'SUB-PRO-VET-1Y' },
  'twenty seats': { seats: 20 },
  'one seat': { seats: 1 },
  'one feature': { featureSkus: ['SUB-PROC-DIAG-CARDIAC-1Y'] },
} as const satisfies Readonly<Record<string, RequestedChange>>;

const inWords = ({ subscriptionErrors, change }: PreviewFields): string =>
  change === null
    ? subscriptionErrors
        .map(({ code, reason, most }) => [code, reason, most].filter(Boolean).join(' '))
        .join(', ')
    : `${change.takesEffect} ${change.amountDue.gross.amount.toFixed(2)}, ` +
      `then ${change.renewalPrice?.gross.amount.toFixed(2) ?? 'nothing'}`;

const people = JSON.parse(readFileSync('server/seed/sandbox/people.json', 'utf8')) as readonly {
  readonly email: string;
  readonly memberships: readonly { readonly organization: string }[];
}[];

interface Own {
  readonly isOrganizationAdmin: boolean;
  readonly organization: {
    readonly slug: string;
    readonly planType: string;
    readonly subscription: { readonly mostSeats: number | null } | null;
  };
}

describe('a preview', () => {
  it('shows all people what their organization and their role allow, and what it costs', async () => {
    const outcomes: Record<string, Record<string, string>> = {};
    for (const { email, memberships } of people)
      for (const { organization } of memberships) {
        const previews = await client.preview(email, Object.values(changes), organization);
        const names = Object.keys(changes);
        outcomes[`${email} of ${organization}`] = Object.fromEntries(
          previews.map((preview, index) => [names[index], inWords(preview)]),
        );
      }
    await expect(`${JSON.stringify(outcomes, null, 2)}\n`).toMatchFileSnapshot('previews-of-everybody.json');
  });

  it('allows exactly as many seats as the subscription says', async () => {
    const query = `{ me { organizationMemberships {
      isOrganizationAdmin organization { slug planType subscription { mostSeats } }
    } } }`;
    const seats: Record<string, number> = {};
    const others: string[] = [];
    for (const { email } of people) {
      const { me } = (await client.send(query, {}, email)) as {
        me: { organizationMemberships: readonly Own[] };
      };
      for (const { isOrganizationAdmin, organization } of me.organizationMemberships) {
        const mostSeats = organization.subscription?.mostSeats ?? null;
        if (!isOrganizationAdmin || mostSeats === null) continue;
        const [more] = await client.preview(email, [{ seats: mostSeats + 1 }], organization.slug);
        const { reason, most } = more?.subscriptionErrors[0] ?? {};
        const isRefused = reason === 'ABOVE_MAXIMUM' && most === mostSeats;
        if (!isRefused && reason !== 'PAYMENT_OVERDUE' && reason !== 'COMMITTED')
          others.push(`${email}: ${reason} ${most}`);
        seats[organization.planType] = mostSeats;
      }
    }
    expect(others).toEqual([]);
    expect(seats).toMatchObject({ INDIVIDUAL: 1, TEAM: 50, CORE: 3 });
  });

  it('uses at most four reads, and writes nothing', async () => {
    const email = 'individual@solo.example';
    const before = await shop.database.sql`select * from subscription order by id`;
    const organizationMembershipId = await client.membershipOf(email);
    statements.length = 0;
    // As the pages ask, with the membership's saved payment methods.
    const variables = { organizationMembershipId, changes: Object.values(changes) };
    await client.send(storefrontOperation('ProrationPreview'), variables, email);
    expect(statements.map((text) => text.trim().split(/\s+/, 1)[0])).toEqual([
      'select',
      'select',
      'select',
      'select',
    ]);
    expect(await shop.database.sql`select * from subscription order by id`).toEqual(before);
  });

  it('is valid for 15 minutes', async () => {
    const [preview] = await client.preview('individual@solo.example', [{ sku: 'SUB-TEAM-1Y' }]);
    expect(preview).toMatchObject({
      previewedAt: '2026-11-20T15:00:00.000Z',
      validUntil: '2026-11-20T15:15:00.000Z',
      change: { effectiveDay: '2026-11-20', lastDay: '2027-08-22' },
    });
  });

  it('accepts twelve changes at once', async () => {
    const previews = await client.preview(
      'individual@solo.example',
      Array.from({ length: 13 }, () => ({})),
    );
    expect(previews).toHaveLength(13);
    for (const { subscriptionErrors } of previews)
      expect(subscriptionErrors).toEqual([
        { code: 'INVALID', field: 'changes', reason: 'TOO_LONG', most: 12 },
      ]);
  });
});
