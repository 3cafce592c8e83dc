/**
 * What a table holds under a text that may have come from anywhere; undefined for what it does not hold itself, as
 * `constructor` and `__proto__`, which every object inherits.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
