import { Trans } from '@lingui/react/macro';
import { Stack } from '../../ui/layout/layout.tsx';
import { FactList } from '../catalogue/fact-list.tsx';
import type { HomeOffer } from './home-offers.ts';
import { ProbeComparison } from './probe-comparison.tsx';

/** Several probes side by side; a single one shows only its own specifications. */
export function ProbeSpecifications({ offers }: { offers: readonly HomeOffer[] }) {
  const [first, second] = offers;
  if (!first || second) return <ProbeComparison offers={offers} />;
  const name = <bdi>{first.name}</bdi>;
  return (
    <Stack gap={6}>
      <h2 id="compare">
        <Trans>{name} specifications</Trans>
      </h2>
      <FactList facts={first.facts} />
    </Stack>
  );
}
