import { shopTimeZone, zoneClock } from '@sonde/machines/rules/time';

/** A moment in the shop's time zone. */
export interface ShopMoment {
  /** ISO calendar date. */
  readonly today: string;
  /** 0–23. */
  readonly hour: number;
}

/** The day and the hour of a moment in the shop's time zone. */
export function shopMoment(moment: Date): ShopMoment {
  const { day, hour } = zoneClock(shopTimeZone, moment.getTime());
  return { today: day, hour };
}
