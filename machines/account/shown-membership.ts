import type { AccountContext, AccountMembership } from './account.types.ts';

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
