import { Trans, useLingui } from '@lingui/react/macro';
import { deviceOffer, marketOf, seatOffer } from '@sonde/machines/rules/catalogue';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { SalesLink } from '../catalogue/sales-link.tsx';
import { reasonTexts } from '../catalogue/unavailable-texts.ts';
import { usePeriodText } from './period-text.ts';
import type { SelectionFieldProps } from './selection-field.types.ts';
import { skuPrice } from './sku-price.tsx';

/** The number of members, if seats beyond those in the membership's price are sold. */
export function MembersField({ selection, offers, send }: Omit<SelectionFieldProps, 'options'>) {
  const { t, i18n } = useLingui();
  const periodText = usePeriodText();
  const seats = seatOffer(selection, offers);
  if (seats === null || selection.members === null) return null;
  const { included } = seats;
  const price = skuPrice(seats.sku, offers);
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
      tooManyLink={<SalesLink market={marketOf(deviceOffer(selection.device, offers).productLine)} />}
      onChange={(members) => send({ type: 'members.chosen', members })}
    />
  );
}
