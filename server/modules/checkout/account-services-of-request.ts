import type { RequestFacts } from '../../kernel/request-facts.ts';
import type { CheckoutServices } from './checkout-services.ts';

/**
 * The services for the caller: other people's checkouts don't exist for them, and unowned ones become theirs with their
 * first change.
 */
export async function servicesForAccount<Services extends CheckoutServices>(
  services: Services,
  { account }: Pick<RequestFacts, 'account'>,
): Promise<Services> {
  const person = await services.people.of(account);
  return person === null ? services : { ...services, checkouts: services.checkouts.askedBy(person) };
}
