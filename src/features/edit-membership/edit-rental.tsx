import { Trans } from '@lingui/react/macro';
import {
  committedRentalDayOf,
  type EditMembershipEvent,
  type EditMembershipSnapshot,
  isEditPending,
} from '@sonde/machines/edit-membership';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { EditSection } from './edit-section.tsx';

interface EditRentalProps {
  readonly snapshot: EditMembershipSnapshot;
  readonly send: (event: EditMembershipEvent) => void;
}

/** For how long a rental is committed, and the way to leave it early; empty for everything else. */
export function EditRental({ snapshot, send }: EditRentalProps) {
  const format = useFormat();
  const lastDay = committedRentalDayOf(snapshot);
  if (lastDay === null) return null;
  const day = format.longDay(lastDay);
  const isBusy = isEditPending(snapshot);
  return (
    <EditSection title={<Trans>Rental</Trans>}>
      <p>
        <Trans>
          Your minimum term runs through {day}. If you end the rental early, you pay for the remaining months
          at once. You keep the probe and its membership until then, and you won’t be charged again.
        </Trans>
      </p>
      <div>
        <Button
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) send({ type: 'rental.left' });
          }}
        >
          <Trans>Leave the rental early</Trans>
        </Button>
      </div>
    </EditSection>
  );
}
