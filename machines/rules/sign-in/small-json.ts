/** In characters; the store never stores more. */
const maxLength = 16_384;

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a stored text as a JSON object; null for anything else. `__proto__` is treated as an ordinary key. */
export function readSmallJson(text: string): JsonObject | null {
  if (text.length > maxLength) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? Object.assign(Object.create(null), value) : null;
  } catch {
    return null;
  }
}
