/** More than this isn't something that the store has kept. */
const maxLength = 16_384;

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a stored text has as JSON; null for anything else. `__proto__` in it is an ordinary name. */
export function readSmallJson(text: string): JsonObject | null {
  if (text.length > maxLength) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? Object.assign(Object.create(null), value) : null;
  } catch {
    return null;
  }
}
