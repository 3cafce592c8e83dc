import { Trans, useLingui } from '@lingui/react/macro';
import type { Payable, PayableLine } from '@sonde/machines/order-payment';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';

/** What a line charges for. */
function LineLabel({ line: { kind, name, quantity } }: { readonly line: PayableLine }) {
  if (kind === 'DISCOUNT')
    return name === '' ? <Trans>Discount</Trans> : <Trans>Discount ({<bdi>{name}</bdi>})</Trans>;
  if (kind === 'SHIPPING' && name === '') return <Trans>Shipping</Trans>;
  return quantity === 1 ? (
    <bdi>{name}</bdi>
  ) : (
    <Trans comment="Name of a product, and how many of it are ordered">
      <bdi>{name}</bdi>, quantity {quantity}
    </Trans>
  );
}

/** What is owed: the number if it has one, the lines and the total. Nothing about the buyer. */
export function PayableSummary({ payable }: { readonly payable: Payable }) {
  const { t } = useLingui();
  const format = useFormat();
  const { kind, number, lines, total, status, payUntil } = payable;
  return (
    <Stack as="section" gap={4}>
      {number !== null && (
        <p>
          {kind === 'INVOICE' ? (
            <Trans>
              Invoice <bdi dir="ltr">{number}</bdi>
            </Trans>
          ) : (
            <Trans>
              Order <bdi dir="ltr">{number}</bdi>
            </Trans>
          )}
        </p>
      )}
      <TotalsList
        rows={lines.map((line, index) => ({
          id: String(index),
          label: <LineLabel line={line} />,
          amount: format.money(line.total.gross),
        }))}
        total={{
          label: status === 'PAID' ? t({ message: 'Paid', comment: 'Label of an amount' }) : t`Total due`,
          amount: format.money(total.gross),
          note: total.tax.amount === 0 ? undefined : t`Includes ${format.money(total.tax)} tax`,
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
