import type { AnyStateMachine, GuardArgs, MachineContext } from 'xstate';
import { decisionTree } from './decision-tree.ts';
import type { EqualValues } from './equal-values.ts';

/** The dotted context paths that guards have read so far. */
export type ContextReads = Set<string>;

type PlainGuard = (args: GuardArgs<MachineContext, never>, params: unknown) => boolean;

const isPlain = (guard: unknown): guard is PlainGuard => typeof guard === 'function' && !('check' in guard);

/** What is watched while guards are asked. */
export interface GuardWatch {
  readonly reads: ContextReads;
  readonly equal: EqualValues;
  /** Whether a guard has looked at the event since this was false. */
  isEventRead: boolean;
}

/** What a guard returned, and whether it looked at the event. */
interface Answer {
  readonly isTrue: boolean;
  readonly isEventRead: boolean;
}

/** The machine's named guards, which record their context reads in `watch`. Composite guards call these. */
export function watchedGuards(machine: AnyStateMachine, watch: GuardWatch): Record<string, never> {
  const { reads, equal } = watch;
  const guards: Record<string, unknown> = machine.implementations.guards;
  const watchedGuard = (guard: PlainGuard): PlainGuard => {
    const treeFor = (parameters: unknown) =>
      decisionTree(
        ([context, event]): Answer => {
          let isEventRead = false;
          const args = {
            context: context as MachineContext,
            get event() {
              isEventRead = true;
              return event as never;
            },
          };
          return { isTrue: guard(args, parameters), isEventRead };
        },
        (path) => reads.add(path),
      );
    const trees = new Map<unknown, ReturnType<typeof treeFor>>();
    return ({ context, event }, given) => {
      const parameters = equal(given);
      const ask = trees.get(parameters) ?? treeFor(parameters);
      trees.set(parameters, ask);
      const { isTrue, isEventRead } = ask([
        { value: context, path: '' },
        { value: event, path: null },
      ]);
      watch.isEventRead ||= isEventRead;
      return isTrue;
    };
  };
  return Object.fromEntries(
    Object.entries(guards).map(([name, guard]) => [name, isPlain(guard) ? watchedGuard(guard) : guard]),
  ) as Record<string, never>;
}

const valueAt = (context: object, keys: readonly string[]): unknown => {
  let value: unknown = context;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
};

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'there' : JSON.stringify(value);

/** The values that distinguish contexts: every value that guards have read. For objects, only their presence counts. */
export interface Facts {
  readonly texts: readonly string[];
  /** Equal for equal texts. Compared and looked up far faster than these. */
  readonly name: string;
}

/** One path that guards have read, and the facts about it so far, each with its number. */
interface ReadPath {
  readonly path: string;
  readonly keys: readonly string[];
  readonly facts: Map<unknown, { readonly text: string; readonly number: number }>;
}

/** The fact about a path's value. For an object, only its presence counts. */
function factAt({ path, keys, facts }: ReadPath, context: object) {
  const found = valueAt(context, keys);
  const value = typeof found === 'object' && found !== null ? facts : found;
  const known = facts.get(value);
  if (known !== undefined) return known;
  const fact = { text: `${path}=${textOf(found)}`, number: facts.size };
  facts.set(value, fact);
  return fact;
}

/** Caches the facts of each context until a new path is read, because most moves don't change the context. */
export function factsBy(reads: ContextReads): (context: object) => Facts {
  let paths: readonly ReadPath[] = [];
  let factsByContext = new WeakMap<object, Facts>();
  let known = new Map<string, Facts>();
  const factsOf = (context: object): Facts => {
    const found = paths.map((path) => factAt(path, context));
    const numbers = found.map(({ number }) => number).join(',');
    const facts = known.get(numbers) ?? {
      texts: found.map(({ text }) => text),
      name: `${paths.length}.${known.size}`,
    };
    known.set(numbers, facts);
    return facts;
  };
  return (context) => {
    if (paths.length !== reads.size) {
      paths = [...reads].map((path) => ({ path, keys: path.split('.'), facts: new Map() }));
      factsByContext = new WeakMap();
      known = new Map();
    }
    const facts = factsByContext.get(context) ?? factsOf(context);
    factsByContext.set(context, facts);
    return facts;
  };
}
