import { useCallback } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  buyingMembership,
  reactivationChoiceOf,
  type ReactivationOption,
} from '@sonde/machines/reactivation';
import { addTaxedMoney, type TaxedMoney } from '@sonde/machines/rules/money';
import { linePrice } from '@sonde/machines/rules/tax';
import { ownValue } from '@sonde/machines/rules/texts';
import { type Choice, ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { AddToCart } from '../add-to-cart/add-to-cart.tsx';
import { MembershipTerms } from '../offers/membership-terms.tsx';
import { TermTitle } from '../offers/term-title.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import { Price } from '../prices/price.tsx';
import { TaxNote, TaxSentence } from '../prices/tax-note.tsx';
import { TrialTerms } from '../prices/trial-terms.tsx';
import { usePriceTax } from '../prices/use-price-tax.ts';
import type { ReactivationProps } from './reactivation-props.ts';

function priceOf({ lines }: ReactivationOption, { prices }: OwnerOffers, ratePpm: number): TaxedMoney | null {
  const amounts = lines.flatMap(({ sku, quantity }) => {
    const price = ownValue(prices, sku);
    return price === undefined ? [] : [linePrice(price, quantity, ratePpm)];
  });
  const [first, ...others] = amounts;
  return first === undefined ? null : others.reduce(addTaxedMoney, first);
}

interface DescriptionProps {
  readonly option: ReactivationOption;
  readonly description: string;
}

function Description({ option: { isOwn, lines }, description }: DescriptionProps) {
  const seats = lines.slice(1).find(({ quantity }) => quantity > 1)?.quantity ?? 0;
  return (
    <>
      {isOwn && (
        <strong>
          <Trans comment="Beside a membership that the organization has or had">Your membership.</Trans>{' '}
        </strong>
      )}
      <OwnDirection text={description} />
      {seats > 0 && (
        <>
          {' '}
          <Plural value={seats} one="Includes # more seat." other="Includes # more seats." />
        </>
      )}
    </>
  );
}

interface TrialDescriptionProps {
  readonly trial: NonNullable<OwnerOffers['terms'][string]['trial']>;
  readonly months: number;
}

function TrialDescription({ trial: { price, ...trial }, months }: TrialDescriptionProps) {
  const taxNote = (
    <>
      (<TaxNote />)
    </>
  );
  const facts = { ...trial, price: <Price price={price} />, taxNote, months };
  return <TrialTerms trial={facts} renewal="offered" />;
}

function choiceOf(
  option: ReactivationOption,
  offers: OwnerOffers,
  ratePpm: number,
): readonly Choice<string>[] {
  const { sku } = option;
  const term = ownValue(offers.terms, sku);
  const price = priceOf(option, offers, ratePpm);
  if (term === undefined || price === null) return [];
  const { name, description, months, trial } = term;
  if (trial !== null && months !== null)
    return [
      {
        value: sku,
        title: <NoBreakWords text={name} />,
        description: <TrialDescription trial={trial} months={months} />,
        price: <Plural value={trial.days} one="Free for # day" other="Free for # days" />,
      },
    ];
  const terms = [{ sku, price, months, renewal: null, perMonth: null }];
  return [
    {
      value: sku,
      title: <TermTitle name={name} months={months} />,
      description: <Description option={option} description={description} />,
      price: <MembershipTerms terms={terms} />,
    },
  ];
}

/** What the chosen membership costs today; nothing for a trial, whose terms are at its name. */
function Cost({ snapshot, offers }: Omit<ReactivationProps, 'send'>) {
  const { side, ratePpm } = usePriceTax();
  const { options, sku } = reactivationChoiceOf(snapshot);
  const option = options.find((offered) => offered.sku === sku);
  const term = sku === null ? undefined : ownValue(offers.terms, sku);
  const full = option && priceOf(option, offers, ratePpm);
  if (term === undefined || !full) return null;
  const { name, months, trial } = term;
  const price = trial === null ? full : linePrice(full, 0, ratePpm);
  return (
    <Panel as="section" isSticky labelledBy="what-you-pay">
      <Stack gap={3}>
        <h2 id="what-you-pay">
          <Trans>What you pay</Trans>
        </h2>
        <TotalsList
          rows={[
            {
              id: term.name,
              label:
                trial === null ? <TermTitle name={name} months={months} /> : <NoBreakWords text={name} />,
              amount: <Price price={price} />,
            },
          ]}
          total={{
            label: <Trans>Due today</Trans>,
            amount: <Price price={price} />,
            minor: price[side].amount,
            currency: price[side].currency,
          }}
        />
        <p>
          <TaxSentence />
        </p>
      </Stack>
    </Panel>
  );
}

/** The memberships available to the organization, its own first, and the button that adds one to the cart. */
export function ReactivationChoices({ snapshot, send, offers }: ReactivationProps) {
  const { t } = useLingui();
  const { options, sku, adding } = reactivationChoiceOf(snapshot);
  const organization = buyingMembership(snapshot.context)?.organization.name ?? '';
  const { ratePpm } = usePriceTax();
  const askAgain = useCallback(() => send({ type: 'page.returned' }), [send]);
  const choices = (
    <Stack gap={6}>
      <OrganizationChoice
        memberships={snapshot.context.memberships}
        shown={buyingMembership(snapshot.context)}
        onChoose={(slug) => send({ type: 'organization.chosen', slug })}
      />
      <p>
        <Trans>
          For <strong>{organization}</strong>. You can review everything in your cart before you pay.
        </Trans>
      </p>
      <ChoiceCards
        name="membership"
        label={t`Membership`}
        value={sku ?? ''}
        choices={options.flatMap((option) => choiceOf(option, offers, ratePpm))}
        onChange={(chosen) => send({ type: 'membership.chosen', sku: chosen })}
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
