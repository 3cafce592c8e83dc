const longestText = 40;

/** The fields shown of an object, and of an object inside a message. */
const mostFields = [6, 2];

const shortText = (text: string): string =>
  JSON.stringify(text.length > longestText ? `${text.slice(0, longestText)}…` : text);

/**
 * A value in one short line that stays the same while only its details change: of an object the first fields, of what
 * these contain only how much it is. `depth` is how many levels of objects are opened.
 */
export function summaryOf(value: unknown, depth = 1, level = 0): string {
  if (typeof value === 'string') return shortText(value);
  if (Array.isArray(value)) return `[${value.length}]`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (level >= depth) return '{…}';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const shown = fields.slice(0, mostFields[level]);
  const texts = shown.map(([name, field]) => `${name}: ${summaryOf(field, depth, level + 1)}`);
  return `{${[...texts, ...(fields.length > shown.length ? ['…'] : [])].join(', ')}}`;
}
