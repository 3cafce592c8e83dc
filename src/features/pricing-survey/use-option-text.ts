import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { budgetLimit, type Budget, probesIn, type SurveyOptions } from '@sonde/machines/rules/survey';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { jobTitleTexts, organizationSizeTexts } from '../professions/profession-texts.ts';
import type { SurveyProps } from './survey-step.types.ts';
import { areaTexts, experienceTexts, patientsTexts } from './survey-texts.ts';

type Bucket = SurveyOptions['devices'][number];

/** The words of the answers to each question. */
export function useOptionText({ snapshot }: Pick<SurveyProps, 'snapshot'>) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { currency } = snapshot.context.circumstances;
  const bucketText = (bucket: Bucket) => {
    const count = probesIn[bucket];
    return bucket === 'IQ_ABOVE_10'
      ? t`More than 10 probes`
      : t`${plural(count, { one: '# probe', other: '# probes' })}`;
  };
  const budgetText = (budget: Budget) => {
    const limit = budgetLimit(budget, currency);
    if (limit === null) return t`No limit yet`;
    const amount = format.shortMoney(limit);
    return t`Up to ${amount}`;
  };
  return {
    patients: (answer: SurveyOptions['patients'][number]) => i18n._(patientsTexts[answer]),
    role: (answer: SurveyOptions['role'][number]) => i18n._(jobTitleTexts[answer]),
    organization: (answer: SurveyOptions['organization'][number]) => i18n._(organizationSizeTexts[answer]),
    areas: (answers: SurveyOptions['areas']) => format.list(answers.map((area) => i18n._(areaTexts[area]))),
    experience: (answer: SurveyOptions['experience'][number]) => i18n._(experienceTexts[answer]),
    devices: bucketText,
    budget: budgetText,
  };
}
