import type { AnyStateMachine, GuardArgs, MachineContext } from 'xstate';
import type { EqualValues } from './equal-values.ts';

/** The dotted context paths that guards have read so far. */
export type ContextReads = Set<string>;

type PlainGuard = (args: GuardArgs<MachineContext, never>, params: unknown) => boolean;

/** Wraps an object in a proxy that records every property read, under every path that leads to the object. */
function watchReads(context: object, reads: ContextReads): object {
  const seen = new WeakMap<object, { readonly proxy: object; readonly paths: Set<string> }>();
  const watch = (target: object, path: string): object => {
    const known = seen.get(target);
    if (known !== undefined) {
      known.paths.add(path);
      return known.proxy;
    }
    const paths = new Set([path]);
    /** What a property showed, and under how many paths it was recorded. */
    const recorded = new Map<string, { readonly shown: unknown; readonly paths: number }>();
    const proxy: object = new Proxy(target, {
      get: (object, property) => {
        if (typeof property === 'symbol') return Reflect.get(object, property) as unknown;
        const earlier = recorded.get(property);
        if (earlier?.paths === paths.size) return earlier.shown;
        const value: unknown = Reflect.get(object, property);
        if (typeof value === 'function') return value;
        const below = [...paths].map((above) => (above === '' ? property : `${above}.${property}`));
        below.forEach((read) => reads.add(read));
        const shown =
          typeof value === 'object' && value !== null ? below.map((read) => watch(value, read))[0] : value;
        recorded.set(property, { shown, paths: paths.size });
        return shown;
      },
    });
    seen.set(target, { proxy, paths });
    return proxy;
  };
  return watch(context, '');
}

const isPlain = (guard: unknown): guard is PlainGuard => typeof guard === 'function' && !('check' in guard);

/** What is watched while guards are asked. */
export interface GuardWatch {
  readonly reads: ContextReads;
  readonly equal: EqualValues;
  /** Whether a guard has looked at the event since this was false. */
  isEventRead: boolean;
}

/** What a guard returned for a context, by its parameters, where it did not look at the event. */
type Answers = WeakMap<object, Map<unknown, boolean>>;

/**
 * The machine's named guards, which record their context reads in `watch`. Composite guards call these. All guards share
 * the proxy of a context, which is never changed in place, and are asked once for equal contexts.
 */
export function watchedGuards(machine: AnyStateMachine, watch: GuardWatch): Record<string, never> {
  const { reads, equal } = watch;
  const guards: Record<string, unknown> = machine.implementations.guards;
  const proxies = new WeakMap<object, object>();
  const watchedOnce = (context: object): object => {
    const proxy = proxies.get(context) ?? watchReads(context, reads);
    proxies.set(context, proxy);
    return proxy;
  };
  const watchedGuard = (guard: PlainGuard): PlainGuard => {
    const answers: Answers = new WeakMap();
    return ({ context: given, event }, parameters) => {
      const context = equal(given);
      const params = equal(parameters);
      const known = answers.get(context) ?? new Map<unknown, boolean>();
      const before = known.get(params);
      if (before !== undefined) return before;
      let isEventRead = false;
      const args = {
        context: watchedOnce(context) as MachineContext,
        get event() {
          isEventRead = true;
          watch.isEventRead = true;
          return event;
        },
      };
      const answer = guard(args, params);
      if (!isEventRead) answers.set(context, known.set(params, answer));
      return answer;
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
