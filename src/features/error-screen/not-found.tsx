import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../app/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container } from '../../ui/layout/layout.tsx';

export function NotFound() {
  const { t } = useLingui();
  const locale = useShopLocale();
  return (
    <Container width="content">
      <title>{t`Page not found`}</title>
      <h1>
        <Trans>Page not found</Trans>
      </h1>
      <p>
        <Trans>
          If you typed the address, check it. If you followed a link, the page has moved or is gone.
        </Trans>
      </p>
      <p>
        <a href={paths.home(locale)}>
          <Trans>See all probes</Trans>
        </a>
      </p>
    </Container>
  );
}
