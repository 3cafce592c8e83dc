import type { EditMembershipEvent, EditMembershipSnapshot } from '@sonde/machines/edit-membership';
import { exampleEdited } from '../../../machines/testing/index.ts';
import { RunningEditMembership } from '../../../src/features/edit-membership/running-edit-membership.tsx';
import { useEditReviewInUrl } from '../../../src/features/edit-membership/use-edit-review.ts';
import type { OwnerOffers } from '../../../src/features/offers/owner-offers.ts';
import { OnPage } from './on-page.tsx';
import { scriptedCardPayments } from './scripted-card-payments.ts';
import type { ViewProps } from './view-props.ts';

const skus = exampleEdited.team.organization.lowerSkus;
const { price } = exampleEdited.team.organization;

const offers: OwnerOffers = {
  sold: [],
  terms: Object.fromEntries(
    skus.map((sku) => [sku, { name: sku, description: '', months: 12, trial: null }]),
  ),
  prices: Object.fromEntries(price === null ? [] : skus.map((sku) => [sku, price])),
};

/** The editing of a membership as on its page. */
export function EditMembershipView(flow: ViewProps<EditMembershipSnapshot, EditMembershipEvent>) {
  useEditReviewInUrl(flow.snapshot, flow.send);
  return (
    <OnPage>
      <RunningEditMembership {...flow} card={scriptedCardPayments} offers={offers} />
    </OnPage>
  );
}
