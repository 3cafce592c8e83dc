const millisecondsPerDay = 86_400_000;

/** Days for which a checkout is kept from its beginning: a person's is found again for longer than one of nobody. */
export const daysKept = (isOwned: boolean): number => (isOwned ? 90 : 30);

/** When a checkout that is opened now stops being usable. */
export const checkoutExpiry = (now: Date, isOwned: boolean): Date =>
  new Date(now.getTime() + daysKept(isOwned) * millisecondsPerDay);
