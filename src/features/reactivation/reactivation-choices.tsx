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
import { Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { AddToCart } from '../add-to-cart/add-to-cart.tsx';
import { MembershipTerms } from '../offers/membership-terms.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import { Price } from '../prices/price.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
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

/** The name of a membership with how long it runs, which tells its terms apart. */
function TermTitle({ name: text, months }: { readonly name: string; readonly months: number | null }) {
  const name = <OwnDirection text={text} />;
  if (months === null) return name;
  const period =
    months % 12 === 0 ? (
      <Plural value={months / 12} one="# year" other="# years" />
    ) : (
      <Plural value={months} one="# month" other="# months" />
    );
  return (
    <Trans comment="A membership and how long it runs: Team membership, 1 year">
      {name}, {period}
    </Trans>
  );
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

/** The memberships available to the organization, its own first, and the button that adds one to the cart. */
export function ReactivationChoices({ snapshot, send, offers }: ReactivationProps) {
  const { t } = useLingui();
  const { options, sku, adding } = reactivationChoiceOf(snapshot);
  const organization = buyingMembership(snapshot.context)?.organization.name ?? '';
  const { ratePpm } = usePriceTax();
  const askAgain = useCallback(() => send({ type: 'page.returned' }), [send]);
  return (
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
