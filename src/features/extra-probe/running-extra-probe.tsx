import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import { isExtraProbeSessionEnded, extraProbeScreenOf } from '@sonde/machines/extra-probe';
import { useSessionEvents } from '../../browser/use-other-tab-session.ts';
import { Measure } from '../../ui/layout/columns.tsx';
import { LoadingStatus } from '../../ui/skeleton/skeleton.tsx';
import { OwnerPage, OwnerSkeleton, SignInFirst } from '../owner-flow/sign-in-first.tsx';
import { NoAnswerNotice } from '../owner-flow/no-answer-notice.tsx';
import { ExtraProbeChoices } from './extra-probe-choices.tsx';
import type { ExtraProbeProps } from './extra-probe-props.ts';
import { ExtraProbeRefusal } from './extra-probe-refusal.tsx';

function Screen(props: ExtraProbeProps) {
  const { snapshot } = props;
  switch (extraProbeScreenOf(snapshot)) {
    case 'signedOut':
      return (
        <SignInFirst isEnded={isExtraProbeSessionEnded(snapshot)}>
          <Trans>Sign in to add a probe to your organization. You’ll come back to this page.</Trans>
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
      return <ExtraProbeChoices {...props} />;
    case 'refused':
      return <ExtraProbeRefusal {...props} />;
  }
}

/** A running flow in its browser. What the server draws asks to sign in. */
export function RunningExtraProbe(props: ExtraProbeProps) {
  const { snapshot, send } = props;
  useSessionEvents(send);
  return (
    <OwnerPage flow="extra-probe" state={stateValueText(snapshot)}>
      <Measure isWide={extraProbeScreenOf(snapshot) === 'choosing'}>
        <Screen {...props} />
      </Measure>
    </OwnerPage>
  );
}
