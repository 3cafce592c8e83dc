import { Trans, useLingui } from '@lingui/react/macro';
import {
  isLeadFormOffered,
  permanentFormSlugs,
  supportDeskHours,
  supportDeskOf,
  type SupportPhones,
  type SupportWeek,
} from '@sonde/machines/rules/leads';
import { leadFormPath } from '../../page/form-paths.ts';
import { usePage } from '../../page/page.tsx';
import { pageOf, paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { LinkColumns } from '../../ui/layout/link-columns.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { leadFormPages } from '../../page/lead-form-pages.ts';
import { Seller } from '../support/seller.tsx';
import {
  SandboxSupportNote,
  SupportHours,
  SupportLanguages,
  SupportPhone,
  SupportWriting,
} from '../support/support-lines.tsx';
import { OwnTime } from '../../i18n/own-time.tsx';
import { Breadcrumbs } from '../search-engines/breadcrumbs.tsx';
import { PageHead } from '../search-engines/page-head.tsx';

interface ContactPageProps {
  readonly supportWeek: SupportWeek;
}

/** Contact details and the seller. */
export function ContactPage({ supportWeek }: ContactPageProps) {
  const { t } = useLingui();
  const { configuration } = usePage();
  return (
    <Section>
      <PageHead
        title={t`Contact`}
        description={t`How to reach us by phone, online or by mail, and when we’re available.`}
      />
      <Container>
        <Stack gap={6}>
          <Breadcrumbs page="contact" />
          <h1>
            <Trans>Contact us</Trans>
          </h1>
          <p>
            <Trans>
              Tell us how you work. We’ll recommend a probe, or tell you if none fits. For questions about an
              order, have its number ready.
            </Trans>
          </p>
          {configuration?.isSandbox && (
            <Notice>
              <SandboxSupportNote />
            </Notice>
          )}
          <Grid align="start">
            <GridItem span={7}>
              {configuration && (
                <DescriptionList
                  items={[
                    { id: 'phone', term: t`Phone`, description: <SupportPhone {...configuration} /> },
                    {
                      id: 'hours',
                      term: t`Hours`,
                      description: <Hours week={supportWeek} {...configuration} />,
                    },
                    {
                      id: 'writing',
                      term: t`Send a message`,
                      description: <SupportWriting {...configuration} />,
                    },
                    { id: 'post', term: t`By mail`, description: <Seller /> },
                  ]}
                />
              )}
            </GridItem>
            <GridItem span={5}>
              <Panel>
                <OtherCountries />
              </Panel>
            </GridItem>
          </Grid>
          <Forms />
        </Stack>
      </Container>
    </Section>
  );
}

function Hours({ week, supportPhones }: { week: SupportWeek; supportPhones: SupportPhones }) {
  const { name } = supportDeskOf(useShopLocale().country, supportPhones);
  return (
    <>
      <SupportHours supportPhones={supportPhones} />
      <OwnTime {...week} timeZone={supportDeskHours[name].timeZone} />
      <SupportLanguages />
    </>
  );
}

function Forms() {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const slugs = permanentFormSlugs.filter((slug) => isLeadFormOffered(slug, locale.country));
  return (
    <section>
      <Stack gap={3}>
        <h2>
          <Trans>Write to us</Trans>
        </h2>
        <LinkColumns>
          {slugs.map((slug) => (
            <li key={slug}>
              <a href={leadFormPath(locale, slug)}>{i18n._(leadFormPages[slug].title)}</a>
            </li>
          ))}
        </LinkColumns>
      </Stack>
    </section>
  );
}

function OtherCountries() {
  const locale = useShopLocale();
  const { shop } = usePage();
  const contact = pageOf(paths.contact(locale));
  return (
    <section>
      <Stack gap={3}>
        <h2>
          <Trans>Other countries and languages</Trans>
        </h2>
        <p>
          <Trans comment="Country and language: Germany, Deutsch">
            You’re in this shop: {shop?.countryName}, {shop?.languageName}.
          </Trans>
          <br />
          <a href={paths.supportedCountries(locale, contact)}>
            <Trans>Contact in another country or language</Trans>
          </a>
        </p>
      </Stack>
    </section>
  );
}
