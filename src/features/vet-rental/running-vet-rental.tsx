import { stateValueText } from '@sonde/machines/flow';
import { vetRentalScreenOf } from '@sonde/machines/vet-rental';
import { useSessionEvents } from '../../browser/use-other-tab-session.ts';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { NoAnswerNotice } from '../owner-flow/no-answer-notice.tsx';
import { NotRented, VetRentalRefusal } from './vet-rental-refusal.tsx';
import { VetRentalChoices } from './vet-rental-choices.tsx';
import type { VetRentalProps } from './vet-rental-props.ts';

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
      return (
        <NoAnswerNotice
          trouble={props.snapshot.context.trouble}
          onRetry={() => props.send({ type: 'retry.requested' })}
        />
      );
    case 'choosing':
      return <VetRentalChoices {...props} />;
    case 'refused':
      return <VetRentalRefusal {...props} />;
  }
}

/** A running flow in its browser. What the server draws is for visitors who aren't signed in. */
export function RunningVetRental(props: VetRentalProps) {
  const { snapshot, send } = props;
  useSessionEvents(send);
  return (
    <div data-flow="vet-rental" data-state={stateValueText(snapshot)}>
      <Screen {...props} />
    </div>
  );
}
