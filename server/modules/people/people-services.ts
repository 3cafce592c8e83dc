import type { Sql } from '../../db/connect.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { CatalogueServices } from '../catalogue/catalogue-cache.ts';
import type { People } from './signed-in-person.ts';

/** Someone was invited, or the invitation has to be sent again. */
export interface MemberInvited {
  readonly invitationId: string;
}

/** Someone is no longer a member of an organization: another removed them, or they left. */
export interface MemberRemoved {
  readonly membershipId: string;
  readonly organizationId: string;
  readonly userId: string;
  /** ISO 8601. */
  readonly removedAt: string;
}

/** The external services of people and organizations. */
export interface PeopleServices extends CatalogueServices {
  readonly sql: Sql;
  readonly people: People;
  readonly deriveToken: DeriveToken;
  /** Announces that someone was invited to an organization. */
  readonly announceInvited: Announce<MemberInvited>;
  /** Announces that a member was removed from an organization. */
  readonly announceRemoved: Announce<MemberRemoved>;
  /** The time now; tests set it. */
  now(): Date;
}
