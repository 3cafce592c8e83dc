import type { Sql } from '../../db/connect.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { CatalogueServices } from '../catalogue/catalogue-cache.ts';
import type { People } from './signed-in-person.ts';

/** Someone was invited, or the invitation has to be sent again. */
export interface MemberInvited {
  readonly invitationId: string;
}

/** The external services of people and organizations. */
export interface PeopleServices extends CatalogueServices {
  readonly sql: Sql;
  readonly people: People;
  readonly deriveToken: DeriveToken;
  readonly announceInvited: Announce<MemberInvited>;
  now(): Date;
}
