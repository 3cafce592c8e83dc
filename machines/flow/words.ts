/** Words with a place for the parameters that stand in brackets behind the name. */
export type Words = string | ((parameter: string) => string);

type Dictionary = Readonly<Record<string, Words>>;

/** The names that a chart has in its code, in plain words. */
export interface Vocabulary {
  /** What a service is asked to do, as it goes on after "Asks"; every contained machine is one, too. */
  readonly services?: Dictionary;
  /** What happens, as it begins a line. */
  readonly events?: Dictionary;
  /** A condition, as it goes on after "if". */
  readonly guards?: Dictionary;
  /** What is done on the way, as it goes on after "then". */
  readonly actions?: Dictionary;
  /** What goes on in a state whose key is no plain words, short enough for a title. */
  readonly places?: Readonly<Record<string, string>>;
}

/** A flow is a way of the buyer, a part is contained by flows, a lifecycle is the statuses of one thing. */
export type MachineKind = 'flow' | 'part' | 'lifecycle';

/**
 * What people call a machine and everything in it. What its machine shares with one that it contains, or with all, has
 * its words there.
 */
export interface MachineWords extends Vocabulary {
  readonly kind: MachineKind;
  readonly title: string;
  /** What it is about. */
  readonly sentence: string;
  /** Ids of the states in which something is wrong; drawn with cut corners. */
  readonly troubles?: readonly string[];
}
