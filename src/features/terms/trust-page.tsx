import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitles } from '../../page/page-titles.ts';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Breadcrumbs } from '../search-engines/breadcrumbs.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import styles from './trust-page.module.css';

const trustPages = ['warranty', 'returns', 'delivery', 'dataProtection'] as const;

interface TrustPageProps {
  readonly page: (typeof trustPages)[number];
  readonly title: string;
  /** One or two sentences for lists of pages. */
  readonly description: string;
  readonly children: ReactNode;
}

/** A page about something that buyers can rely on, with a person to ask and links to the others. */
export function TrustPage({ page, title, description, children }: TrustPageProps) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const others = trustPages.filter((name) => name !== page);
  return (
    <>
      <PageHead title={title} description={description} />
      <Section>
        <Container>
          <Stack gap={8}>
            <Breadcrumbs page={page} />
            <h1>{title}</h1>
            <Grid align="start">
              <GridItem span={8}>
                <Stack gap={8}>
                  {children}
                  <p>
                    <a href={paths.terms(locale)}>
                      <Trans>Read the full terms and conditions</Trans>
                    </a>
                  </p>
                </Stack>
              </GridItem>
              <GridItem span={4}>
                <section className={styles.ask} aria-labelledby="ask">
                  <Stack gap={4}>
                    <h2 id="ask">
                      <Trans>Ask a person</Trans>
                    </h2>
                    <SupportContact />
                    <h3>
                      <Trans>Before you buy</Trans>
                    </h3>
                    <ul className={styles.others} role="list">
                      {others.map((name) => (
                        <li key={name}>
                          <a href={publicPages[name].path(locale)}>{i18n._(pageTitles[name])}</a>
                        </li>
                      ))}
                    </ul>
                  </Stack>
                </section>
              </GridItem>
            </Grid>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
