import { calendarFile } from '@sonde/machines/rules/texts';
import type { Route } from './+types/order-calendar.ts';
import { calendarOf } from '../features/confirmation/order-calendar.ts';
import { loadSeenOrder } from '../features/order-access/load-seen-order.ts';
import { loadI18n } from '../i18n/i18n.ts';
import { shopLocale } from '../page/locale.ts';
import { pageServicesContext } from '../page/page-services.ts';
import { paths } from '../page/paths.ts';

/** The days of an order for a calendar: the delivery, and the next charge or the end of the membership. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  const order = locale && (await loadSeenOrder({ context, request }, params.orderToken));
  if (!order) throw new Response(null, { status: 404 });
  const { publicUrl } = context.get(pageServicesContext).configuration;
  const url = new URL(paths.confirmation(locale, order.token), publicUrl).href;
  const events = calendarOf(order, url, await loadI18n(locale.catalogue));
  if (events.length === 0) throw new Response(null, { status: 404 });
  return new Response(calendarFile(events, order.created), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="sonde-${order.number}.ics"`,
    },
  });
}
