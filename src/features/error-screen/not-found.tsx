import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../app/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';

export function NotFound() {
  const { t } = useLingui();
  const locale = useShopLocale();
  return (
    <Section>
      <title>{t`Page not found – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container width="content">
        <Stack gap={4}>
          <h1>
            <Trans>Page not found</Trans>
          </h1>
          <p>
            <Trans>
              If you typed the address, check it. If you followed a link, the page has moved or is gone.
            </Trans>
          </p>
          <p>
            <ButtonLink variant="primary" href={paths.home(locale)}>
              <Trans>See all probes</Trans>
            </ButtonLink>
          </p>
        </Stack>
      </Container>
    </Section>
  );
}
