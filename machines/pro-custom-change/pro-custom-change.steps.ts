import { stepTable } from '../flow/index.ts';

/** The steps of an upgrade in the administrator's order, and how the URL names them. A downgrade is one screen. */
export const proChangeSteps = stepTable({
  features: 'features',
  members: 'members',
  review: 'review',
});

/** One of {@link proChangeSteps}. */
export type ProChangeStep = (typeof proChangeSteps.ids)[number];
