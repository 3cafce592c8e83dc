import { Trans, useLingui } from '@lingui/react/macro';
import { declined, isAnswered, type SurveyQuestion, surveyQuestions } from '@sonde/machines/rules/survey';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import type { SurveyProps } from './survey-step.types.ts';
import { surveyTitles } from './survey-texts.ts';
import { useOptionText } from './use-option-text.ts';

type GivenAnswersProps = Pick<SurveyProps, 'snapshot'>;

/** The words of an answer; empty for a question that was skipped. */
const wordsOf = <Given extends object | string>(
  answer: Given | typeof declined | null,
  text: (answer: Given) => string,
): string => (answer === null || answer === declined ? '' : text(answer));

function useAnswerTexts({ snapshot }: GivenAnswersProps): Readonly<Record<SurveyQuestion, string>> {
  const texts = useOptionText({ snapshot });
  const { answers } = snapshot.context;
  return {
    patients: wordsOf(answers.patients, texts.patients),
    role: wordsOf(answers.role, texts.role),
    organization: wordsOf(answers.organization, texts.organization),
    areas: wordsOf(answers.areas, texts.areas),
    experience: wordsOf(answers.experience, texts.experience),
    devices: wordsOf(answers.devices, texts.devices),
    budget: wordsOf(answers.budget, texts.budget),
  };
}

/** What the questions are for, and what has been answered so far: beside the question on wide screens. */
export function GivenAnswers({ snapshot }: GivenAnswersProps) {
  const { i18n } = useLingui();
  const answerTexts = useAnswerTexts({ snapshot });
  const given = surveyQuestions.filter((question) => isAnswered(question, snapshot.context.answers));
  return (
    <Panel>
      <Stack gap={4}>
        <p>
          <Trans>Answer seven questions, and we’ll suggest bundles that suit your work.</Trans>
        </p>
        {given.length > 0 && (
          <DescriptionList
            items={given.map((question) => ({
              id: question,
              term: i18n._(surveyTitles[question]),
              description: answerTexts[question],
            }))}
          />
        )}
      </Stack>
    </Panel>
  );
}
