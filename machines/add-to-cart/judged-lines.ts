import { type Refusal, refusalOf } from '../flow/index.ts';
import { type BundleType, bundleTable, changeReasons } from '../rules/catalogue/index.ts';
import type { AddingPurpose } from './add-to-cart.types.ts';

/** The shop's judgement of lines, as they would be ordered now by whoever is signed in. */
export interface JudgedLines {
  readonly refusals: readonly Refusal[];
  /** Null where the lines form no bundle. */
  readonly bundleType: BundleType | null;
}

/** The refusals that lead to the page of a change; the cart explains the others. */
const changesOf = ({ refusals }: JudgedLines): readonly Refusal[] =>
  refusals.filter(({ reason }) => changeReasons.some((known) => known === reason));

/** Without an active plan, the probe is a purchase of its own, which the page did not offer. */
function extraProbeRefusals({ refusals, bundleType }: JudgedLines): readonly Refusal[] {
  const isExtraProbe = bundleType !== null && bundleTable[bundleType].action === 'EXTRA_PROBE';
  return refusals.length > 0 || isExtraProbe
    ? refusals
    : [refusalOf('OPERATION_NOT_ALLOWED', 'lines', 'PLAN_ENDED')];
}

const refusalsByPurpose: Readonly<Record<AddingPurpose, (judged: JudgedLines) => readonly Refusal[]>> = {
  PLAN: ({ refusals }) => refusals,
  EXTRA_PROBE: extraProbeRefusals,
};

/**
 * Why lines are not added to the cart; empty if they are. A page about an organization has judged them when it was
 * opened, and since then the organization may have changed. Its order would be refused only at the end, or be another
 * one than the page said.
 */
export const refusalsFor = (purpose: AddingPurpose | null, judged: JudgedLines): readonly Refusal[] =>
  purpose === null ? changesOf(judged) : refusalsByPurpose[purpose](judged);
