import type { ProCustomPorts } from '@sonde/machines/pro-custom';
import { UserRefreshQueryDocument } from '../graphql/account.generated.ts';
import { query } from '../graphql/client.ts';
import { fromApiTaxedMoney } from '../graphql/from-api-money.ts';
import { BundlePreviewDocument } from '../graphql/pro-custom.generated.ts';
import type { CountryCode } from '../graphql/schema.generated.ts';
import { storeClient } from '../graphql/store-client.ts';
import { loadAnswers, withAccessCheck } from './account-requests.ts';
import { fromApiBuyer } from './from-api-owner.ts';
import { toLineInput } from './to-api.ts';

/** The questions for which the shop is asked. */
export const proCustomRequests: ProCustomPorts = {
  async recallBuyer() {
    const answer = await withAccessCheck(async () => {
      const { askAccountUncached } = await loadAnswers();
      const { me } = await askAccountUncached(UserRefreshQueryDocument, {});
      return { status: 'known', me } as const;
    });
    // The session has ended, and the page's header says so: the buyer continues signed out.
    if (answer.status === 'denied' || answer.me === null) return null;
    const { me } = answer;
    return {
      memberships: me.organizationMemberships.map((membership) => {
        const { members, invitations } = membership.organization;
        return {
          id: membership.id,
          organization: { slug: membership.organization.slug, name: membership.organization.name },
          buyer: fromApiBuyer(me, membership, new Date()),
          // Only administrators are told, and only they may order.
          seatsInUse: (members?.length ?? 0) + (invitations?.length ?? 0),
        };
      }),
    };
  },
  async previewBundle({ country, lines, organizationMembershipId }) {
    const { bundlePreview } = await query(storeClient, BundlePreviewDocument, {
      country: country as CountryCode,
      lines: lines.map(toLineInput),
      organizationMembershipId,
    });
    const { checkoutErrors, subtotalPrice } = bundlePreview;
    if (checkoutErrors.length > 0) return { status: 'refused', refusals: checkoutErrors };
    if (subtotalPrice === null) throw new Error('The lines were accepted, but no price came back.');
    return { status: 'priced', subtotal: fromApiTaxedMoney(subtotalPrice) };
  },
};
