import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Money } from '@sonde/machines/rules/money';
import { type TradeInCondition, tradeInConditions, type TradeInLine } from '@sonde/machines/rules/trade-in';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { Table } from '../../ui/table/table.tsx';
import { conditionTexts, oldProbeNames } from './trade-in-texts.ts';

interface CreditTableProps {
  readonly caption: ReactNode;
  readonly isCaptionHidden?: boolean;
  readonly lines: readonly TradeInLine[];
  /** Null where a line earns none: it is left out. */
  readonly creditOf: (productLine: TradeInLine, condition: TradeInCondition) => Money | null;
}

/** What each line is worth in each condition. */
export function CreditTable({ caption, isCaptionHidden, lines, creditOf }: CreditTableProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const text = (productLine: TradeInLine, condition: TradeInCondition) => {
    const credit = creditOf(productLine, condition);
    return credit && format.shortMoney(credit);
  };
  return (
    <Table
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      columns={[
        { key: 'probe', label: t`Old probe` },
        ...tradeInConditions.map((condition) => ({
          key: condition,
          label: i18n._(conditionTexts[condition].title),
          isNumeric: true,
        })),
      ]}
      rows={lines
        .filter((productLine) => creditOf(productLine, 'GOOD') !== null)
        .map((productLine) => ({
          id: productLine,
          cells: {
            probe: <OwnDirection text={oldProbeNames[productLine]} />,
            GOOD: text(productLine, 'GOOD'),
            WORN: text(productLine, 'WORN'),
            DAMAGED: text(productLine, 'DAMAGED'),
          },
        }))}
    />
  );
}
