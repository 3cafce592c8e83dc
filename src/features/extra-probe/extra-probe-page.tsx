import { Trans, useLingui } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { extraProbeIsland } from './extra-probe-flow.tsx';
import type { ProbeOffers } from './probe-offers.ts';

/** The same for everyone: who is signed in is known to the browser alone. */
export function ExtraProbePage({ offers }: { readonly offers: ProbeOffers }) {
  const { t } = useLingui();
  return (
    <Section>
      <title>{t`Add a probe – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Stack gap={6}>
          <h1>
            <Trans>Add a probe</Trans>
          </h1>
          <NeedsScripts>
            <Trans>Turn on JavaScript to add a probe, or call us.</Trans>
          </NeedsScripts>
          <IslandPlace island={extraProbeIsland} data={{ offers }} />
        </Stack>
      </Container>
    </Section>
  );
}
