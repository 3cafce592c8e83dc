import type { RequestFacts } from '../../kernel/request-facts.ts';
import type { CheckoutServices } from './checkout-services.ts';

/** The services for whoever asks: somebody else's checkouts are none, and those of nobody become theirs as they change them. */
export async function askedBy<Services extends CheckoutServices>(
  services: Services,
  { account }: Pick<RequestFacts, 'account'>,
): Promise<Services> {
  const person = await services.people.of(account);
  return person === null ? services : { ...services, checkouts: services.checkouts.askedBy(person) };
}
