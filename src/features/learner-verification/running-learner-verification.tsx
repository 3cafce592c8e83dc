import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import { type LearnerStep, learnerStepOf, learnerSteps } from '@sonde/machines/learner-verification';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useStepInUrl } from '../../flow/use-step-in-url.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ProgressSteps } from '../../ui/progress-steps/progress-steps.tsx';
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

const stepTitles: Readonly<Record<LearnerStep, MessageDescriptor>> = {
  details: msg`About you`,
  proof: msg`Proof of enrollment`,
};

/** What to do and how far along it is, until the proof is sent. */
function Progress({ snapshot }: Pick<LearnerViewProps, 'snapshot'>) {
  const { i18n } = useLingui();
  const step = learnerStepOf(snapshot);
  if (step === null) return null;
  const { ids } = learnerSteps;
  return (
    <Stack gap={8}>
      <p>
        <Trans>
          Tell us where you’re studying or training and send proof of enrollment. Once we’ve checked it, we’ll
          email you a voucher code for one probe, valid once within a year. No account needed.
        </Trans>
      </p>
      <ProgressSteps current={ids.indexOf(step) + 1} of={ids.length} label={i18n._(stepTitles[step])} />
    </Stack>
  );
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
      <Stack gap={4}>
        <Progress snapshot={snapshot} />
        <Screen snapshot={snapshot} send={send} />
      </Stack>
    </div>
  );
}
