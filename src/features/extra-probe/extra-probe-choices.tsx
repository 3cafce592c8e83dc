import { useCallback } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { extraProbeChoiceOf, probeBuyer } from '@sonde/machines/extra-probe';
import { linePrice } from '@sonde/machines/rules/tax';
import { ownValue } from '@sonde/machines/rules/texts';
import { type Choice, ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { AddToCart } from '../add-to-cart/add-to-cart.tsx';
import { connectorNames } from '../catalogue/connector-names.ts';
import { PriceOfValidNumbers } from '../prices/price-of-valid-numbers.tsx';
import { Price } from '../prices/price.tsx';
import { TaxNote, TaxSentence } from '../prices/tax-note.tsx';
import { usePriceTax } from '../prices/use-price-tax.ts';
import type { ExtraProbeProps } from './extra-probe-props.ts';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';

/** What the chosen probes cost together. */
function Cost({ snapshot, offers }: Omit<ExtraProbeProps, 'send'>) {
  const { side, ratePpm } = usePriceTax();
  const { sku, quantity } = extraProbeChoiceOf(snapshot);
  const probe = sku === null ? undefined : ownValue(offers.probes, sku);
  if (sku === null || probe === undefined) return null;
  const price = linePrice(probe.price, quantity, ratePpm);
  return (
    <Panel as="section" isSticky labelledBy="what-you-pay">
      <Stack gap={3}>
        <h2 id="what-you-pay">
          <Trans>What you pay</Trans>
        </h2>
        <PriceOfValidNumbers>
          <TotalsList
            rows={[
              {
                id: sku,
                label: <NoBreakWords text={quantity === 1 ? probe.name : `${quantity} × ${probe.name}`} />,
                amount: <Price price={price} />,
              },
            ]}
            total={{
              label: <Trans>Total so far</Trans>,
              amount: <Price price={price} />,
              minor: price[side].amount,
              currency: price[side].currency,
            }}
          />
          <p>
            <TaxSentence />
          </p>
        </PriceOfValidNumbers>
      </Stack>
    </Panel>
  );
}

/** The probes that may be added, how many, what they cost, and the button that adds them to the cart. */
export function ExtraProbeChoices({ snapshot, send, offers }: ExtraProbeProps) {
  const { t, i18n } = useLingui();
  const { skus, sku, quantity, most, adding } = extraProbeChoiceOf(snapshot);
  const own = probeBuyer(snapshot.context);
  const askAgain = useCallback(() => send({ type: 'page.returned' }), [send]);
  if (own === null) return null;
  const organization = own.organization.name;
  const { registeredProbes } = own.buyer.organization;
  const choiceOf = (offered: string, index: number): readonly Choice<string>[] => {
    const probe = ownValue(offers.probes, offered);
    if (probe === undefined) return [];
    const { name } = probe;
    // A probe is described once, not once for each plug.
    const isDescribedAbove = ownValue(offers.probes, skus[index - 1] ?? '')?.name === name;
    const connector = i18n._(connectorNames[probe.connector]);
    return [
      {
        value: offered,
        title: (
          <NoBreakWords
            text={t({ message: `${name}, ${connector}`, comment: 'A probe with its connector' })}
          />
        ),
        ...(!isDescribedAbove && { description: <OwnDirection text={probe.description} /> }),
        price: (
          <>
            <Price price={probe.price} cents="if-any" /> <TaxNote />
          </>
        ),
      },
    ];
  };
  const choices = (
    <Stack gap={6}>
      <OrganizationChoice
        memberships={snapshot.context.memberships}
        shown={probeBuyer(snapshot.context)}
        onChoose={(slug) => send({ type: 'organization.chosen', slug })}
      />
      <p>
        <Trans>
          {organization} has{' '}
          <Plural value={registeredProbes} one="# registered probe" other="# registered probes" />. Your
          membership covers the new ones too.
        </Trans>
      </p>
      <ChoiceCards
        name="probe"
        label={t`Probe`}
        value={sku ?? ''}
        choices={skus.flatMap(choiceOf)}
        onChange={(chosen) => send({ type: 'probe.chosen', sku: chosen })}
      />
      <NumberField
        name="quantity"
        label={t`Quantity`}
        value={quantity}
        min={1}
        max={most}
        tooManyMessage={t`You can add up to ${most}. Contact us if you need more.`}
        onChange={(requested) => send({ type: 'quantity.chosen', quantity: requested })}
      />
    </Stack>
  );
  return (
    <Columns before={choices} aside={<Cost snapshot={snapshot} offers={offers} />}>
      <AddToCart
        adding={adding}
        isPrimary
        onAdd={() => send({ type: 'choice.submitted' })}
        onReturn={askAgain}
      >
        <Trans>Add to cart</Trans>
      </AddToCart>
    </Columns>
  );
}
