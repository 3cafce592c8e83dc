import { Trans } from '@lingui/react/macro';
import { type PricedOffers, type Selection, termSaving } from '@sonde/machines/rules/catalogue';
import { Price } from '../prices/price.tsx';
import { usePeriodText } from './period-text.ts';

interface TermSavingProps {
  readonly selection: Selection;
  readonly offers: PricedOffers;
}

/** What the long term of a membership saves; nothing where it saves nothing. */
export function TermSaving({ selection, offers }: TermSavingProps) {
  const periodText = usePeriodText();
  const saving = termSaving(selection, offers);
  if (saving === null || selection.period === null) return null;
  const amount = <Price price={saving} cents="if-any" />;
  const period = periodText(selection.period);
  return (
    <p>
      <Trans comment="{period}: 3 years">
        You save <strong>{amount}</strong> over {period} compared with paying year by year.
      </Trans>
    </p>
  );
}
