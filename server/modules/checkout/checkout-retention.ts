const millisecondsPerDay = 86_400_000;

/** Days from its creation for which a checkout is kept. A person's checkout is kept longer than an unowned one. */
export const retentionDays = (isOwned: boolean): number => (isOwned ? 90 : 30);

/** When a checkout that is created now expires. */
export const checkoutExpiry = (now: Date, isOwned: boolean): Date =>
  new Date(now.getTime() + retentionDays(isOwned) * millisecondsPerDay);
