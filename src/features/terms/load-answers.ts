import { estimateHoldsUntil } from '@sonde/machines/rules/checkout';
import { expiringAt } from '../../page/expiry.ts';
import { shopLocale } from '../../page/locale.ts';
import type { PagePosition } from '../catalogue/load-shop.ts';
import { loadDeliveryPreview } from '../delivery/load-delivery-preview.ts';
import { quotedText } from './quoted-terms.ts';

/** For the loaders of home pages: what is agreed, in the page's language, and when an order placed now arrives. */
export async function loadAnswers(position: PagePosition) {
  const locale = shopLocale(position.params.countryCode, position.params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  const text = (name: Parameters<typeof quotedText>[0]) => quotedText(name, locale.catalogue);
  return {
    delivery: await loadDeliveryPreview(position),
    answers: {
      buyers: text('buyers'),
      cancellation: text('cancellation'),
      returns: text('returns'),
      warranty: text('warranty'),
    },
  };
}

/** The headers of a page with a delivery: it changes when orders leave a day later. */
export const untilDeliveryChanges = (
  { delivery }: Pick<Awaited<ReturnType<typeof loadAnswers>>, 'delivery'>,
  now: Date,
) => expiringAt(delivery && estimateHoldsUntil(now.toISOString()));
