import { Trans, useLingui } from '@lingui/react/macro';
import { ViewSwitch } from '../../ui/view-switch/view-switch.tsx';
import { useTaxName } from './tax-note.tsx';
import { usePriceTax } from './use-price-tax.ts';

/** For business buyers: the same prices without tax. Only if prices include tax. */
export function PriceViewSwitch() {
  const { t } = useLingui();
  const tax = useTaxName();
  const { ratePpm } = usePriceTax();
  if (ratePpm === 0) return null;
  return (
    <ViewSwitch
      label={t`Prices`}
      view="prices"
      choices={[
        { value: 'with-tax', label: <Trans comment="Choice: prices with VAT">Including {tax}</Trans> },
        {
          value: 'without-tax',
          label: (
            <Trans comment="Choice: prices without VAT, for businesses">
              Excluding {tax}, for businesses
            </Trans>
          ),
        },
      ]}
    />
  );
}
