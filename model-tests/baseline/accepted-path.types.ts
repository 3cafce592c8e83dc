/** What a machine does in a step, besides being somewhere else. */
export const effectKinds = ['does', 'calls', 'tells', 'announces', 'emits', 'keeps'] as const;
export type EffectKind = (typeof effectKinds)[number];

export interface Effect {
  readonly kind: EffectKind;
  /** Names and short values; of a large value its parts. */
  readonly text: string;
}

/** The start of a path or one of its steps, with everything that was seen after it. */
export interface AcceptedStep {
  /** The sentence that continues "Given" or "When". */
  readonly sentence: string;
  /** The name of the input, or the label of the stimulus. */
  readonly label: string;
  /** As in `data-state`. */
  readonly state: string;
  readonly effects: readonly Effect[];
}

/** A path as it was accepted. The first of its steps is the start. */
export interface AcceptedPath {
  readonly id: string;
  readonly steps: readonly AcceptedStep[];
}

/** The accepted paths of a machine. */
export interface Baseline {
  readonly flow: string;
  readonly title: string;
  readonly paths: readonly AcceptedPath[];
}
