import { msg } from '@lingui/core/macro';

/** The headings of the steps that every way to a Pro plan has. */
export const proStepTitles = {
  features: msg`Choose features`,
  members: msg`Members and term`,
} as const;
