import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { deviceOffer, maximumDeviceQuantity, isBasicPlan, marketOf } from '@sonde/machines/rules/catalogue';
import { linePrice } from '@sonde/machines/rules/tax';
import { ownValue } from '@sonde/machines/rules/texts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { Fieldset } from '../../ui/fieldset/fieldset.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { SalesLink } from '../catalogue/sales-link.tsx';
import { reasonTexts } from '../catalogue/unavailable-texts.ts';
import { Price } from '../prices/price.tsx';
import { usePeriodText } from './period-text.ts';
import type { SelectionFieldProps } from './selection-field.types.ts';
import { skuPrice } from './sku-price.tsx';
import { useChoice } from './use-choice.ts';

const noWarranty = 'included';

/** The number of probes. */
export function QuantityField({ selection, offers, send }: Omit<SelectionFieldProps, 'options'>) {
  const { t, i18n } = useLingui();
  return (
    <NumberField
      name="quantity"
      label={t`Quantity`}
      hint={isBasicPlan(selection.plan) ? undefined : t`One membership covers all your probes`}
      value={selection.quantity}
      max={maximumDeviceQuantity}
      tooManyMessage={i18n._(reasonTexts.SALES_ONLY)}
      tooManyLink={<SalesLink market={marketOf(deviceOffer(selection.device, offers).productLine)} />}
      onChange={(quantity) => send({ type: 'quantity.chosen', quantity })}
    />
  );
}

/** The warranty of each probe, with its price for all of them. */
export function WarrantyField({ selection, options, offers, send }: SelectionFieldProps) {
  const { t } = useLingui();
  const choice = useChoice();
  const periodText = usePeriodText();
  const skuOf = (slug: string) => offers.warranties.find((offer) => offer.slug === slug)?.sku;
  const priceOf = (slug: string) => {
    const each = skuPrice(skuOf(slug), offers);
    return each && <Trans>{each} per probe</Trans>;
  };
  const descriptionOf = (slug: string) => {
    const more = Number.parseInt(slug, 10) - 1;
    const total = periodText(slug);
    const added = t`Adds ${plural(more, { one: '# year', other: '# years' })} (${total} total)`;
    const known = ownValue(offers.prices, skuOf(slug) ?? '');
    if (!known || selection.quantity === 1) return added;
    const all = <Price price={linePrice(known.price, selection.quantity, known.ratePpm)} cents="if-any" />;
    return (
      <>
        {added}
        <br />
        <Trans>
          {all} for {selection.quantity} probes
        </Trans>
      </>
    );
  };
  return (
    <ChoiceCards
      name="warranty"
      label={t`Warranty`}
      hint={t`Total coverage from delivery`}
      value={selection.warranty ?? noWarranty}
      onChange={(value) => send({ type: 'warranty.chosen', warranty: value === noWarranty ? null : value })}
      choices={options.warranties.map((option) =>
        choice(
          { ...option, value: option.value ?? noWarranty },
          option.value === null
            ? { title: t`1 year`, description: t`Included with every probe`, price: t`Included` }
            : {
                title: periodText(option.value),
                description: descriptionOf(option.value),
                price: priceOf(option.value),
              },
        ),
      )}
    />
  );
}

interface AccessoriesFieldProps extends SelectionFieldProps {
  /** The free items that a link's code adds to the selection. */
  readonly freeSkus?: readonly string[] | undefined;
}

/** The accessories that fit the probe. */
export function AccessoriesField({ selection, options, offers, send, freeSkus = [] }: AccessoriesFieldProps) {
  const { t } = useLingui();
  return (
    <Fieldset legend={t`Accessories`} id="accessories">
      <Stack gap={2}>
        {options.accessories
          .filter(({ isAvailable }) => isAvailable)
          .map(({ value: slug }) => {
            const name = ownValue(offers.details, slug)?.name ?? slug;
            const title = <NoBreakWords text={name} />;
            const sku = offers.accessories.find((offer) => offer.slug === slug)?.sku ?? '';
            const price = skuPrice(sku, offers);
            return (
              <Checkbox
                key={slug}
                name={`accessory-${slug}`}
                label={
                  <Trans comment="An accessory with its price">
                    {title}, {price}
                  </Trans>
                }
                hint={
                  freeSkus.includes(sku)
                    ? t`Free with your code. Check the box to add another at full price.`
                    : undefined
                }
                checked={selection.accessories.includes(slug)}
                onChange={(isChosen) => send({ type: 'accessory.chosen', accessory: slug, isChosen })}
              />
            );
          })}
      </Stack>
    </Fieldset>
  );
}
