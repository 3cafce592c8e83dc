/** The branches from a list of values to the first object that has them. */
interface Branch {
  readonly next: Map<unknown, Branch>;
  first: object | null;
}

const branch = (): Branch => ({ next: new Map(), first: null });

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Returns the first value that was equal. */
export type EqualValues = <Value>(value: Value) => Value;

/**
 * Finds for a value the first one that was equal to it, in depth. Values must never change. Only arrays and plain objects
 * are compared; instances of classes and functions equal nothing else.
 */
export function equalValues(): EqualValues {
  const firstOf = new WeakMap<object, object>();
  const lists = branch();
  const objects = branch();
  const firstFor = (value: object): object => {
    if (!Array.isArray(value) && !isPlainObject(value)) return value;
    let at = Array.isArray(value) ? lists : objects;
    const follow = (part: unknown) => {
      const next = at.next.get(part) ?? branch();
      at.next.set(part, next);
      at = next;
    };
    for (const [name, part] of Object.entries(value)) {
      if (at !== lists) follow(name);
      follow(find(part));
    }
    at.first ??= value;
    return at.first;
  };
  const find = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = firstOf.get(value);
    if (known !== undefined) return known;
    const first = firstFor(value);
    firstOf.set(value, first);
    return first;
  };
  return (value) => find(value) as typeof value;
}
