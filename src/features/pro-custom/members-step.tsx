import { Trans, useLingui } from '@lingui/react/macro';
import { hasTooManyMembers } from '@sonde/machines/pro-custom';
import { proMembersRange, proPlanOf, proPlansFor } from '@sonde/machines/rules/pro-custom';
import { ownValue } from '@sonde/machines/rules/texts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { reasonTexts } from '../catalogue/unavailable-texts.ts';
import { usePeriodText } from '../offers/period-text.ts';
import { Price } from '../prices/price.tsx';
import type { ProStepProps } from './pro-step.types.ts';

/** How many use the plan, and how often it is billed where there is a choice. */
export function MembersStep({ snapshot, send }: ProStepProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const periodText = usePeriodText();
  const { selection, offers, seatsInUse } = snapshot.context;
  const { included, seats, months } = proPlanOf(selection, offers);
  const { fewest, most } = proMembersRange(selection, offers, seatsInUse);
  const terms = proPlansFor(selection.market, offers);
  const period = (term: number) => periodText(String(term / 12));
  const priceOf = (sku: string) => {
    const known = ownValue(offers.prices, sku);
    return known && <Price price={known.price} cents="if-any" />;
  };
  const contact = (
    <a href={paths.contact(locale)}>
      <Trans>Contact us</Trans>
    </a>
  );
  const seatPrice = seats && priceOf(seats.sku);
  const ofTerm = period(months);
  return (
    <>
      {hasTooManyMembers(snapshot) && (
        <Notice tone="attention" role="alert" actions={contact}>
          <p>
            <Trans>This membership can have up to {most} members. Contact us for a quote for more.</Trans>
          </p>
        </Notice>
      )}
      {terms.length > 1 && (
        <ChoiceCards
          name="term"
          label={t`Billing period`}
          value={String(selection.months)}
          onChange={(value) => send({ type: 'term.chosen', months: Number(value) })}
          choices={terms.map((term) => ({
            value: String(term.months),
            title: period(term.months),
            price: priceOf(term.sku),
          }))}
        />
      )}
      {seats === null ? (
        <p>
          <Trans>{included} members are included.</Trans> {contact}
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
          value={selection.members}
          min={fewest}
          max={most}
          tooManyMessage={i18n._(reasonTexts.TOO_MANY_MEMBERS)}
          onChange={(members) => send({ type: 'members.chosen', members })}
        />
      )}
      {seatsInUse > included && (
        <p>
          <Trans>Your organization needs {seatsInUse} seats, one for each member and invitation.</Trans>
        </p>
      )}
    </>
  );
}
