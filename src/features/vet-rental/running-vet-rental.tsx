import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import { vetRentalScreenOf } from '@sonde/machines/vet-rental';
import { useSessionElsewhere } from '../../browser/use-session-elsewhere.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { NotRented, VetRentalRefusal } from './vet-rental-refusal.tsx';
import { VetRentalChoices } from './vet-rental-choices.tsx';
import type { VetRentalProps } from './vet-rental-props.ts';

function Unanswered({ snapshot, send }: Pick<VetRentalProps, 'snapshot' | 'send'>) {
  const { trouble } = snapshot.context;
  const troubleText = useTroubleText();
  return (
    <Stack gap={4}>
      <Notice tone="attention" role="alert">
        <p>{trouble && troubleText(trouble)}</p>
      </Notice>
      <div>
        <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Stack>
  );
}

function Screen(props: VetRentalProps) {
  switch (vetRentalScreenOf(props.snapshot)) {
    case 'notRented':
      return <NotRented />;
    case 'loading':
      return (
        <>
          <LoadingStatus />
          <Skeleton shape="text" lines={8} />
        </>
      );
    case 'unanswered':
      return <Unanswered {...props} />;
    case 'choosing':
      return <VetRentalChoices {...props} />;
    case 'refused':
      return <VetRentalRefusal {...props} />;
  }
}

/** A running flow in its browser. What the server draws is for visitors who aren't signed in. */
export function RunningVetRental(props: VetRentalProps) {
  const { snapshot, send } = props;
  useSessionElsewhere((isSignedIn) =>
    send({ type: isSignedIn ? 'session.begun.elsewhere' : 'session.ended.elsewhere' }),
  );
  return (
    <div data-flow="vet-rental" data-state={stateValueText(snapshot)}>
      <Screen {...props} />
    </div>
  );
}
