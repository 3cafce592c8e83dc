import type { AccountName } from '@sonde/machines/rules/payment';
import { defaultCountryCode } from '@sonde/machines/rules/places';
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

/**
 * The country of the shop by whose calendar a person's method expires: that of the organization that saved it. Their own
 * ones follow their oldest membership, otherwise the default shop.
 */
export function countryOfMethod({ memberships }: Person, methodId: string): string {
  const owning = memberships.find(({ organization: { savedMethods } }) =>
    savedMethods.some(({ id }) => id === methodId),
  );
  return (owning ?? memberships[0])?.organization.country ?? defaultCountryCode;
}
