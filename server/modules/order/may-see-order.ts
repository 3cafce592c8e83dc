import type { Person } from '../people/person.model.ts';
import type { Order } from './order.model.ts';

/** The IDs of the organizations whose orders a person can see: those they manage. Members see only their own orders. */
export const managedOrganizations = ({ memberships }: Pick<Person, 'memberships'>): string[] =>
  memberships.filter(({ isAdmin }) => isAdmin).map(({ organization }) => organization.id);

/** Whether an order is the person's own, or belongs to an organization that they manage. */
export const maySeeOrder = (
  person: Pick<Person, 'id' | 'memberships'> | null,
  { userId, organizationId }: Pick<Order, 'userId' | 'organizationId'>,
): boolean =>
  person !== null &&
  (userId === person.id ||
    (organizationId !== null && managedOrganizations(person).includes(organizationId)));
