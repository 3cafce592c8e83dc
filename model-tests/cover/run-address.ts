/** A path through a machine as encoded in a URL, by the labels of its stimuli. */
export interface RunAddress {
  /** The name of the scenario's input. */
  readonly input: string;
  readonly steps: readonly string[];
  /** The number of steps before the displayed position; later steps are still ahead. */
  readonly at: number;
  /** The failed step, counted from 1, and the state seen there; 0 is the start. Absent without a failure. */
  readonly broken?: { readonly step: number; readonly seen: string };
}

const bytesOf = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));

/** Encodes JSON for a URL as base64url. */
export function pack(value: unknown): string {
  let text = '';
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes a packed value; null if the text is invalid. */
export function unpack(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(text)));
  } catch {
    return null;
  }
}

const isStep = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function brokenIn(value: object): RunAddress['broken'] | null {
  if (!('broken' in value) || value.broken === undefined) return undefined;
  const { broken } = value;
  const isBreak =
    typeof broken === 'object' &&
    broken !== null &&
    'step' in broken &&
    'seen' in broken &&
    isStep(broken.step) &&
    typeof broken.seen === 'string';
  return isBreak ? { step: broken.step as number, seen: broken.seen as string } : null;
}

/** Validates a path from JSON; null for anything else. */
export function asRunAddress(value: unknown): RunAddress | null {
  if (typeof value !== 'object' || value === null || !('input' in value) || !('steps' in value)) return null;
  const { input, steps } = value;
  const at = 'at' in value ? value.at : Array.isArray(steps) ? steps.length : 0;
  const broken = brokenIn(value);
  if (typeof input !== 'string' || !Array.isArray(steps) || !isStep(at) || broken === null) return null;
  if (!steps.every((step): step is string => typeof step === 'string')) return null;
  return { input, steps, at: Math.min(at, steps.length), ...(broken === undefined ? {} : { broken }) };
}
