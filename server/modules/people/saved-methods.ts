import type { AccountName } from '@sonde/machines/rules/payment';
import type { Membership, Person } from './person.model.ts';
import type { SavedMethod } from './saved-method.model.ts';

/**
 * The methods with which a person can pay for one of their memberships, or for themselves: the organization's first, if
 * they manage it, then their own.
 */
export const savedMethodsFor = (person: Person, membership: Membership | null): readonly SavedMethod[] => [
  ...(membership?.isAdmin === true ? membership.organization.savedMethods : []),
  ...person.savedMethods,
];

/** Those of them that a provider's account can charge. */
export const savedMethodsAt = (
  account: AccountName,
  person: Person,
  membership: Membership | null,
): readonly SavedMethod[] =>
  savedMethodsFor(person, membership).filter((method) => method.account === account);

/** All methods that a person can see and change: their own, and those of organizations that they manage. */
export const savedMethodsOf = (person: Person): readonly SavedMethod[] => [
  ...person.savedMethods,
  ...person.memberships.flatMap(({ isAdmin, organization }) => (isAdmin ? organization.savedMethods : [])),
];
