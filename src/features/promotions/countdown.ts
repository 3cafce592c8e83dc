import { isCountedDown, timeLeft } from '@sonde/machines/rules/time';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The time left on the last day of an offer, `05:12:33`; null before that day, and for open-ended offers. */
export function countdownText(endsAt: string | null, now: string): string | null {
  if (endsAt === null || !isCountedDown(endsAt, now)) return null;
  const { hours, minutes, seconds } = timeLeft(endsAt, now);
  return [hours, minutes, seconds].map(twoDigits).join(':');
}
