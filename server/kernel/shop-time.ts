import { shopTimeZone, zoneClock } from '@sonde/machines/rules/time';

/** A moment as the shop's calendar and clock show it. */
export interface ShopMoment {
  /** ISO calendar date. */
  readonly today: string;
  /** 0–23. */
  readonly hour: number;
}

export function shopMoment(moment: Date): ShopMoment {
  const { day, hour } = zoneClock(shopTimeZone, moment.getTime());
  return { today: day, hour };
}
