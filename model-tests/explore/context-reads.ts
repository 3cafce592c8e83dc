import type { AnyStateMachine, GuardArgs, MachineContext } from 'xstate';

/** Dotted paths into the context that guards have looked at so far. */
export type ContextReads = Set<string>;

type PlainGuard = (args: GuardArgs<MachineContext, never>, params: unknown) => boolean;

/** An object as a guard sees it: every look at a property is noted under every path that leads to the object. */
function watched(context: object, reads: ContextReads): object {
  const seen = new WeakMap<object, { readonly proxy: object; readonly paths: Set<string> }>();
  const watch = (target: object, path: string): object => {
    const known = seen.get(target);
    if (known !== undefined) {
      known.paths.add(path);
      return known.proxy;
    }
    const paths = new Set([path]);
    const proxy: object = new Proxy(target, {
      get: (object, property) => {
        const value: unknown = Reflect.get(object, property);
        if (typeof property === 'symbol' || typeof value === 'function') return value;
        const below = [...paths].map((above) => (above === '' ? property : `${above}.${property}`));
        below.forEach((read) => reads.add(read));
        return typeof value === 'object' && value !== null
          ? below.map((read) => watch(value, read))[0]
          : value;
      },
    });
    seen.set(target, { proxy, paths });
    return proxy;
  };
  return watch(context, '');
}

const isPlain = (guard: unknown): guard is PlainGuard => typeof guard === 'function' && !('check' in guard);

/** The machine's named guards, noting in `reads` what of the context they look at. Composite ones ask these. */
export function watchedGuards(machine: AnyStateMachine, reads: ContextReads): Record<string, never> {
  const guards: Record<string, unknown> = machine.implementations.guards;
  const watchedGuard =
    (guard: PlainGuard): PlainGuard =>
    ({ context, event }, params) =>
      guard({ context: watched(context, reads) as MachineContext, event }, params);
  return Object.fromEntries(
    Object.entries(guards).map(([name, guard]) => [name, isPlain(guard) ? watchedGuard(guard) : guard]),
  ) as Record<string, never>;
}

const valueAt = (context: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      context,
    );

/** What tells contexts apart: every value that guards have looked at, objects only by being there. */
export function factsOf(context: object, reads: ContextReads): readonly string[] {
  return [...reads].map((path) => {
    const value = valueAt(context, path);
    return `${path}=${typeof value === 'object' && value !== null ? 'there' : JSON.stringify(value)}`;
  });
}
