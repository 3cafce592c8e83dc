import type { AccountContext, AccountMembership } from './account.types.ts';

/** The displayed membership: of the selected organization, otherwise the oldest; null for a person without any. */
export function membershipIn({
  person,
  organizationSlug,
}: Pick<AccountContext, 'person' | 'organizationSlug'>): AccountMembership | null {
  const memberships = person?.memberships ?? [];
  return (
    memberships.find(({ organization }) => organization.slug === organizationSlug) ?? memberships[0] ?? null
  );
}

/** Whether the person leaves the organization by themselves; its administrators do that among its members. */
export const mayLeave = ({ isAdmin }: Pick<AccountMembership, 'isAdmin'>): boolean => !isAdmin;
