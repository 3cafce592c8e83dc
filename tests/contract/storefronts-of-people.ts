import { signedInAs } from '../support/test-account.ts';
import {
  type Changed,
  type CheckoutClient,
  type CheckoutFields,
  lineInputs,
  type RequestedItems,
} from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';
import { clientWith } from './client-with-headers.ts';

/** What a purchase would be. */
export interface Previewed extends Pick<Changed, 'checkoutErrors'> {
  readonly subtotalPrice: Pick<CheckoutFields['subtotalPrice'], 'net'> | null;
}

/** What a purchase would be, without a checkout. */
export async function previewOf(storefront: CheckoutClient, requested: RequestedItems): Promise<Previewed> {
  const { data } = await storefront.send('BundlePreview', { country: 'US', lines: lineInputs(requested) });
  return data?.['bundlePreview'] as Previewed;
}

/** Why it is refused, with the reason. */
export const refusalsOf = ({ checkoutErrors }: Pick<Changed, 'checkoutErrors'>) =>
  checkoutErrors.map(({ code, reason }) => (reason === null ? code : `${code} ${reason}`)).join();

/** What a cart says at once, by how its order is refused; what isn't sold together has words of its own. */
export const insteadOf = (refused: string): string | null =>
  refused.startsWith('BUNDLE_NOT_FOUND') ? null : (refused.split(' ')[1] ?? null);

/** The storefronts of the sandbox’s people. */
export function storefrontsOfPeople(currentShop: () => OrderShop) {
  /** The storefront for a signed-in person; null for a visitor who is signed out. */
  const storefrontOf = (email: string | null) =>
    clientWith(() => currentShop().client, email === null ? {} : signedInAs(email));

  const membershipsOf = async (email: string) => {
    const { data } = await storefrontOf(email).send('UserQuery', {});
    const me = data?.['me'] as { organizationMemberships: { id: string }[] } | null | undefined;
    return me?.organizationMemberships ?? [];
  };

  return { storefrontOf, membershipsOf };
}
