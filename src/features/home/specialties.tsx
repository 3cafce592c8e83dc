import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DemoVideoSlug } from '@sonde/machines/rules/leads';
import { demoVideoPages } from '../../page/demo-video-pages.ts';
import { leadFormPath } from '../../page/form-paths.ts';
import { pageTitles } from '../../page/page-titles.ts';
import { paths } from '../../page/paths.ts';
import { type PublicPageName, publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { LinkColumns } from '../../ui/layout/link-columns.tsx';
import { EntryList } from '../../ui/entry-list/entry-list.tsx';

/** Specialties, each with the video about it. */
const videos: readonly { readonly name: MessageDescriptor; readonly video: DemoVideoSlug }[] = [
  { name: msg`Emergency medicine`, video: 'demo-video/emergency-medicine' },
  { name: msg`Cardiology`, video: 'demo-video/cardiology' },
  { name: msg`Hospital medicine`, video: 'demo-video/hospital-medicine' },
  { name: msg`Family medicine`, video: 'demo-video/primary-care' },
  { name: msg`Anesthesiology`, video: 'demo-video/anesthesiology' },
  { name: msg`Orthopedics`, video: 'demo-video/msk' },
];

/** Pages for who does not look for a specialty. */
const others: readonly PublicPageName[] = ['whitePaperForm', 'hospitalForm', 'learners'];

/** Specialties of human medicine as ways into the shop. */
export function Specialties() {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const offered = others.filter((name) => publicPages[name].isIn(locale.country));
  return (
    <Section labelledBy="specialties">
      <Container>
        <Stack gap={8}>
          <Stack gap={3}>
            <h2 id="specialties">
              <Trans>Start with your specialty</Trans>
            </h2>
            <p>
              <Trans>
                Watch a short video of what you’d look at, or{' '}
                <a href={`${paths.pricingSurvey(locale, 'role')}?market=human`}>
                  answer a few questions to find your bundle
                </a>
                .
              </Trans>
            </p>
          </Stack>
          <EntryList
            entries={videos.map(({ name, video }) => ({
              id: video,
              href: leadFormPath(locale, video),
              name: i18n._(name),
              text: i18n._(demoVideoPages[video].description),
            }))}
          />
          <LinkColumns>
            {offered.map((name) => (
              <li key={name}>
                <a href={publicPages[name].path(locale)}>{i18n._(pageTitles[name])}</a>
              </li>
            ))}
          </LinkColumns>
        </Stack>
      </Container>
    </Section>
  );
}
