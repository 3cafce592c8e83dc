import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import { isReactivationSessionEnded, reactivationScreenOf } from '@sonde/machines/reactivation';
import { useSessionEvents } from '../../browser/use-other-tab-session.ts';
import { Measure } from '../../ui/layout/columns.tsx';
import { LoadingStatus } from '../../ui/skeleton/skeleton.tsx';
import { OwnerPage, OwnerSkeleton, SignInFirst } from '../owner-flow/sign-in-first.tsx';
import { NoAnswerNotice } from '../owner-flow/no-answer-notice.tsx';
import { ReactivationChoices } from './reactivation-choices.tsx';
import type { ReactivationProps } from './reactivation-props.ts';
import { ReactivationRefusal } from './reactivation-refusal.tsx';

function Screen(props: ReactivationProps) {
  const { snapshot } = props;
  switch (reactivationScreenOf(snapshot)) {
    case 'signedOut':
      return (
        <SignInFirst isEnded={isReactivationSessionEnded(snapshot)}>
          <Trans>Sign in to see which memberships you can buy. You’ll come back to this page.</Trans>
        </SignInFirst>
      );
    case 'loading':
      return (
        <>
          <LoadingStatus />
          <OwnerSkeleton />
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
      return <ReactivationChoices {...props} />;
    case 'refused':
      return <ReactivationRefusal {...props} />;
  }
}

/** A running flow in the browser. The server renders the request to sign in. */
export function RunningReactivation(props: ReactivationProps) {
  const { snapshot, send } = props;
  useSessionEvents(send);
  return (
    <OwnerPage flow="reactivation" state={stateValueText(snapshot)}>
      <Measure isWide={reactivationScreenOf(snapshot) === 'choosing'}>
        <Screen {...props} />
      </Measure>
    </OwnerPage>
  );
}
