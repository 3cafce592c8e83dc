import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-shop-locale.ts';

interface RentalTermProps {
  readonly name: string;
  readonly price: string;
  /** How the tax relates to the price. */
  readonly taxNote: string;
  readonly commitment: { readonly lastDay: string };
  /** ISO date of the next payment. */
  readonly nextDay: string;
}

/** What a rental costs every month, for how long at least, and when it is paid next. */
export function RentalTerm({ name, price, taxNote, commitment, nextDay }: RentalTermProps) {
  const format = useFormat();
  const lastDay = format.longDay(commitment.lastDay);
  const date = format.longDay(nextDay);
  return (
    <Trans>
      {name}: {price} {taxNote} every month, at least through {lastDay}. The next payment is on {date}.
    </Trans>
  );
}
