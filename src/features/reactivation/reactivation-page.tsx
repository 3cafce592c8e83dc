import { Trans, useLingui } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { reactivationIsland } from './reactivation-flow.tsx';

/** The same for everyone: only the browser knows who is signed in. */
export function ReactivationPage({ offers }: { readonly offers: OwnerOffers }) {
  const { t } = useLingui();
  return (
    <Section>
      <title>{t`Membership for your probe – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Stack gap={6}>
          <h1>
            <Trans>Membership for your probe</Trans>
          </h1>
          <p>
            <Trans>Renew a membership that has ended, or buy one for a probe that you already have.</Trans>
          </p>
          <NeedsScripts>
            <Trans>Turn on JavaScript to buy a membership, or call us.</Trans>
          </NeedsScripts>
          <IslandPlace island={reactivationIsland} data={{ offers }} />
        </Stack>
      </Container>
    </Section>
  );
}
