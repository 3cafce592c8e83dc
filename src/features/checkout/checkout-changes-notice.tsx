import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutChanges } from '@sonde/machines/checkout';
import type { TrialCharge } from '@sonde/machines/rules/sales';
import type { CheckoutLine } from '@sonde/machines/cart';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import type { OrderTax } from '../prices/use-order-prices.ts';
import { useLineAmount } from '../summary/line-amount.ts';
import { codeRefusalText } from '../summary/refused-voucher-texts.ts';
import { useUnitPrice } from '../summary/unit-price.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { Table } from '../../ui/table/table.tsx';

interface CheckoutChangesNoticeProps {
  readonly changes: CheckoutChanges;
  readonly tax: OrderTax;
  /** Why the previously applied code was refused, if that is what changed. */
  readonly codeTrouble: Trouble | null;
}

/** Compares old and new. Nothing was charged, and the buyer decides again. */
export function CheckoutChangesNotice({ changes, tax, codeTrouble }: CheckoutChangesNoticeProps) {
  const { t, i18n } = useLingui();
  const { lostCode } = changes;
  const [refusal] = lostCode === '' ? [] : refusalsOf(codeTrouble);
  const reason = refusal && codeRefusalText(refusal);
  const format = useFormat();
  const amountOf = useLineAmount(tax);
  const unitPriceOf = useUnitPrice(tax);
  const describeCharge = ({ price, chargeOn }: TrialCharge) => {
    const [amount, day] = [format.money(price), format.longDay(chargeOn)];
    return t({ message: `${amount} on ${day}`, comment: 'A price, and when it is charged' });
  };
  const describe = (line: CheckoutLine | null) => {
    if (line === null) return t`No longer in the order`;
    const { isFreeItem, quantity } = line;
    const detail = isFreeItem ? amountOf(line) : unitPriceOf(line);
    if (isFreeItem)
      return t({
        message: `${detail}, quantity ${quantity}`,
        comment: 'A variant or a price, and how many: USB-C, quantity 2',
      });
    const price = detail;
    return t`${quantity}\u00a0×\u00a0${price}`;
  };
  return (
    <Notice
      ref={takeFocus}
      tabIndex={-1}
      tone="attention"
      role="alert"
      title={
        reason === undefined ? (
          t`Your order has changed`
        ) : (
          <Trans>Code {changes.lostCode} no longer applies</Trans>
        )
      }
    >
      {reason && <p>{i18n._(reason)}</p>}
      <p>
        <Trans>
          Something changed while you were checking out. You haven’t been charged. Review the changes, then
          place your order again.
        </Trans>
      </p>
      <Table
        caption={t`What changed`}
        isCaptionHidden
        density="compact"
        columns={[
          { key: 'what', label: t`Item` },
          { key: 'before', label: t`Before`, isNumeric: true },
          { key: 'after', label: t`Now`, isNumeric: true },
        ]}
        rows={[
          ...changes.lines.map(({ id, before, after }) => ({
            id,
            cells: {
              what: (after ?? before)?.productName ?? '',
              before: before ? describe(before) : t`Not in the order`,
              after: describe(after),
            },
          })),
          ...(changes.trialCharge === null
            ? []
            : [
                {
                  id: 'trial',
                  cells: {
                    what: t`When your trial ends`,
                    before: describeCharge(changes.trialCharge.before),
                    after: describeCharge(changes.trialCharge.after),
                  },
                },
              ]),
          {
            id: 'total',
            cells: {
              what: t`Total including tax`,
              before: format.money(changes.totalBefore),
              after: format.money(changes.totalAfter),
            },
          },
        ]}
      />
    </Notice>
  );
}
