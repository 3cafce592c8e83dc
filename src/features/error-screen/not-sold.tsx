import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';
import { pageOf, paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import type { NotSoldHere, Unsold } from '../catalogue/not-sold.ts';
import { pageTitles } from '../../page/page-titles.ts';

/** Something that other countries' shops sell: says so, suggests alternatives and links to both. */
export function NotSold({ what, probes }: NotSoldHere) {
  const { t } = useLingui();
  const { locale, address } = usePage();
  const [path = ''] = address.split('?');
  return (
    <Section>
      <title>{t`Not available in this country – Sonde`}</title>
      <Container width="content">
        <Stack gap={6}>
          <Stack gap={4}>
            <h1>
              <Trans>Not available in this country</Trans>
            </h1>
            <p>
              <UnsoldSentence {...what} />
            </p>
          </Stack>
          <Stack gap={3}>
            <h2>
              <Trans>See what’s available here</Trans>
            </h2>
            <ul>
              {probes.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={paths.product(locale, slug)}>
                    <OwnDirection text={name} />
                  </a>
                </li>
              ))}
            </ul>
          </Stack>
          <Cluster gap={3}>
            <ButtonLink variant="primary" href={paths.home(locale)}>
              <Trans>See all probes</Trans>
            </ButtonLink>
            <ButtonLink href={paths.supportedCountries(locale, pageOf(path))}>
              <Trans>Choose another country</Trans>
            </ButtonLink>
          </Cluster>
        </Stack>
      </Container>
    </Section>
  );
}

function UnsoldSentence(what: Unsold) {
  const { i18n } = useLingui();
  const countryName = usePage().shop?.countryName ?? '';
  if (what.kind === 'page') {
    const title = <strong>{i18n._(pageTitles[what.name])}</strong>;
    return (
      <Trans>
        The page {title} isn’t part of our shop for this country ({countryName}).
      </Trans>
    );
  }
  const name = (
    <strong>
      <OwnDirection text={what.name} />
    </strong>
  );
  return (
    <Trans>
      {name} isn’t available in this country ({countryName}).
    </Trans>
  );
}
