import type { Membership, Organization, Person, Subscription } from './person.model.ts';

/** An organization as one of its members sees it. */
export interface OrganizationParent {
  readonly organization: Organization;
  readonly isSeenByAdmin: boolean;
}

/** An organization as one of its members sees it. */
export const organizationSeenBy = ({ organization, isAdmin }: Membership): OrganizationParent => ({
  organization,
  isSeenByAdmin: isAdmin,
});

/** A subscription with its organization's data. */
interface SubscriptionParent {
  readonly subscription: Subscription;
  readonly organization: Organization;
}

declare module '../../kernel/parent-types.ts' {
  interface ParentTypes {
    User: Person;
    OrganizationMembership: Membership;
    Organization: OrganizationParent;
    Subscription: SubscriptionParent;
  }
}
