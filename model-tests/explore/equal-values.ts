/** Returns the first value that was equal. */
export type EqualValues = <Value>(value: Value) => Value;

/** A value that was the first of its kind, with its names and the first values equal to its parts. */
interface First {
  readonly value: object;
  readonly names: readonly string[];
  readonly parts: readonly unknown[];
}

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const areSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((part, at) => Object.is(part, b[at]));

/**
 * Finds for a value the first one that was equal to it, in depth. Values must never change. Only arrays and plain objects
 * are compared; instances of classes and functions equal nothing else.
 */
export function equalValues(): EqualValues {
  const firstOf = new WeakMap<object, object>();
  /** By a hash of names and parts. */
  const firsts = new Map<number, First[]>();
  /** A number for each value that was a part, for the hash. */
  const numbers = new Map<unknown, number>();
  const numberOf = (part: unknown): number => {
    const number = numbers.get(part);
    if (number !== undefined) return number;
    numbers.set(part, numbers.size);
    return numbers.size - 1;
  };
  const firstFor = (value: object): object => {
    const isList = Array.isArray(value);
    if (!isList && !isPlainObject(value)) return value;
    const names = isList ? [] : Object.keys(value);
    const parts = (isList ? (value as readonly unknown[]) : Object.values(value)).map(find);
    let hash = isList ? 1 : 2;
    for (const part of parts) hash = (Math.imul(hash, 31) + numberOf(part)) | 0;
    const alike = firsts.get(hash) ?? [];
    const same = alike.find(
      (first) =>
        Array.isArray(first.value) === isList && areSame(first.parts, parts) && areSame(first.names, names),
    );
    if (same !== undefined) return same.value;
    alike.push({ value, names, parts });
    firsts.set(hash, alike);
    return value;
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
