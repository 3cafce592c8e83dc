import { stepTable } from '../flow/index.ts';

/** The steps in the buyer's order, and how the URL names them. */
export const proCustomSteps = stepTable({
  probe: 'probe',
  features: 'features',
  members: 'members',
  review: 'review',
});

/** One of {@link proCustomSteps}. */
export type ProCustomStep = (typeof proCustomSteps.ids)[number];
