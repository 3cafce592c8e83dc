import { useLingui } from '@lingui/react/macro';
import { isAnswerMissing, surveyOptionsOf } from '@sonde/machines/pricing-survey';
import { declined, type SurveyQuestion } from '@sonde/machines/rules/survey';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { LabelWords } from '../../ui/field/field-label.tsx';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { Fieldset } from '../../ui/fieldset/fieldset.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { SurveyProps } from './survey-step.types.ts';
import { areaTexts, questionTexts } from './survey-texts.ts';
import { useOptionText } from './use-option-text.ts';

function useMissingText(snapshot: SurveyProps['snapshot']): string | undefined {
  const { t } = useLingui();
  return isAnswerMissing(snapshot) ? t`Choose an answer, or skip the question.` : undefined;
}

function Areas({ snapshot, send }: SurveyProps) {
  const { t, i18n } = useLingui();
  const { areas } = snapshot.context.answers;
  return (
    <Fieldset
      id="areas"
      legend={<LabelWords label={i18n._(questionTexts.areas)} required={false} />}
      hint={t`Choose everything that applies`}
      error={useMissingText(snapshot)}
      legendSize="hidden"
    >
      <Stack gap={2}>
        {surveyOptionsOf(snapshot).areas.map((area) => (
          <Checkbox
            key={area}
            name={`area-${area}`}
            label={i18n._(areaTexts[area])}
            checked={areas !== null && areas !== declined && areas.includes(area)}
            onChange={(isChosen) => send({ type: 'area.chosen', area, isChosen })}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

interface SingleProps extends SurveyProps {
  readonly question: Exclude<SurveyQuestion, 'areas'>;
}

function SingleAnswer({ snapshot, send, question }: SingleProps) {
  const { i18n } = useLingui();
  const texts = useOptionText({ snapshot });
  const textOf = texts[question] as (answer: string) => string;
  const options: readonly string[] = surveyOptionsOf(snapshot)[question];
  const answer = snapshot.context.answers[question];
  return (
    <ChoiceCards
      name={question}
      label={i18n._(questionTexts[question])}
      required={false}
      legendSize="hidden"
      error={useMissingText(snapshot)}
      value={answer === null || answer === declined ? '' : answer}
      onChange={(chosen) => send({ type: 'answer.chosen', question, answer: chosen })}
      choices={options.map((option) => ({ value: option, title: textOf(option) }))}
    />
  );
}

/** The question of the current step with its answers. */
export function Question({ snapshot, send }: SurveyProps) {
  const { step } = snapshot.context;
  return step === 'areas' ? (
    <Areas snapshot={snapshot} send={send} />
  ) : (
    <SingleAnswer key={step} snapshot={snapshot} send={send} question={step} />
  );
}
