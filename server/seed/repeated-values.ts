/** The values that occur more than once, each once. */
export function repeatedValues(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
