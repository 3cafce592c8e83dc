import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { useFormat } from '../../../i18n/use-shop-locale.ts';
import { ChoiceCards } from '../../../ui/choice-cards/choice-cards.tsx';
import { refusalAt } from '../../trouble/refusal-at.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

/** How the parcel comes, with the day of arrival rather than a number of days. */
export function ShippingMethodStep({
  methods,
  selectedId,
  trouble,
  isSaving,
  onBack,
  send,
}: StepProps & { readonly methods: Checkout['shippingMethods']; readonly selectedId: string | null }) {
  const { t } = useLingui();
  const format = useFormat();
  const error = refusalAt(trouble, 'shippingMethodId') ? t`Choose how the parcel is delivered.` : undefined;
  return (
    <StepFrame
      title={t`Shipping method`}
      errors={error ? [{ name: 'shippingMethod', message: error }] : []}
      trouble={trouble}
      isSaving={isSaving}
      onBack={onBack}
      onSubmit={() => send({ type: 'shipping.method.submitted' })}
    >
      <ChoiceCards
        name="shippingMethod"
        label={t`When you get it`}
        error={error}
        value={selectedId ?? ''}
        onChange={(shippingMethodId) => send({ type: 'shipping.method.chosen', shippingMethodId })}
        choices={methods.map(({ id, name, price, earliestDelivery, latestDelivery }) => {
          const days = format.dayRange(earliestDelivery, latestDelivery);
          return {
            value: id,
            title: <Trans>Arrives {days}</Trans>,
            description: name,
            price: price.amount === 0 ? t`Free` : format.money(price),
          };
        })}
      />
    </StepFrame>
  );
}
