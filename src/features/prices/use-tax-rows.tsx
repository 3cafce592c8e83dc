import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CheckoutTax } from '@sonde/machines/cart';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import type { TotalsRow } from '../../ui/totals-list/totals-list.tsx';
import { NoBreak } from '../../ui/no-break/no-break.tsx';
import { type OrderTax, useOrderPrices } from './use-order-prices.ts';

/** The amount of a tax, with the seller's number where documents show it. */
interface TaxLine extends CheckoutTax {
  readonly registrationNumber?: string | null;
}

/** How a cart, a checkout or an order is taxed, with the amount of each tax. */
interface TaxedOrder extends OrderTax {
  readonly taxLines: readonly TaxLine[];
}

/** A tax as a row of a bill. */
export interface TaxRow extends TotalsRow {
  readonly label: string;
  readonly amount: string;
}

type Format = ReturnType<typeof useFormat>;

const nameOf = (format: Format, { rate }: TaxLine, name: string) => `${name} (${format.percent(rate / 100)})`;

/** An estimated tax is one of a registered seller, too. */
const noteOf = (note: string | null, registrationNumber: string | null | undefined): ReactNode =>
  registrationNumber ? (
    <>
      {note}
      {note && <br />}
      <Registration number={registrationNumber} />
    </>
  ) : (
    note
  );

const rowOf = (
  format: Format,
  { code, amount, registrationNumber }: TaxLine,
  label: string,
  note: string | null,
): TaxRow => ({
  id: `tax-${code}`,
  label,
  note: noteOf(note, registrationNumber),
  amount: format.money(amount),
});

/**
 * One row of a bill for each tax, with the seller's number if documents must show it; none without tax. `estimate` says
 * that the tax may still change. It replaces the country's term, or is added below a tax with a name of its own.
 */
export function useTaxRows({ taxLines, ...order }: TaxedOrder, estimate: string | null): readonly TaxRow[] {
  const format = useFormat();
  const { isTaxAdded, taxLabel } = useOrderPrices(order);
  if (!isTaxAdded && order.taxRate === 0) return [];
  return taxLines.map((line) =>
    line.name === null
      ? rowOf(format, line, estimate ?? taxLabel, null)
      : rowOf(format, line, nameOf(format, line, line.name), estimate),
  );
}

/** One row for each tax with a name of its own, with the seller's number if documents must show it. */
export function useNamedTaxRows(taxLines: readonly TaxLine[]): readonly TaxRow[] {
  const format = useFormat();
  return taxLines.flatMap((line) =>
    line.name === null ? [] : [rowOf(format, line, nameOf(format, line, line.name), null)],
  );
}

const Registration = ({ number }: { readonly number: string }) => (
  <Trans comment="Below a tax on an order: under which number the seller is registered for it">
    Registration number: <RegistrationNumber text={number} />
  </Trans>
);

const RegistrationNumber = ({ text }: { readonly text: string }) => (
  <bdi dir="ltr" translate="no">
    <NoBreak>{text}</NoBreak>
  </bdi>
);
