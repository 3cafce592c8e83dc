import { useLingui } from '@lingui/react/macro';
import { isImported } from '@sonde/machines/rules/checkout';
import type { Money } from '@sonde/machines/rules/money';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import type { TotalsRow } from '../../ui/totals-list/totals-list.tsx';

interface DutyOfOrder {
  /** Null = unknown, 0 = none. */
  readonly estimatedDuty: Money | null;
  /** Where it is shipped. */
  readonly country: string;
  readonly isShipped: boolean;
}

/** The import duty as a row of a bill, never part of the total; none if nothing crosses a border. */
export function useDutyRow({
  estimatedDuty,
  ...order
}: DutyOfOrder): readonly (TotalsRow & { readonly amount: string })[] {
  const { t } = useLingui();
  const format = useFormat();
  if (!isImported(order)) return [];
  const isFree = estimatedDuty?.amount === 0;
  const charged = estimatedDuty === null ? t`May be due` : format.money(estimatedDuty);
  return [
    {
      id: 'duty',
      label: t`Estimated import duty`,
      note: isFree
        ? t`Ultrasound probes are imported duty-free in your country.`
        : t`Customs may charge import duty when your order arrives. You’d pay it to the carrier. It isn’t included in this total.`,
      amount: isFree ? t({ message: 'None', context: 'import duty' }) : charged,
    },
  ];
}
