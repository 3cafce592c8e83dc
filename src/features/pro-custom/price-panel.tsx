import { Plural, Trans } from '@lingui/react/macro';
import type { ProCustomSnapshot } from '@sonde/machines/pro-custom';
import { linePrice } from '@sonde/machines/rules/tax';
import { proLines, proTotal } from '@sonde/machines/rules/pro-custom';
import { ownValue } from '@sonde/machines/rules/texts';
import { addMonths } from '@sonde/machines/rules/time';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { PriceOfValidNumbers } from '../prices/price-of-valid-numbers.tsx';
import { Price } from '../prices/price.tsx';
import { PriceViewSwitch } from '../prices/price-view-switch.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { usePriceTax } from '../prices/use-price-tax.ts';
import type { ProWords } from '../pro-plan/pro-catalogue.ts';
import { useProLineName } from './use-pro-line-name.ts';

interface PricePanelProps {
  readonly snapshot: ProCustomSnapshot;
  readonly words: ProWords;
  /** ISO date of the shop's day. */
  readonly today: string;
}

/** What the plan costs today, line by line, and what a renewal costs if the buyer chooses it. A price that the shop confirmed replaces the sum. */
export function PricePanel({ snapshot, words, today }: PricePanelProps) {
  const format = useFormat();
  const { side } = usePriceTax();
  const { selection, offers, confirmed } = snapshot.context;
  const { today: sum, renewal } = proTotal(selection, offers);
  const total = confirmed ?? sum;
  const lineName = useProLineName(snapshot, words);
  const rows = proLines(selection, offers).flatMap((line) => {
    const known = ownValue(offers.prices, line.sku);
    if (known === undefined) return [];
    return {
      id: line.sku,
      label: <NoBreakWords text={lineName(line)} />,
      amount: <Price price={linePrice(known.price, line.quantity, known.ratePpm)} />,
    };
  });
  const renewalAmount = renewal && <Price price={renewal.price} cents="if-any" />;
  return (
    <Stack gap={3}>
      <h2 id="what-you-pay">
        <Trans>What you pay</Trans>
      </h2>
      <PriceViewSwitch />
      <PriceOfValidNumbers>
        <TotalsList
          rows={rows}
          total={{
            label: <Trans>Due today</Trans>,
            amount: <Price price={total} />,
            minor: total[side].amount,
            currency: total[side].currency,
          }}
        />
        {renewal && (
          <p>
            <Trans>
              {renewalAmount} every <Plural value={renewal.months / 12} one="year" other="# years" /> from{' '}
              {format.longDay(addMonths(today, renewal.months))} if you choose automatic renewal
            </Trans>
          </p>
        )}
        <p>{side === 'net' ? <Trans>Plus sales tax, calculated before you pay</Trans> : <TaxSentence />}</p>
      </PriceOfValidNumbers>
    </Stack>
  );
}
