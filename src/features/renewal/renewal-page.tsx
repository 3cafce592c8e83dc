import { Trans, useLingui } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { renewalIsland } from './renewal-flow.tsx';

/** The same for everyone: who is signed in is known to the browser alone. */
export function RenewalPage() {
  const { t } = useLingui();
  return (
    <Section>
      <title>{t`Renew your membership – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Stack gap={6}>
          <h1>
            <Trans>Renew your membership</Trans>
          </h1>
          <NeedsScripts>
            <Trans>Turn on JavaScript to renew your membership, or call us.</Trans>
          </NeedsScripts>
          <IslandPlace island={renewalIsland} data={{}} />
        </Stack>
      </Container>
    </Section>
  );
}
