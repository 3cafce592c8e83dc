import {
  type EditMembershipEvent,
  editMembershipScreenOf,
  type EditMembershipSnapshot,
} from '@sonde/machines/edit-membership';
import { changeStepOf, useReviewInUrl } from '../../flow/use-review-in-url.ts';

/** Keeps the review of a change in the address, and asks the chart for what Back and Forward name. */
export function useEditReviewInUrl(
  snapshot: EditMembershipSnapshot,
  send: (event: EditMembershipEvent) => void,
): void {
  useReviewInUrl({
    step: changeStepOf(editMembershipScreenOf(snapshot), 'ready'),
    onChoice: () => send({ type: 'change.canceled' }),
    onReview: () => send({ type: 'review.requested' }),
  });
}
