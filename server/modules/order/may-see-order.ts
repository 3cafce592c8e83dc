import type { Person } from '../people/person.model.ts';
import type { Order } from './order.model.ts';

/** The ids of the organizations whose orders a person sees: those that they manage. Members see their own orders only. */
export const managedOrganizations = ({ memberships }: Pick<Person, 'memberships'>): string[] =>
  memberships.filter(({ isAdmin }) => isAdmin).map(({ organization }) => organization.id);

/** Whether an order is a person's own, or of an organization that they manage. */
export const maySeeOrder = (
  person: Pick<Person, 'id' | 'memberships'> | null,
  { userId, organizationId }: Pick<Order, 'userId' | 'organizationId'>,
): boolean =>
  person !== null &&
  (userId === person.id ||
    (organizationId !== null && managedOrganizations(person).includes(organizationId)));
