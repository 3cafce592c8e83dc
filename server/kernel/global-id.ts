/** The parts of a node's id. */
export interface GlobalId {
  readonly type: string;
  readonly id: string;
}

/** Base64 of `Type:id`. */
export function toGlobalId(type: string, id: string): string {
  return Buffer.from(`${type}:${id}`).toString('base64');
}

/** The parts of a global id; null if invalid. */
export function parseGlobalId(text: string): GlobalId | null {
  const decoded = Buffer.from(text, 'base64').toString('utf8');
  const [, type, id] = /^([A-Za-z]+):(.+)$/s.exec(decoded) ?? [];
  return type === undefined || id === undefined || toGlobalId(type, id) !== text ? null : { type, id };
}

/** The id of a node of that type; null if invalid or of another type. */
export function idOfType(type: string, text: string): string | null {
  const parsed = parseGlobalId(text);
  return parsed?.type === type ? parsed.id : null;
}
