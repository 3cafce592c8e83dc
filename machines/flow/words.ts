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
  /**
   * The names of states whose keys aren't plain language, short enough for a title. They apply to one machine only, by
   * the state's key, or by its dotted path where the same key means something else elsewhere in the machine.
   */
  readonly places?: Readonly<Record<string, string>>;
}

/** A flow is a buyer's journey, a part is contained in flows, and a lifecycle is the statuses of one entity. */
export type MachineKind = 'flow' | 'part' | 'lifecycle';

/**
 * The texts for a machine and its contents. Names that it shares with a contained machine are defined there, and those
 * that all machines share in `flowWords`. Its places are its own; those that it doesn't define are looked up in
 * `flowWords`.
 */
export interface MachineWords extends Vocabulary {
  readonly kind: MachineKind;
  readonly title: string;
  /** A description of its subject. */
  readonly sentence: string;
  /** The IDs of error states, drawn with cut corners. */
  readonly troubles?: readonly string[];
  /**
   * The IDs of the states on its happy path, from first to last. Only where the chart alone does not show it: where the
   * fewest states to an end belong to another visit, or to an end that is not the usual one.
   */
  readonly happyPath?: readonly string[];
}
