import type { DocumentKind } from './documents.types.ts';
import type { Work } from './work.ts';
import { ownValue } from '@sonde/machines/rules/texts';

/** Fields with an ID that can be expanded to the object. */
const expandable: Readonly<Record<string, DocumentKind>> = {
  customer: 'customer',
  payment_method: 'payment_method',
  payment_intent: 'payment_intent',
  setup_intent: 'setup_intent',
  charge: 'charge',
  latest_charge: 'charge',
};

/** Replaces IDs by their objects along paths such as `latest_charge` or `data.latest_charge.customer`. */
export async function expandObject(object: object, paths: readonly string[], work: Work): Promise<object> {
  let expanded: object = object;
  for (const path of paths) expanded = await expandPath(expanded, path.split('.'), work);
  return expanded;
}

async function expandPath(
  object: object,
  [field = '', ...rest]: readonly string[],
  work: Work,
): Promise<object> {
  const value = ownValue(object as Readonly<Record<string, unknown>>, field);
  if (Array.isArray(value)) {
    const items = await Promise.all(value.map((item: object) => expandPath(item, rest, work)));
    return { ...object, [field]: items };
  }
  const whole = await wholeObject(field, value, work);
  if (whole === null) return object;
  return { ...object, [field]: rest.length > 0 ? await expandPath(whole, rest, work) : whole };
}

async function wholeObject(field: string, value: unknown, work: Work): Promise<object | null> {
  if (typeof value === 'object') return value;
  const kind = ownValue(expandable, field);
  if (kind === undefined || typeof value !== 'string') return null;
  return (await work.find(kind, value))?.document ?? null;
}
