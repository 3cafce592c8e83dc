import { Fragment, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/table/table.tsx';
import { Price } from '../prices/price.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import type { HomeOffer } from './home-offers.ts';

const columnsAtMost = 4;

/** Up to four probes side by side. Rows in which all are equal are omitted, because they don't help to choose. */
export function ProbeComparison({ offers }: { offers: readonly HomeOffer[] }) {
  const { t } = useLingui();
  const compared = offers.slice(0, columnsAtMost);
  const facts = (compared[0]?.facts ?? []).map(({ slug, name }) => ({
    id: slug,
    name,
    values: compared.map(
      (offer) => offer.facts.find((fact) => fact.slug === slug)?.value ?? t`Not specified`,
    ),
  }));
  const differing = facts.filter(({ values }) => new Set(values).size > 1);
  const rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly values: readonly ReactNode[];
  }[] = [
    ...differing.map((fact) => ({
      ...fact,
      values: fact.values.map((value) => <NoBreakWords key={value} text={value} />),
    })),
    {
      id: 'today',
      name: t`Due today, with the first year of membership`,
      values: compared.map((offer) => (
        <Fragment key={offer.slug}>
          <Price price={offer.today} cents="if-any" /> <TaxNote />
        </Fragment>
      )),
    },
  ];
  return (
    <Stack gap={6}>
      <h2 id="compare">
        <Trans>Compare probes</Trans>
      </h2>
      <Table
        caption={t`Differences between the probes`}
        isCaptionHidden
        onPhone="lines"
        columns={[
          { key: 'fact', label: t`Specs` },
          ...compared.map(({ slug, name }) => ({ key: slug, label: <bdi>{name}</bdi> })),
        ]}
        rows={rows.map(({ id, name, values }) => ({
          id,
          cells: Object.fromEntries([
            ['fact', name],
            ...compared.map(({ slug }, index) => [slug, values[index]]),
          ]) as Record<string, ReactNode>,
        }))}
      />
    </Stack>
  );
}
