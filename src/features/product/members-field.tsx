import { Trans, useLingui } from '@lingui/react/macro';
import type { ChoiceEvent } from '@sonde/machines/configurator';
import { seatOffer, type Selection } from '@sonde/machines/rules/catalogue';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { Price } from '../prices/price.tsx';
import { usePeriodText } from '../offers/period-text.ts';
import type { SelectionOffers } from '../offers/product-offers.ts';
import { reasonTexts } from '../catalogue/unavailable-texts.ts';
import { ownValue } from '@sonde/machines/rules/texts';

interface MembersFieldProps {
  readonly selection: Selection;
  readonly offers: SelectionOffers;
  readonly send: (event: ChoiceEvent) => void;
}

/** The number of members, if seats beyond those in the membership's price are sold. */
export function MembersField({ selection, offers, send }: MembersFieldProps) {
  const { t, i18n } = useLingui();
  const periodText = usePeriodText();
  const seats = seatOffer(selection, offers);
  if (seats === null || selection.members === null) return null;
  const { included } = seats;
  const known = ownValue(offers.prices, seats.sku);
  const price = known && <Price price={known.price} cents="if-any" />;
  const period = periodText(selection.period ?? '');
  return (
    <NumberField
      name="members"
      label={t`Number of members`}
      hint={
        <Trans>
          {included} included. Each additional member: {price} for {period}.
        </Trans>
      }
      value={selection.members}
      min={included}
      max={seats.most}
      tooManyMessage={i18n._(reasonTexts.TOO_MANY_MEMBERS)}
      onChange={(members) => send({ type: 'members.chosen', members })}
    />
  );
}
