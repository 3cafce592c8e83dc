import { useCallback, useEffect, useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import {
  isAnswerMissing,
  isOpeningSuggestions,
  surveyMarketOf,
  surveyProblemOf,
  surveySteps,
} from '@sonde/machines/pricing-survey';
import { useReturn } from '../../browser/use-return.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesForBundlePath } from '../../page/form-paths.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useErrorTitle } from '../../ui/error-summary/use-error-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ProgressSteps } from '../../ui/progress-steps/progress-steps.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { GivenAnswers } from './given-answers.tsx';
import { Question } from './question.tsx';
import type { SurveyProps } from './survey-step.types.ts';
import { questionTexts, surveyProblemTexts, surveyTitles } from './survey-texts.ts';
import styles from './pricing-survey.module.css';

/** A running survey: one question, which can be skipped. */
export function RunningPricingSurvey({ snapshot, send }: SurveyProps) {
  const { t, i18n } = useLingui();
  const { step } = snapshot.context;
  const title = i18n._(surveyTitles[step]);
  const current = surveySteps.ids.indexOf(step) + 1;
  usePageTitle(t`Step ${current} of ${surveySteps.ids.length}: ${title} – Sonde`);
  useErrorTitle(isAnswerMissing(snapshot));
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    takeFocus(heading.current);
  }, [step]);
  useReturn(useCallback(() => send({ type: 'page.returned' }), [send]));

  return (
    <div data-flow="pricing-survey" data-state={stateValueText(snapshot)}>
      <Section>
        <Container>
          <div className={styles.survey}>
            <Stack gap={6}>
              <Stack gap={2}>
                <ProgressSteps current={current} of={surveySteps.ids.length} label={title} />
                <h1 ref={heading} tabIndex={-1}>
                  {i18n._(questionTexts[step])}
                </h1>
              </Stack>
              {surveyProblemOf(snapshot) === null ? (
                <>
                  <Question snapshot={snapshot} send={send} />
                  <Ways snapshot={snapshot} send={send} />
                </>
              ) : (
                <Problem snapshot={snapshot} send={send} />
              )}
              <NeedsScripts>
                <Trans>Turn on JavaScript to answer, or call us.</Trans>
              </NeedsScripts>
            </Stack>
            <div className={styles.given}>
              <GivenAnswers snapshot={snapshot} />
            </div>
          </div>
        </Container>
      </Section>
    </div>
  );
}

function Ways({ snapshot, send }: SurveyProps) {
  const { t } = useLingui();
  const isFirst = snapshot.context.step === surveySteps.ids[0];
  return (
    <Cluster gap={3}>
      <Button
        variant="primary"
        pending={isOpeningSuggestions(snapshot)}
        pendingLabel={t`Loading`}
        onClick={() => send({ type: 'step.submitted' })}
      >
        <Trans>Continue</Trans>
      </Button>
      <Button variant="secondary" onClick={() => send({ type: 'question.declined' })}>
        <Trans comment="Continues without an answer to the question">Skip this question</Trans>
      </Button>
      {!isFirst && (
        <Button variant="quiet" onClick={() => send({ type: 'back.requested' })}>
          <Trans comment="Leads to the step before">Back</Trans>
        </Button>
      )}
    </Cluster>
  );
}

/** Why there is nothing to suggest, with a way back to the answer. */
function Problem({ snapshot, send }: SurveyProps) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const problem = surveyProblemOf(snapshot);
  if (problem === null) return null;
  return (
    <Notice
      tone="attention"
      role="alert"
      actions={
        <>
          <a href={contactSalesForBundlePath(locale, surveyMarketOf(snapshot))}>
            <Trans>Contact us</Trans>
          </a>
          <Button onClick={() => send({ type: 'back.requested' })}>
            <Trans>Change your answer</Trans>
          </Button>
        </>
      }
    >
      <p>{i18n._(surveyProblemTexts[problem])}</p>
    </Notice>
  );
}
