/** The steps of a flow in order, with their URL segments. */
export interface StepTable<StepId extends string> {
  readonly ids: readonly StepId[];
  /** The URL segment of a step, without slashes. */
  segmentOf(step: StepId): string;
  /** The step with a URL segment; null for any other text. */
  stepAt(segment: string | null | undefined): StepId | null;
}

/** Creates a table of steps from `{ step: segment }`. The order of the keys is the order of the steps. */
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
