import { Trans, useLingui } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import { upgradeIsland } from './upgrade-flow.tsx';

interface UpgradePageProps {
  readonly offers: OwnerOffers;
  /** The term that the page is about; null for none. */
  readonly sku: string | null;
}

/** The same for everyone: who is signed in is known to the browser alone. */
export function UpgradePage(data: UpgradePageProps) {
  const { t } = useLingui();
  return (
    <Section>
      <title>{t`Upgrade your membership – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Stack gap={6}>
          <h1>
            <Trans>Upgrade your membership</Trans>
          </h1>
          <noscript>
            <p>
              <Trans>Turn on JavaScript to change your membership, or call us.</Trans>
            </p>
          </noscript>
          <IslandPlace island={upgradeIsland} data={data} />
        </Stack>
      </Container>
    </Section>
  );
}
