import { useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { learnerProblemAt, troubleBesideFields } from '@sonde/machines/learner-verification';
import type { FieldProblem } from '@sonde/machines/rules/errors';
import {
  isTraineeType,
  type LearnerField,
  learnerFields,
  type LearnerProblem,
  traineeTypes,
} from '@sonde/machines/rules/learners';
import { useAfterPress } from '../../browser/use-after-press.ts';
import { useEarlyInput } from '../../browser/use-early-input.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import { refusalAt } from '../trouble/refusal-at.ts';
import { useAttempt } from '../trouble/use-attempt.ts';
import { learnerFieldTexts, learnerProblemText, traineeTexts } from './learner-texts.ts';
import { LearnerTrouble } from './learner-trouble.tsx';
import type { LearnerViewProps } from './learner-view.types.ts';

/** The store's reasons that no check of the form has are about a text's characters. */
const reasonOf = (problem: FieldProblem): LearnerProblem['reason'] =>
  problem === 'required' || problem === 'too_long' || problem === 'format' || problem === 'link'
    ? problem
    : 'symbols';

/** Step 1: who the learner is, and where the decision goes. */
export function LearnerDetails({ snapshot, send }: LearnerViewProps) {
  const { i18n } = useLingui();
  const { context } = snapshot;
  const { learner, market, trouble } = context;
  const afterPress = useAfterPress();
  const place = useRef<HTMLDivElement>(null);
  const change = (field: LearnerField, value: string) =>
    send({ type: 'learner.field.changed', field, value });
  useEarlyInput(place, learner, change);

  const reasonAt = (field: LearnerField): LearnerProblem['reason'] | null => {
    const refused = refusalAt(trouble, field);
    return learnerProblemAt(context, field) ?? (refused && reasonOf(refused));
  };
  const errorAt = (field: LearnerField): string | undefined => {
    const reason = reasonAt(field);
    return reason === null ? undefined : i18n._(learnerProblemText(field, reason));
  };
  const errors = learnerFields.flatMap((name) => {
    const reason = reasonAt(name);
    if (reason === null) return [];
    const { label, problems } = learnerFieldTexts[name];
    const message = i18n._(learnerProblemText(name, reason));
    return problems[reason] ? [{ name, message }] : [{ name, message, label: i18n._(label) }];
  });
  const { attempt, count } = useAttempt(errors.length === 0);
  const common = (field: LearnerField) => {
    const { label, hint } = learnerFieldTexts[field];
    return {
      name: field,
      label: i18n._(label),
      ...(hint && { hint: i18n._(hint) }),
      error: errorAt(field),
      onChange: (value: string) => change(field, value),
    };
  };
  const text = (field: 'school' | 'email') => ({
    ...common(field),
    value: learner[field],
    onLeave: () => afterPress(() => send({ type: 'learner.field.left', field })),
  });

  return (
    <div ref={place}>
      <Form
        onSubmit={() => {
          count();
          send({ type: 'learner.completed' });
        }}
      >
        <Stack gap={6}>
          <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
          <LearnerTrouble trouble={troubleBesideFields(context)} />
          <ChoiceCards
            {...common('traineeType')}
            value={isTraineeType(learner.traineeType) ? learner.traineeType : ''}
            choices={traineeTypes.map((type) => ({ value: type, title: i18n._(traineeTexts[market][type]) }))}
          />
          <TextField {...text('school')} autoComplete="organization" />
          <TextField {...text('email')} type="email" autoComplete="email" />
          <noscript>
            <p>
              <Trans>Turn on JavaScript to send your proof here, or ask us how to send it:</Trans>
            </p>
            <SupportContact />
          </noscript>
          <div>
            <Button type="submit" variant="primary">
              <Trans>Continue</Trans>
            </Button>
          </div>
        </Stack>
      </Form>
    </div>
  );
}
