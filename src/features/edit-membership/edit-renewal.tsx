import { Trans } from '@lingui/react/macro';
import {
  editedMembershipOf,
  editedRenewalOf,
  type EditMembershipEvent,
  type EditMembershipSnapshot,
  isEditPending,
  isEndOfRenewalToConfirm,
} from '@sonde/machines/edit-membership';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { FreeMonths } from '../prices/free-months.tsx';
import { RunningTrial } from '../prices/running-trial.tsx';
import { useMembershipPrice } from '../prices/use-membership-price.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { EditSection } from './edit-section.tsx';

interface EditRenewalProps {
  readonly snapshot: EditMembershipSnapshot;
  readonly send: (event: EditMembershipEvent) => void;
}

/** Asks whether to end the renewal, and says what goes with it. */
function EndOfRenewal({ snapshot, send }: EditRenewalProps) {
  const format = useFormat();
  const { lastDay, scheduled } = editedMembershipOf(snapshot).organization;
  if (lastDay === null) return null;
  return (
    <Notice
      tone="attention"
      role="alert"
      ref={takeFocus}
      tabIndex={-1}
      actions={
        <Cluster gap={3}>
          <Button variant="danger" onClick={() => send({ type: 'change.confirmed' })}>
            <Trans>Turn off renewal</Trans>
          </Button>
          <Button onClick={() => send({ type: 'change.canceled' })}>
            <Trans>Keep renewal</Trans>
          </Button>
        </Cluster>
      }
    >
      <p>
        <Trans>
          Turn off automatic renewal? Your membership stays active until {format.longDay(lastDay)}, and you
          won’t be charged again.
        </Trans>
      </p>
      {scheduled !== null && (
        <p>
          <Trans>This also removes the change you’ve scheduled.</Trans>
        </p>
      )}
    </Notice>
  );
}

/** When the plan renews or ends. */
function Term({ snapshot }: Pick<EditRenewalProps, 'snapshot'>) {
  const format = useFormat();
  const { noted } = useMembershipPrice();
  const { organization } = editedMembershipOf(snapshot);
  const { status, lastDay, nextChargeDay, renewal, trial } = organization;
  if (lastDay === null) return <Trans comment="Of a plan that has no end">Doesn’t expire</Trans>;
  if (trial !== null) return <RunningTrial trial={trial} lastDay={lastDay} organization={organization} />;
  const day = format.longDay(nextChargeDay ?? lastDay);
  if (nextChargeDay === null) return <Trans>Ends on {day}. It doesn’t renew automatically.</Trans>;
  if (status === 'PAST_DUE') return <Trans>Overdue. The next charge is on {day}.</Trans>;
  if (renewal === null) return <Trans>Renews on {day}</Trans>;
  const amount = noted(renewal.amount);
  return (
    <>
      <Trans>
        Renews on {day} for {amount}
      </Trans>
      <FreeMonths renewal={renewal} />
    </>
  );
}

/** Whether the plan renews by itself: ended in two presses, resumed in one. */
export function EditRenewal({ snapshot, send }: EditRenewalProps) {
  const isEndToConfirm = isEndOfRenewalToConfirm(snapshot);
  const button = useFocusReturn<HTMLButtonElement>(isEndToConfirm);
  const renewal = editedRenewalOf(snapshot);
  const isBusy = isEditPending(snapshot);
  return (
    <EditSection title={<Trans>Automatic renewal</Trans>}>
      <p>
        <Term snapshot={snapshot} />
      </p>
      {isEndToConfirm && <EndOfRenewal snapshot={snapshot} send={send} />}
      {!isEndToConfirm && renewal !== null && (
        <div>
          <Button
            ref={button}
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) send({ type: 'renewal.set', isAutomatic: renewal === 'resume' });
            }}
          >
            {renewal === 'cancel' ? (
              <Trans>Cancel automatic renewal</Trans>
            ) : (
              <Trans>Resume automatic renewal</Trans>
            )}
          </Button>
        </div>
      )}
    </EditSection>
  );
}
