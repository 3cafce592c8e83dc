import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProCustomStep, ProProblem } from '@sonde/machines/pro-custom';
import { proStepTitles } from '../pro-plan/pro-step-titles.ts';

/** The heading of each step. */
export const stepTitles: Readonly<Record<ProCustomStep, MessageDescriptor>> = {
  probe: msg`Choose your probes`,
  ...proStepTitles,
  review: msg`Review your Pro membership`,
};

/** Why the plan can't be ordered like this, and what to do. */
export const problemTexts: Readonly<Record<ProProblem, MessageDescriptor>> = {
  inCountry: msg`The Pro membership isn’t available in your country. See which memberships are.`,
  withoutSignIn: msg`A membership without a probe is for organizations with registered probes. Sign in so we can check yours, or add a probe.`,
  withoutSales: msg`Our sales team handles this order. Contact us and we’ll prepare a quote.`,
  besidePlan: msg`Your organization already has a membership, so a new probe can’t start another one. Add to your membership instead, and order more probes on their own.`,
  toMembers: msg`Only an administrator of your organization can order this. Ask one of them, or sign in with another account.`,
  asChosen: msg`Your organization can’t order this membership right now. Check its membership and probes in your account, or contact us.`,
};
