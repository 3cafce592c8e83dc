/** A trial of so many days in an address. */
export const trialPeriod = (days: number): string => `${days}-day-trial`;
