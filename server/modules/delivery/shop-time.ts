import { shopTimeZone } from '@sonde/machines/rules/day-end';

const shopFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: shopTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** A moment as the shop's calendar and clock show it. */
export interface ShopMoment {
  /** ISO calendar date. */
  readonly today: string;
  /** 0–23. */
  readonly hour: number;
}

export function shopMoment(moment: Date): ShopMoment {
  const parts = Object.fromEntries(shopFormat.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { today: `${parts['year']}-${parts['month']}-${parts['day']}`, hour: Number(parts['hour']) };
}
