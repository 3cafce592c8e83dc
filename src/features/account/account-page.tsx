import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { accountIsland } from './account-flow.tsx';

interface AccountPageProps {
  /** Whether the page is shown inside the mobile app. */
  readonly isInApp: boolean;
  /** Where in the app the person came from; null if that is unknown. */
  readonly wayBack?: string | null;
}

/** The same for everyone: only the browser knows who is signed in. */
export function AccountPage({ isInApp, wayBack = null }: AccountPageProps) {
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
          {wayBack !== null && (
            <div>
              <ButtonLink href={wayBack}>
                <Trans comment="Leads back into the mobile app from which the buyer came">
                  Return to the app
                </Trans>
              </ButtonLink>
            </div>
          )}
          <NeedsScripts>
            <Trans>Turn on JavaScript to see your account, or call us.</Trans>
          </NeedsScripts>
          <IslandPlace island={accountIsland} data={{ isInApp }} />
        </Stack>
      </Container>
    </Section>
  );
}
