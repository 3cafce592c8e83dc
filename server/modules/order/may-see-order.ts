import type { Person } from '../people/person.model.ts';

/** The ids of the organizations whose orders a person sees: those that they manage. Members see their own orders only. */
export const managedOrganizations = ({ memberships }: Pick<Person, 'memberships'>): string[] =>
  memberships.filter(({ isAdmin }) => isAdmin).map(({ organization }) => organization.id);
