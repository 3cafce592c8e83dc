import type { PlanFamily } from './plans.ts';

/** The members in the price of each plan; more where seats are sold. */
export const membersInPrice: Readonly<Record<PlanFamily, number>> = {
  BASIC: 1,
  INDIVIDUAL: 1,
  INDIVIDUAL_FOREVER: 1,
  CORE: 3,
  TEAM: 5,
  CLINIC: 100,
  PRO_CUSTOM: 5,
  PRO_THREE_YEAR: 10,
  RENTAL: 1,
};
