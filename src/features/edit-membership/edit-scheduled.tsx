import { Trans } from '@lingui/react/macro';
import {
  editedMembershipOf,
  type EditMembershipEvent,
  type EditMembershipSnapshot,
  isEditPending,
} from '@sonde/machines/edit-membership';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { termMonthsOf } from '../offers/term-months.ts';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import { useMembershipPrice } from '../prices/use-membership-price.ts';
import { usePlanText } from '../subscription-change/plan-text.ts';
import { EditSection } from './edit-section.tsx';

interface EditScheduledProps {
  readonly offers: OwnerOffers;
  readonly snapshot: EditMembershipSnapshot;
  readonly send: (event: EditMembershipEvent) => void;
}

/** What the subscription becomes when it renews, which may be taken back until then; nothing where it stays as it is. */
export function EditScheduled({ snapshot, send, offers }: EditScheduledProps) {
  const format = useFormat();
  const { noted } = useMembershipPrice();
  const planText = usePlanText();
  const { scheduled } = editedMembershipOf(snapshot).organization;
  if (scheduled === null) return null;
  const { price } = scheduled;
  const plan = planText({ ...scheduled, months: termMonthsOf(offers.terms, scheduled.sku) });
  const day = format.longDay(scheduled.day);
  const isBusy = isEditPending(snapshot);
  return (
    <EditSection title={<Trans>Scheduled change</Trans>}>
      <p>
        {price === null ? (
          <Trans>
            From {day}: {plan}.
          </Trans>
        ) : (
          <Trans>
            From {day}: {plan}, for {noted(price)} per term.
          </Trans>
        )}
      </p>
      <div>
        <Button
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) send({ type: 'scheduled.removed' });
          }}
        >
          <Trans>Remove scheduled change</Trans>
        </Button>
      </div>
    </EditSection>
  );
}
