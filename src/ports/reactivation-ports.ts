import type {
  AllReactivationPorts,
  ReactivatingMembership,
  ReactivationInput,
} from '@sonde/machines/reactivation';
import { openPage } from '../browser/open-page.ts';
import { storedSession } from '../browser/stored-session.ts';
import { type UserFieldsFragment, UserQueryDocument } from '../graphql/account.generated.ts';
import type { ShopLocale } from '../page/locale.ts';
import { paths } from '../page/paths.ts';
import { loadAnswers, unlessDenied } from './account-requests.ts';
import { createAddToCartPorts } from './add-to-cart-ports.ts';
import { fromApiBuyer } from './from-api-owner.ts';

const fromApiMemberships = (me: UserFieldsFragment): readonly ReactivatingMembership[] =>
  me.organizationMemberships.map((membership) => ({
    id: membership.id,
    organization: { slug: membership.organization.slug, name: membership.organization.name },
    buyer: fromApiBuyer(me, membership, new Date()),
    seatsInUse: membership.organization.maxSeats - membership.organization.availableSeats,
    featureSkus: membership.organization.subscription?.proCustomFeatures ?? [],
  }));

/** What this browser and the page's address know as the flow begins. */
export const readReactivationInput = (): Pick<
  ReactivationInput,
  'isSignedIn' | 'organizationSlug' | 'sku'
> => ({
  isSignedIn: storedSession.token() !== null,
  organizationSlug: storedSession.organizationSlug(),
  sku: new URLSearchParams(location.search).get('membership'),
});

/** What the flow asks of the store and of the browser. The cart gets the membership, then the accessories open. */
export function createReactivationPorts(locale: ShopLocale): AllReactivationPorts {
  return {
    ...createAddToCartPorts(locale),
    openCart: async () => openPage(paths.reactivateAccessories(locale)),
    loadOwner: () =>
      unlessDenied(async () => {
        const { askAccountAnew } = await loadAnswers();
        const { me } = await askAccountAnew(UserQueryDocument, {});
        return me === null
          ? { status: 'anonymous' }
          : { status: 'known', memberships: fromApiMemberships(me) };
      }),
  };
}
