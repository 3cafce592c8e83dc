import { isRowId } from '../../db/row-id.ts';
import { accountPayload } from '../../kernel/account-payload.ts';
import { idOfType } from '../../kernel/global-id.ts';
import type { MembersAnswer } from './change-members.ts';

/** The row ID in a node's ID; null for an invalid one. */
export function rowIdOf(type: string, text: string): string | null {
  const id = idOfType(type, text);
  return id !== null && isRowId(id) ? id : null;
}

/** The membership's ID in a node's ID; empty, which matches none, for an invalid one. */
export const membershipIdOf = (text: string): string => rowIdOf('OrganizationMembership', text) ?? '';

/** The payload of a change of an organization. */
export const membersPayload = ({ refusals, membership }: MembersAnswer) => ({
  ...accountPayload(refusals),
  organizationMembership: membership,
});
