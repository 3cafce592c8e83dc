/** A text, or a function of the parameter in brackets after the name. */
export type Words = string | ((parameter: string) => string);

type Dictionary = Readonly<Record<string, Words>>;

/** Plain-language texts for the names in a chart. */
export interface Vocabulary {
  /** What a service does, as the continuation of "Asks". Every contained machine is a service too. */
  readonly services?: Dictionary;
  /** An event, at the start of a line. */
  readonly events?: Dictionary;
  /** A condition, as the continuation of "if". */
  readonly guards?: Dictionary;
  /** An action, as the continuation of "then". */
  readonly actions?: Dictionary;
  /** The name of a state whose key isn't plain language, short enough for a title. */
  readonly places?: Readonly<Record<string, string>>;
}

/** A flow is a buyer's journey, a part is contained in flows, and a lifecycle is the statuses of one entity. */
export type MachineKind = 'flow' | 'part' | 'lifecycle';

/**
 * The texts for a machine and its contents. Names that it shares with a contained machine are defined there, and those
 * that all machines share in `flowWords`.
 */
export interface MachineWords extends Vocabulary {
  readonly kind: MachineKind;
  readonly title: string;
  /** A description of its subject. */
  readonly sentence: string;
  /** The IDs of error states, drawn with cut corners. */
  readonly troubles?: readonly string[];
}
