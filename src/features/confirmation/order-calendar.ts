import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CalendarEvent } from '@sonde/machines/rules/texts';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';

/** What the days of an order are known from. */
type DatedOrder = Pick<
  OrderFieldsFragment,
  'number' | 'status' | 'paymentStatus' | 'earliestDelivery' | 'latestDelivery' | 'membershipTerm'
>;

const isOver = ({ status }: DatedOrder): boolean => status === 'CANCELED' || status === 'WITHDRAWN';

/** Whether an order has days to note: of its delivery, or of the next charge or the end of its membership. */
export const hasCalendar = (order: DatedOrder): boolean =>
  order.paymentStatus === 'PAID' &&
  !isOver(order) &&
  (order.earliestDelivery !== null || order.membershipTerm !== null);

function delivery(order: DatedOrder, url: string, i18n: I18n): readonly CalendarEvent[] {
  const { number, earliestDelivery, latestDelivery } = order;
  if (earliestDelivery === null || latestDelivery === null) return [];
  return [
    {
      id: `order-${number}-delivery@sonde`,
      firstDay: earliestDelivery,
      lastDay: latestDelivery,
      title: i18n._(msg`Sonde order ${number} arrives`),
      url,
    },
  ];
}

function membership(
  { number, membershipTerm }: DatedOrder,
  url: string,
  i18n: I18n,
): readonly CalendarEvent[] {
  if (membershipTerm === null) return [];
  const { name, renewsAutomatically, nextTermDay, lastDay } = membershipTerm;
  const day = renewsAutomatically ? nextTermDay : lastDay;
  const title = renewsAutomatically ? msg`Next charge: ${name}` : msg`${name} ends`;
  return [{ id: `order-${number}-membership@sonde`, firstDay: day, lastDay: day, title: i18n._(title), url }];
}

/** The days of an order, in the shop's calendar; `url` leads to the order. None of an order that isn't paid, or is over. */
export const calendarOf = (order: DatedOrder, url: string, i18n: I18n): readonly CalendarEvent[] =>
  hasCalendar(order) ? [...delivery(order, url, i18n), ...membership(order, url, i18n)] : [];
