import { Fragment } from 'react';
import { Trans } from '@lingui/react/macro';
import type { TaxRow } from './use-tax-rows.tsx';

/** The taxes included in a total, each on a line of its own below it. */
export function IncludedTaxes({ rows }: { readonly rows: readonly TaxRow[] }) {
  return rows.map(({ id, label, amount: is, note }, place) => (
    <Fragment key={id}>
      {place > 0 && <br />}
      <Trans>
        {label}: {is}
      </Trans>
      {note && (
        <>
          <br />
          {note}
        </>
      )}
    </Fragment>
  ));
}
