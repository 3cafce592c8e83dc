import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Payable, PayableLine } from '@sonde/machines/order-payment';
import { quoteNumberOf } from '@sonde/machines/rules/quotes';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { IncludedTaxes } from '../prices/included-taxes.tsx';
import { useOrderPrices } from '../prices/use-order-prices.ts';
import { useTaxRows } from '../prices/use-tax-rows.tsx';

/** What a line charges for. */
function LineLabel({ line: { kind, name, quantity } }: { readonly line: PayableLine }) {
  if (kind === 'DISCOUNT')
    return name === '' ? <Trans>Discount</Trans> : <Trans>Discount ({<bdi>{name}</bdi>})</Trans>;
  if (kind === 'SHIPPING') return <Trans>Shipping</Trans>;
  return quantity === 1 ? (
    <bdi>{name}</bdi>
  ) : (
    <Trans comment="Name of a product, and how many of it are ordered">
      <bdi>{name}</bdi>, quantity {quantity}
    </Trans>
  );
}

interface PayableNumberProps {
  readonly payable: Payable;
  readonly number: string;
}

/** A quote has a number of its own until it is paid, the one on its PDF. */
function PayableNumber({ payable: { document }, number }: PayableNumberProps) {
  if (document === 'INVOICE')
    return (
      <Trans>
        Invoice <bdi dir="ltr">{number}</bdi>
      </Trans>
    );
  if (document === 'QUOTE')
    return (
      <Trans>
        Quote <bdi dir="ltr">{quoteNumberOf(number)}</bdi>
      </Trans>
    );
  return (
    <Trans>
      Order <bdi dir="ltr">{number}</bdi>
    </Trans>
  );
}

/** The taxes of a debt, with the combined rate. */
const taxOf = ({ taxTreatment, taxLines }: Payable) => ({
  taxTreatment,
  taxLines,
  taxRate: taxLines.reduce((sum, { rate }) => sum + rate, 0),
  taxName: null,
});

/** What the total is: only of what can be paid now is it due. */
const totalLabels: Readonly<Record<Payable['status'], MessageDescriptor>> = {
  OPEN: msg`Total due`,
  PENDING: msg`Total`,
  PARTLY_PAID: msg`Total`,
  PAID: msg({ message: 'Paid', comment: 'Label of an amount' }),
  EXPIRED: msg`Total (no longer due)`,
};

/** What is owed: the number if it has one, the lines and the total. Nothing about the buyer. */
export function PayableSummary({ payable }: { readonly payable: Payable }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { number, lines, total, status, payUntil } = payable;
  const tax = taxOf(payable);
  const prices = useOrderPrices(tax);
  const taxRows = useTaxRows(tax, payable.isTaxEstimated ? t`Estimated tax` : null);
  return (
    <Stack as="section" gap={4}>
      {number !== null && (
        <p>
          <strong>
            <PayableNumber payable={payable} number={number} />
          </strong>
        </p>
      )}
      <TotalsList
        rows={[
          ...lines.map((line, index) => ({
            id: String(index),
            label: <LineLabel line={line} />,
            note: line.kind === 'SHIPPING' && line.name !== '' && <bdi>{line.name}</bdi>,
            amount: prices.amount(line.total),
          })),
          ...(prices.isTaxAdded ? taxRows : []),
        ]}
        total={{
          label: i18n._(totalLabels[status]),
          amount: format.money(total.gross),
          note: !prices.isTaxAdded && taxRows.length > 0 && (
            <>
              <IncludedTaxes rows={taxRows} />
              <br />
              <Trans>
                Without {prices.taxName}: {format.money(total.net)}
              </Trans>
            </>
          ),
          minor: total.gross.amount,
          currency: total.gross.currency,
        }}
      />
      {payUntil !== null && (
        <p>
          <Trans>Please pay by {format.longDay(payUntil)}.</Trans>
        </p>
      )}
    </Stack>
  );
}
