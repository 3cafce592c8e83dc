import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { giveMembership } from './memberships.ts';
import { askOperation, headersOf, operations, roleNames, roles } from './operations-by-role.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

/** Invitations: eight roles with one of their own, another person's, one that has expired, and an unknown one. */

const begin = new Date('2026-11-20T15:00:00Z');
const unknownToken = 'x'.repeat(43);
let moment = begin;
let shop: OrderShop;
let graphql: ReturnType<typeof createGraphqlHandler>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
  await seedPeople(shop.database.sql, begin);
  graphql = createGraphqlHandler(shop.services);
});
afterAll(() => shop.close());

let guests = 0;
const newGuest = () => `guest-${(guests += 1)}@away.example`;

describe('organizationInvitationAccept', () => {
  const operation = operations.find(({ field }) => field.name === 'organizationInvitationAccept')!;
  const accept = async (token: string, email: string | null) => {
    const answer = await askOperation(graphql, operation, { token }, headersOf(email));
    const { accountErrors } = answer as { accountErrors: readonly { code: string; reason: string }[] };
    return accountErrors.map(({ code, reason }) => [code, reason].filter(Boolean).join(' '));
  };

  /** The token of an invitation to an organization of its own. */
  async function invite(email: string): Promise<string> {
    const { organizationId, administratorId, subscriptionId } = await giveMembership(shop.database.sql);
    const token = randomBytes(32).toString('base64url');
    await shop.database
      .sql`update subscription set seats_in_base = 5, seat_limit = 5 where id = ${subscriptionId}`;
    await shop.database.sql`
      insert into invitation (id, organization_id, email, token_hash, language, invited_by, expires_at)
      values (gen_random_uuid(), ${organizationId}, ${email}, sha256(${token}::bytea), 'en', ${administratorId}, '2026-12-01')`;
    return token;
  }
  const members = () => shop.database.sql`select * from organization_membership order by id`;

  it('admits each role with its own address, and nobody with another’s, whatever their role', async () => {
    for (const role of roleNames) {
      const email = roles[role];
      const foreign = await invite(newGuest());
      const before = await members();
      expect({
        role,
        foreign: await accept(foreign, email),
        unknown: await accept(unknownToken, email),
      }).toEqual({
        role,
        foreign: [email === null ? 'NO_PERMISSIONS' : 'OPERATION_NOT_ALLOWED OTHER_ADDRESS'],
        unknown: [email === null ? 'NO_PERMISSIONS' : 'NOT_FOUND INVITATION_GONE'],
      });
      expect(await members()).toEqual(before);
      if (email === null) continue;
      const own = await invite(email);
      expect({ role, own: await accept(own, email) }).toEqual({ role, own: [] });
      expect(await members()).toHaveLength(before.length + 2);
    }
  });

  it('admits no role with an invitation that has ended', async () => {
    for (const role of roleNames) {
      const token = await invite(roles[role] ?? newGuest());
      moment = new Date('2026-12-05T15:00:00Z');
      const expected = roles[role] === null ? 'NO_PERMISSIONS' : 'OPERATION_NOT_ALLOWED INVITATION_GONE';
      expect({ role, ended: await accept(token, roles[role]) }).toEqual({ role, ended: [expected] });
      moment = begin;
    }
  });
});
