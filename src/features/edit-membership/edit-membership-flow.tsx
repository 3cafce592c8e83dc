import {
  editMembershipWithPorts,
  readEditMembership,
  storeEditMembership,
} from '@sonde/machines/edit-membership';
import { storedSession } from '../../browser/stored-session.ts';
import { systemClock } from '../../browser/system-clock.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { ownedFlow } from '../../flow/owned-flow.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { useCardPayments } from '../../payments/use-card-payments.ts';
import { createEditMembershipPorts, editMembershipInput } from '../../ports/edit-membership-ports.ts';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import { RunningEditMembership } from './running-edit-membership.tsx';
import { useEditReviewInUrl } from './use-edit-review.ts';

const flow = 'edit-membership';
const served = { isSignedIn: false, organizationSlug: null };

const readSnapshot = (stored: unknown) => readEditMembership(stored, storedSession.organizationSlug());

/** The machine with the world plugged in, and its memory across reloads and signing in again. */
function EditMembershipFlow({ offers }: { readonly offers: OwnerOffers }) {
  const { country } = useShopLocale();
  const card = useCardPayments();
  const trail = useTrail();
  const machine = useOnce(() =>
    editMembershipWithPorts(createEditMembershipPorts(card, offers, country), systemClock),
  );
  const owned = useOnce(() => ownedFlow(flow, storeEditMembership));
  const { snapshot, send } = useFlow(
    machine,
    { input: served },
    () => {
      const restored = owned.restore(readSnapshot);
      return {
        input: editMembershipInput(),
        ...(restored && { snapshot: restored }),
        ...liveViewOptions(trail.inspect),
      };
    },
    owned.follow,
  );
  useEditReviewInUrl(snapshot, send);
  return <RunningEditMembership snapshot={snapshot} send={send} card={card} offers={offers} />;
}

export const editMembershipIsland = island(flow, EditMembershipFlow, 'with the page');
