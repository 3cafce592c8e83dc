import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { multiplyTaxedMoney } from '@sonde/machines/rules/money';
import {
  basicPlan,
  maximumDeviceQuantity,
  type OptionState,
  type OptionStates,
  type Selection,
} from '@sonde/machines/rules/catalogue';
import type { ChoiceEvent } from '@sonde/machines/configurator';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ChoiceCards, type Choice } from '../../ui/choice-cards/choice-cards.tsx';
import { Fieldset } from '../../ui/fieldset/fieldset.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { connectorNames } from '../catalogue/connector-names.ts';
import { MembersField } from './members-field.tsx';
import { usePeriodText } from '../offers/period-text.ts';
import { Price } from '../prices/price.tsx';
import type { SelectionOffers } from '../offers/product-offers.ts';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { reasonTexts } from '../catalogue/unavailable-texts.ts';
import { ownValue } from '@sonde/machines/rules/texts';

interface SelectionFormProps {
  readonly selection: Selection;
  readonly options: OptionStates;
  readonly offers: SelectionOffers;
  /** The free items that a link's code adds to the selection. */
  readonly freeSkus?: readonly string[] | undefined;
  readonly send: (event: ChoiceEvent) => void;
}

const noWarranty = 'included';

/** All options; unavailable ones stay visible with the reason. */
export function SelectionForm({ selection, options, offers, freeSkus = [], send }: SelectionFormProps) {
  const { t, i18n } = useLingui();
  const periodText = usePeriodText();

  const priceOf = (sku: string | undefined) => {
    const known = sku === undefined ? undefined : ownValue(offers.prices, sku);
    return known && <Price price={known.price} cents="if-any" />;
  };
  const choice = <Value extends string>(
    option: OptionState<Value>,
    shown: Omit<Choice<Value>, 'value'>,
  ): Choice<Value> => ({
    value: option.value,
    ...shown,
    unavailable: option.reason === null ? undefined : i18n._(reasonTexts[option.reason]),
  });
  const warrantyPrice = (slug: string) => {
    const known = ownValue(offers.prices, warrantySku(slug) ?? '');
    if (!known) return undefined;
    const each = <Price price={known.price} cents="if-any" />;
    return <Trans>{each} per probe</Trans>;
  };
  const planName = (slug: string) =>
    slug === 'basic' ? t`Basic, no membership` : (offers.details[`membership-${slug}`]?.name ?? slug);
  const planDescription = (slug: string) =>
    slug === 'basic' ? t`Scans stay on your device.` : offers.details[`membership-${slug}`]?.description;
  const planSku = (slug: string, period: string | null) =>
    offers.plans.find((plan) => plan.slug === slug && (period === null || plan.period === period))?.sku;
  const planPrice = (slug: string) => {
    const plans = offers.plans.filter((plan) => plan.slug === slug);
    const plan =
      plans.find(({ period }) => slug === selection.plan && period === selection.period) ?? plans[0];
    const price = priceOf(plan?.sku);
    if (!price || !plan?.period) return price;
    const period = periodText(plan.period);
    return (
      <Trans>
        {price} for {period}
      </Trans>
    );
  };
  const warrantySku = (slug: string) => offers.warranties.find((offer) => offer.slug === slug)?.sku;
  const warrantyDescription = (slug: string) => {
    const more = Number.parseInt(slug, 10) - 1;
    const total = periodText(slug);
    const added = t`Adds ${plural(more, { one: '# year', other: '# years' })} (${total} total)`;
    const known = ownValue(offers.prices, warrantySku(slug) ?? '');
    if (!known || selection.quantity === 1) return added;
    const all = <Price price={multiplyTaxedMoney(known.price, selection.quantity)} cents="if-any" />;
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
    <Stack gap={8}>
      <ChoiceCards
        name="connector"
        label={t`Connector`}
        hint={t`The plug that fits your phone or tablet`}
        value={selection.connector}
        onChange={(connector) => send({ type: 'connector.chosen', connector })}
        choices={options.connectors.map((option) =>
          choice(option, { title: i18n._(connectorNames[option.value]) }),
        )}
      />
      <ChoiceCards
        name="plan"
        label={t`Membership`}
        hint={t`Cloud storage, sharing and software updates`}
        value={selection.plan}
        onChange={(plan) => send({ type: 'plan.chosen', plan })}
        choices={options.plans.map((option) =>
          choice(option, {
            title: planName(option.value),
            description: planDescription(option.value),
            price: option.value === 'basic' ? t`Included` : planPrice(option.value),
          }),
        )}
      />
      {options.periods.length > 0 && (
        <ChoiceCards
          name="period"
          label={t`Billing period`}
          value={selection.period ?? ''}
          onChange={(period) => send({ type: 'period.chosen', period })}
          choices={options.periods.map((option) =>
            choice(option, {
              title: periodText(option.value),
              price: priceOf(planSku(selection.plan, option.value)),
            }),
          )}
        />
      )}
      <MembersField selection={selection} offers={offers} send={send} />
      <NumberField
        name="quantity"
        label={t`Quantity`}
        hint={selection.plan === basicPlan ? undefined : t`One membership covers all your probes`}
        value={selection.quantity}
        max={maximumDeviceQuantity}
        tooManyMessage={i18n._(reasonTexts.SALES_ONLY)}
        onChange={(quantity) => send({ type: 'quantity.chosen', quantity })}
      />
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
                  description: warrantyDescription(option.value),
                  price: warrantyPrice(option.value),
                },
          ),
        )}
      />
      <Fieldset legend={t`Accessories`} id="accessories">
        <Stack gap={2}>
          {options.accessories
            .filter(({ available }) => available)
            .map(({ value: slug }) => {
              const name = ownValue(offers.details, slug)?.name ?? slug;
              const title = <OwnDirection text={name} />;
              const sku = offers.accessories.find((offer) => offer.slug === slug)?.sku ?? '';
              const price = priceOf(sku);
              return (
                <Checkbox
                  key={slug}
                  name={`accessory-${slug}`}
                  label={
                    <Trans comment="An accessory with its price">
                      {title}, {price}
                    </Trans>
                  }
                  hint={freeSkus.includes(sku) ? t`Free with your code. Select to add one more.` : undefined}
                  checked={selection.accessories.includes(slug)}
                  onChange={(isChosen) => send({ type: 'accessory.chosen', accessory: slug, isChosen })}
                />
              );
            })}
        </Stack>
      </Fieldset>
    </Stack>
  );
}
