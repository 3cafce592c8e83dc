/**
 * Looks up a key from an untrusted source in a table; undefined for keys that aren't the table's own, such as
 * `constructor` and `__proto__`, which every object inherits.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
