import { Trans, useLingui } from '@lingui/react/macro';
import {
  isLearnerPending,
  shownProofProblem,
  troubleBesideFields,
} from '@sonde/machines/learner-verification';
import { proofMaxMegabytes, proofMediaTypes } from '@sonde/machines/rules/learners';
import { Button } from '../../ui/button/button.tsx';
import { FileField } from '../../ui/file-field/file-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { proofProblemTexts } from './learner-texts.ts';
import { LearnerTrouble } from './learner-trouble.tsx';
import type { LearnerViewProps } from './learner-view.types.ts';

/** Step 2: the file that proves it. */
export function LearnerProof({ snapshot, send }: LearnerViewProps) {
  const { t, i18n } = useLingui();
  const { context } = snapshot;
  const problem = shownProofProblem(context);
  const isPending = isLearnerPending(snapshot);
  return (
    <Form
      onSubmit={() => {
        if (!isPending) send({ type: 'learner.submitted' });
      }}
    >
      <Stack gap={6}>
        <h2 ref={takeFocus} tabIndex={-1}>
          <Trans>Proof of enrollment</Trans>
        </h2>
        <LearnerTrouble trouble={troubleBesideFields(context)} />
        <p>
          <Trans>
            For example, a dated student ID, a certificate of enrollment or a letter from your hospital. A
            photo is fine if everything is readable.
          </Trans>
        </p>
        <FileField
          name="proof"
          label={t({ message: 'File', comment: 'Label of the field that chooses a file' })}
          hint={t`PDF, JPEG or PNG, up to ${proofMaxMegabytes} MB. Only our reviewers see it, and we delete it 30 days after our decision.`}
          error={problem === null ? undefined : i18n._(proofProblemTexts[problem])}
          accept={proofMediaTypes}
          chosen={context.proof?.name ?? null}
          onChange={(file) =>
            send({
              type: 'learner.proof.chosen',
              file: file && { name: file.name, size: file.size, content: file },
            })
          }
        />
        <Cluster>
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            pendingLabel={isPending ? t`Sending` : undefined}
          >
            <Trans comment="Button: sends the proof of enrollment">Send proof</Trans>
          </Button>
          <Button onClick={() => send({ type: 'step.requested', step: 'details' })}>
            <Trans>Back</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
