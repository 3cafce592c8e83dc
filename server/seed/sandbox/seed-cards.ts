import { type AnySql, inTransaction, type Sql } from '../../db/connect.ts';
import type { MethodVault } from '../../modules/payment/provider/method-vault.ts';
import {
  insertMethod,
  keepCustomer,
  lockOwner,
  type OwnerKey,
} from '../../modules/payment/saved/saved-methods.repository.ts';
import type { SandboxPerson } from './sandbox.schema.ts';
import { organizationsOfTheSandbox, peopleOfTheSandbox } from './people-of-the-sandbox.ts';

interface CardSeeding {
  readonly sql: Sql;
  readonly vault: MethodVault;
  /** The shop's address, for a bank that takes the whole window; none of these cards' does. */
  readonly returnUrl: string;
  readonly report: (sentence: string) => void;
}

interface CardOwner {
  readonly key: OwnerKey;
  readonly name: string;
  /** Null for an organization. */
  readonly email: string | null;
  /** Who gave the card. */
  readonly addedBy: string;
  readonly given: NonNullable<SandboxPerson['savedMethod']>;
}

/** The person who is to have a card, and was never a customer of the stand-in. */
async function ownersWithoutCustomer(sql: AnySql): Promise<readonly CardOwner[]> {
  const ofOrganizations = new Map(
    organizationsOfTheSandbox().map(({ slug, savedMethod }) => [slug, savedMethod]),
  );
  const ofPeople = new Map(peopleOfTheSandbox().map(({ email, savedMethod }) => [email, savedMethod]));
  const cardEntries = (cards: ReadonlyMap<string, CardOwner['given'] | undefined>) =>
    [...cards].flatMap(([key, card]) => (card === undefined ? [] : [key]));
  const rows = await sql<
    { kind: OwnerKey['kind']; id: string; key: string; name: string; added_by: string }[]
  >`
    select 'organization' as kind, id, slug as key, name,
      (
        select user_id from organization_membership
        where organization_id = organization.id and is_admin order by organization_membership.id limit 1
      ) as added_by
    from organization
    where slug = any (${cardEntries(ofOrganizations)})
      and not exists (select from provider_customer where organization_id = organization.id)
    union all
    select 'person', id, email, name, id from users
    where email = any (${cardEntries(ofPeople)}) and not exists (select from provider_customer where user_id = users.id)`;
  return rows.flatMap(({ kind, id, key, name, added_by: addedBy }) => {
    const given = (kind === 'person' ? ofPeople : ofOrganizations).get(key);
    return given === undefined
      ? []
      : [{ key: { kind, id }, name, email: kind === 'person' ? key : null, addedBy, given }];
  });
}

/**
 * Has the stand-in keep a card, and saves it. False where the stand-in did not answer, so that the next start tries
 * again.
 */
async function saveCard(
  { sql: database, vault, returnUrl }: CardSeeding,
  owner: CardOwner,
): Promise<boolean> {
  const { key, name, email, addedBy, given } = owner;
  const { method, token } = given;
  const customerId = await vault.createCustomer({ key: key.id, email, name });
  if (customerId === null) return false;
  const kept = await vault.keepMethod({ key: `${key.id}-${token}`, customerId, method, token, returnUrl });
  if (kept.status !== 'kept') return false;
  const customer = { customerId, account: 'MAIN' } as const;
  await inTransaction(database, async (sql) => {
    await lockOwner(sql, key);
    await keepCustomer(sql, key, customer);
    const { details, token: keptToken } = kept;
    await insertMethod(sql, key, { method, details, token: keptToken, ...customer, addedBy });
  });
  return true;
}

/**
 * Gives the sandbox's organizations and people the cards that their files name, through the card stand-in's own API.
 * The person who was a customer of it before keeps what they have, also where they removed the card. Processes that
 * start together save each card once.
 */
export async function seedCards(seeding: CardSeeding): Promise<void> {
  const { sql, report } = seeding;
  const owners = await ownersWithoutCustomer(sql);
  const saved = await Promise.all(owners.map((owner) => saveCard(seeding, owner)));
  const missing = saved.filter((isSaved) => !isSaved).length;
  if (missing > 0) report(`${missing} of the sandbox’s saved cards are missing until the next start.`);
}
