import type { AccountContext, AccountMembership, AccountPerson } from './account.types.ts';

/** The membership that is shown: of the chosen organization, or else the oldest; null for a person without any. */
export function membershipIn({
  person,
  organizationSlug,
}: Pick<AccountContext, 'person' | 'organizationSlug'>): AccountMembership | null {
  const memberships = person?.memberships ?? [];
  return (
    memberships.find(({ organization }) => organization.slug === organizationSlug) ?? memberships[0] ?? null
  );
}

/** The person with a membership as it is now, which goes where there is none any more. */
export function withMembership(
  person: AccountPerson,
  id: string,
  membership: AccountMembership | null,
): AccountPerson {
  const isKnown = person.memberships.some((known) => known.id === id);
  const present = membership === null ? [] : [membership];
  return {
    ...person,
    memberships: isKnown
      ? person.memberships.flatMap((known) => (known.id === id ? present : [known]))
      : [...person.memberships, ...present],
  };
}
