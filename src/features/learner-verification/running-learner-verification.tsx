import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import { learnerStepOf, learnerSteps } from '@sonde/machines/learner-verification';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useStepInUrl } from '../../flow/use-step-in-url.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { OutboxLink } from '../support/outbox-link.tsx';
import { LearnerDetails } from './learner-details.tsx';
import { LearnerProof } from './learner-proof.tsx';
import type { LearnerViewProps } from './learner-view.types.ts';

/** Each step is a screen of its own. */
const areTogether = () => false;

function Screen(props: LearnerViewProps) {
  const email = <strong>{props.snapshot.context.learner.email}</strong>;
  switch (learnerStepOf(props.snapshot)) {
    case 'details':
      return <LearnerDetails {...props} />;
    case 'proof':
      return <LearnerProof {...props} />;
    case null:
      return (
        <Stack gap={4}>
          <h2 ref={takeFocus} tabIndex={-1}>
            <Trans>We’ve received your proof</Trans>
          </h2>
          <p>
            <Trans>
              Our team will check it and email you at {email}. If it’s approved, the email has your code.
            </Trans>
          </p>
          <OutboxLink />
        </Stack>
      );
  }
}

/** A learner's running request in the browser: its screen, and its step in the address. */
export function RunningLearnerVerification({ snapshot, send }: LearnerViewProps) {
  const isHydrated = useHydrated();
  const step = isHydrated ? learnerStepOf(snapshot) : null;
  useStepInUrl({
    segment: step && learnerSteps.segmentOf(step),
    areTogether,
    onRequest: (segment) => {
      const requested = learnerSteps.stepAt(segment);
      if (requested) send({ type: 'step.requested', step: requested });
    },
  });
  return (
    <div data-flow="learner-verification" data-state={stateValueText(snapshot)}>
      <Screen snapshot={snapshot} send={send} />
    </div>
  );
}
