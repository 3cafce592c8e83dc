/** Groups values by key, keeping their order; groups are in the order of their first value. */
export function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): readonly (readonly [Value, ...Value[]])[] {
  const groups = new Map<string, [Value, ...Value[]]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === undefined) groups.set(keyOf(value), [value]);
    else group.push(value);
  }
  return [...groups.values()];
}
