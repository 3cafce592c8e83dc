/** The steps of a flow in the buyer's order, each with the segment that names it in the URL. */
export interface StepTable<StepId extends string> {
  readonly ids: readonly StepId[];
  /** The URL segment of a step, without slashes. */
  segmentOf(step: StepId): string;
  /** The step that a URL segment names; null for any other text. */
  stepAt(segment: string | null | undefined): StepId | null;
}

/** Makes a table of steps from `{ step: segment }`; the order of the keys is the order of the steps. */
export function stepTable<StepId extends string>(
  segments: Readonly<Record<StepId, string>>,
): StepTable<StepId> {
  const ids = Object.keys(segments) as StepId[];
  const stepsBySegment = new Map(ids.map((id) => [segments[id], id]));
  return {
    ids,
    segmentOf: (step) => segments[step],
    stepAt: (segment) => (segment == null ? null : (stepsBySegment.get(segment) ?? null)),
  };
}
