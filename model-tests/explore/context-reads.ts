import type { AnyStateMachine, GuardArgs, MachineContext } from 'xstate';

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

/**
 * The machine's named guards, which record their context reads in `reads`. Composite guards call these. All guards share
 * the proxy of a context, which is never changed in place.
 */
export function watchedGuards(machine: AnyStateMachine, reads: ContextReads): Record<string, never> {
  const guards: Record<string, unknown> = machine.implementations.guards;
  const proxies = new WeakMap<object, object>();
  const watchedOnce = (context: object): object => {
    const proxy = proxies.get(context) ?? watchReads(context, reads);
    proxies.set(context, proxy);
    return proxy;
  };
  const watchedGuard =
    (guard: PlainGuard): PlainGuard =>
    ({ context, event }, params) =>
      guard({ context: watchedOnce(context) as MachineContext, event }, params);
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

/** Caches the facts of each context until a new path is read, because most moves don't change the context. */
export function factsBy(reads: ContextReads): (context: object) => Facts {
  let paths: readonly (readonly [path: string, keys: readonly string[]])[] = [];
  let factsByContext = new WeakMap<object, Facts>();
  let known = new Map<string, Facts>();
  const factsOf = (context: object): Facts => {
    const texts = paths.map(([path, keys]) => `${path}=${textOf(valueAt(context, keys))}`);
    const whole = texts.join('|');
    const facts = known.get(whole) ?? { texts, name: `${paths.length}.${known.size}` };
    known.set(whole, facts);
    return facts;
  };
  return (context) => {
    if (paths.length !== reads.size) {
      paths = [...reads].map((path) => [path, path.split('.')]);
      factsByContext = new WeakMap();
      known = new Map();
    }
    const facts = factsByContext.get(context) ?? factsOf(context);
    factsByContext.set(context, facts);
    return facts;
  };
}
