import type { Membership, Person } from './person.model.ts';
import type { SavedMethod } from './saved-method.model.ts';

/**
 * What a person may pay with for one of their memberships, or for themselves: the organization's methods first, if they
 * manage it, then their own.
 */
export const savedMethodsFor = (person: Person, membership: Membership | null): readonly SavedMethod[] => [
  ...(membership?.isAdmin === true ? membership.organization.savedMethods : []),
  ...person.savedMethods,
];

/** Everything that a person may see and change: their own methods, and those of organizations that they manage. */
export const savedMethodsOf = (person: Person): readonly SavedMethod[] => [
  ...person.savedMethods,
  ...person.memberships.flatMap(({ isAdmin, organization }) => (isAdmin ? organization.savedMethods : [])),
];
