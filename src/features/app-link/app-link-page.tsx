import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AppPlace } from '@sonde/machines/rules/checkout';
import { paths, type PathPrefix } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Picture } from '../../ui/picture/picture.tsx';

interface AppLinkPageProps {
  readonly place: AppPlace;
  /** The address that opens it in the app. */
  readonly appUrl: string;
}

/** The page of the shop that has the same content; null where only the app has it. */
const pageInstead: Readonly<Record<AppPlace, ((prefix: PathPrefix) => string) | null>> = {
  home: null,
  scan: null,
  studies: null,
  learn: null,
  account: paths.myAccount,
  orders: paths.myAccount,
  membership: paths.editMembership,
  probes: paths.human,
};

const placeTitles: Readonly<Record<AppPlace, MessageDescriptor>> = {
  home: msg`Open the Sonde app`,
  scan: msg`Scan in the Sonde app`,
  studies: msg`Open your studies in the Sonde app`,
  learn: msg`Learn in the Sonde app`,
  account: msg`Open your account in the Sonde app`,
  orders: msg`Open your orders in the Sonde app`,
  membership: msg`Open your membership in the Sonde app`,
  probes: msg`Open your probes in the Sonde app`,
};

/** Where a link into the app leads: it opens the app, and says what to do where that isn’t installed. */
export function AppLinkPage({ place, appUrl }: AppLinkPageProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const title = i18n._(placeTitles[place]);
  const pagePath = pageInstead[place]?.(locale) ?? null;
  return (
    <Section>
      <title>{`${title} – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container width="content">
        <Stack gap={8}>
          <Stack gap={4}>
            <h1>{title}</h1>
            <p>
              <Trans>This link opens the app on your phone or tablet.</Trans>
            </p>
            <div>
              <ButtonLink variant="primary" href={appUrl}>
                <Trans>Open the app</Trans>
              </ButtonLink>
            </div>
          </Stack>
          <Picture
            src="/pictures/iq3-in-hand.svg"
            alt={t`A Sonde probe beside a phone that shows an ultrasound image`}
            width={800}
            height={600}
          />
          <Stack gap={3}>
            <h2>
              <Trans>Nothing happened?</Trans>
            </h2>
            <p>
              <Trans>
                The app may not be installed on this device. Search for “Sonde” in your device’s app store,
                install it, come back to this page and press Open the app again.
              </Trans>
            </p>
            {pagePath !== null && (
              <p>
                <a href={pagePath}>
                  <Trans>Continue in the browser</Trans>
                </a>
              </p>
            )}
            <p>
              <a href={paths.contact(locale)}>
                <Trans>Get help with the app</Trans>
              </a>
            </p>
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}
