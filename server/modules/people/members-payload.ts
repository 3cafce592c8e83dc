import { isRowId } from '../../db/row-id.ts';
import { accountPayload } from '../../kernel/account-payload.ts';
import { idOfType } from '../../kernel/global-id.ts';
import type { MembersAnswer } from './change-members.ts';

/** The id of a row behind a node's; null for what is none. */
export function rowIdOf(type: string, text: string): string | null {
  const id = idOfType(type, text);
  return id !== null && isRowId(id) ? id : null;
}

/** The membership's id behind a node's; empty, which is nobody's, for what is none. */
export const membershipIdOf = (text: string): string => rowIdOf('OrganizationMembership', text) ?? '';

/** What the API answers to a change of an organization. */
export const membersPayload = ({ refusals, membership }: MembersAnswer) => ({
  ...accountPayload(refusals),
  organizationMembership: membership,
});
