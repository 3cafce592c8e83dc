import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitles } from '../../page/page-titles.ts';
import type { PublicPage } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { QuestionData } from '../search-engines/question-data.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import styles from './questions.module.css';
import type { AnsweredQuestion } from './use-questions.ts';

interface QuestionsProps {
  readonly questions: readonly AnsweredQuestion[];
  /** Where the survey begins for the page's visitors. */
  readonly survey: PublicPage['path'];
}

/** What visitors ask before they buy, and whom to ask the rest. */
export function Questions({ questions, survey }: QuestionsProps) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  return (
    <Section labelledBy="help">
      <QuestionData questions={questions} />
      <Container>
        <Grid>
          <GridItem span={4}>
            <Stack gap={3}>
              <h2 id="help">
                <Trans>Questions before you buy</Trans>
              </h2>
              <p>
                <Trans>Tell us how you work. We’ll recommend a probe, or tell you if none fits.</Trans>
              </p>
              <SupportContact />
              <p>
                <ButtonLink href={survey(locale)}>{i18n._(pageTitles.pricingSurvey)}</ButtonLink>
              </p>
            </Stack>
          </GridItem>
          <GridItem span={8}>
            <ul className={styles.questions} role="list">
              {questions.map(({ id, question, answer }) => (
                <li key={id} className={styles.question}>
                  <Disclosure summary={question}>
                    <Stack gap={2}>
                      {answer.map((paragraph) => (
                        <p key={paragraph}>
                          <OwnDirection text={paragraph} />
                        </p>
                      ))}
                    </Stack>
                  </Disclosure>
                </li>
              ))}
            </ul>
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}
