import { Trans, useLingui } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { accountIsland } from './account-flow.tsx';

interface AccountPageProps {
  /** Whether the page is shown inside the mobile app. */
  readonly isInApp: boolean;
}

/** The same for everyone: only the browser knows who is signed in. */
export function AccountPage({ isInApp }: AccountPageProps) {
  const { t } = useLingui();
  return (
    <Section>
      <title>{t`My account – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Stack gap={6}>
          <h1>
            <Trans>My account</Trans>
          </h1>
          <noscript>
            <p>
              <Trans>Turn on JavaScript to see your account, or call us.</Trans>
            </p>
          </noscript>
          <IslandPlace island={accountIsland} data={{ isInApp }} />
        </Stack>
      </Container>
    </Section>
  );
}
