import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import type { DeliveryNote } from '@sonde/machines/checkout';
import { useFormat } from '../../../i18n/use-shop-locale.ts';
import { ChoiceCards } from '../../../ui/choice-cards/choice-cards.tsx';
import { type OrderTax, useOrderPrices } from '../../prices/use-order-prices.ts';
import { refusalAt } from '../../trouble/refusal-at.ts';
import { NoteField, useNoteError } from './note-field.tsx';
import { LaterStepFrame, StepSection } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

interface ShippingMethodStepProps extends StepProps {
  readonly methods: Checkout['shippingMethods'];
  readonly tax: OrderTax;
  readonly selectedId: string | null;
  readonly note: DeliveryNote;
}

/** The shipping methods, with delivery dates instead of a number of days, and a note about the delivery. */
export function ShippingMethodStep({
  methods,
  tax,
  selectedId,
  note,
  at,
  trouble,
  isSaving,
  isLeft,
  onBack,
  send,
}: ShippingMethodStepProps) {
  const { t } = useLingui();
  const format = useFormat();
  const prices = useOrderPrices(tax);
  const priceOf = ({ price, checkoutPrices }: Checkout['shippingMethods'][number]) => {
    if (price.amount === 0) return t`Free`;
    // As charged to this buyer: a confirmed VAT number removes the tax.
    const charged = checkoutPrices?.shippingPrice ?? null;
    return charged === null ? format.money(price) : prices.amount(charged);
  };
  const error = refusalAt(trouble, 'shippingMethodId') ? t`Choose a shipping method` : undefined;
  const noteError = useNoteError(trouble);
  return (
    <LaterStepFrame
      at={at}
      errors={[
        ...(error ? [{ name: 'shippingMethod', message: error }] : []),
        ...(noteError ? [{ name: 'note', message: noteError }] : []),
      ]}
      trouble={trouble}
      isSaving={isSaving}
      isLeft={isLeft}
      onBack={onBack}
      onSubmit={() => send({ type: 'shipping.method.submitted' })}
    >
      <StepSection step="shipping.method" title={t`Shipping method`}>
        <ChoiceCards
          name="shippingMethod"
          label={t`Choose delivery`}
          error={error}
          value={selectedId ?? ''}
          onChange={(shippingMethodId) => send({ type: 'shipping.method.chosen', shippingMethodId })}
          choices={methods.map((method) => {
            const { id, name, earliestDelivery, latestDelivery } = method;
            const days = format.dayRange(earliestDelivery, latestDelivery);
            return {
              value: id,
              title: <Trans>Arrives {days}</Trans>,
              description: name,
              price: priceOf(method),
            };
          })}
        />
        <NoteField
          note={note}
          error={noteError}
          onChange={(text) => send({ type: 'note.changed', note: text })}
        />
      </StepSection>
    </LaterStepFrame>
  );
}
