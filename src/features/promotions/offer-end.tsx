import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-shop-locale.ts';

/** When an offer ends; the day is an ISO date in the shop's time zone. */
export function OfferEnd({ lastDay }: { lastDay: string | null }) {
  const format = useFormat();
  if (lastDay === null) return <Trans>Until further notice</Trans>;
  return <Trans>Ends {format.longDay(lastDay)} at 11:59 pm, New York time</Trans>;
}
