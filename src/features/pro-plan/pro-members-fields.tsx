import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProOffers, ProPlan } from '@sonde/machines/rules/pro-custom';
import { ownValue } from '@sonde/machines/rules/texts';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { reasonTexts } from '../catalogue/unavailable-texts.ts';
import { usePeriodText } from '../offers/period-text.ts';
import { Price } from '../prices/price.tsx';

interface ProMembersFieldsProps {
  readonly plan: ProPlan;
  /** The plans that may be chosen, one for each term. */
  readonly terms: readonly ProPlan[];
  readonly prices: ProOffers['prices'];
  readonly members: number;
  readonly range: { readonly fewest: number; readonly most: number };
  readonly seatsInUse: number;
  /** Whether more members are wanted than can be bought without sales. */
  readonly isForSales: boolean;
  /** Of the form for more members than that. */
  readonly salesPath: string;
  readonly onTerm: (months: number) => void;
  readonly onMembers: (members: number) => void;
}

/** How many use the plan, and how often it is billed where there is a choice. */
export function ProMembersFields({
  plan: { included, seats, months },
  terms,
  prices,
  members,
  range: { fewest, most },
  seatsInUse,
  isForSales,
  salesPath,
  onTerm,
  onMembers,
}: ProMembersFieldsProps) {
  const { t, i18n } = useLingui();
  const periodText = usePeriodText();
  const period = (term: number) => periodText(String(term / 12));
  const priceOf = (sku: string) => {
    const known = ownValue(prices, sku);
    return known && <Price price={known.price} cents="if-any" />;
  };
  const contact = (
    <a href={salesPath}>
      <Trans>Contact us</Trans>
    </a>
  );
  const seatPrice = seats && priceOf(seats.sku);
  const ofTerm = period(months);
  return (
    <>
      {isForSales && (
        <Notice tone="attention" role="alert" actions={contact}>
          <p>
            <Trans>
              This membership can have up to <Plural value={most} one="# member" other="# members" />. Need
              more? Contact us for a quote.
            </Trans>
          </p>
        </Notice>
      )}
      {terms.length > 1 && (
        <ChoiceCards
          name="term"
          label={t`Billing period`}
          value={String(months)}
          onChange={(value) => onTerm(Number(value))}
          choices={terms.map((term) => ({
            value: String(term.months),
            title: period(term.months),
            price: priceOf(term.sku),
          }))}
        />
      )}
      {seats === null ? (
        <p>
          <Plural value={included} one="# member is included." other="# members are included." /> {contact}
        </p>
      ) : (
        <NumberField
          name="members"
          label={t`Number of members`}
          hint={
            <Trans>
              {included} included. Each additional member: {seatPrice} for {ofTerm}.
            </Trans>
          }
          value={members}
          min={fewest}
          max={most}
          tooManyMessage={i18n._(reasonTexts.TOO_MANY_MEMBERS)}
          tooManyLink={contact}
          onChange={onMembers}
        />
      )}
      {seatsInUse > included && (
        <p>
          <Trans>
            Your organization needs <Plural value={seatsInUse} one="# seat" other="# seats" />, one for each
            member and invitation.
          </Trans>
        </p>
      )}
    </>
  );
}
