import { useCallback } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { extraProbeChoiceOf, probeBuyer } from '@sonde/machines/extra-probe';
import { ownValue } from '@sonde/machines/rules/texts';
import { type Choice, ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { AddToCart } from '../add-to-cart/add-to-cart.tsx';
import { connectorNames } from '../catalogue/connector-names.ts';
import { Price } from '../prices/price.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import type { ExtraProbeProps } from './extra-probe-props.ts';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';

/** The probes that may be added, how many, and the button that adds them to the cart. */
export function ExtraProbeChoices({ snapshot, send, offers }: ExtraProbeProps) {
  const { t, i18n } = useLingui();
  const { skus, sku, quantity, most, adding } = extraProbeChoiceOf(snapshot);
  const own = probeBuyer(snapshot.context);
  const askAgain = useCallback(() => send({ type: 'page.returned' }), [send]);
  if (own === null) return null;
  const organization = own.organization.name;
  const { registeredProbes } = own.buyer.organization;
  const choiceOf = (offered: string): readonly Choice<string>[] => {
    const probe = ownValue(offers.probes, offered);
    if (probe === undefined) return [];
    const name = probe.name;
    const connector = i18n._(connectorNames[probe.connector]);
    return [
      {
        value: offered,
        title: (
          <NoBreakWords
            text={t({ message: `${name}, ${connector}`, comment: 'A probe with its connector' })}
          />
        ),
        description: <OwnDirection text={probe.description} />,
        price: (
          <>
            <Price price={probe.price} cents="if-any" /> <TaxNote />
          </>
        ),
      },
    ];
  };
  return (
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
      <AddToCart
        adding={adding}
        isPrimary
        onAdd={() => send({ type: 'choice.submitted' })}
        onReturn={askAgain}
      >
        <Trans>Add to cart</Trans>
      </AddToCart>
    </Stack>
  );
}
