import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { itemEventNames } from '@sonde/machines/rules/analytics';
import { type Refusal, refusal } from '../../kernel/refusal.ts';
import type { AnalyticsRecordInput } from '../../kernel/resolver-types.generated.ts';
import type { AnalyticsEvent, PurchaseClaim } from './analytics-services.ts';

const bodyMaxLength = 16_000;
const contextMaxLength = 4_000;
const mostItems = 100;
const dayMilliseconds = 86_400_000;

const word = v.pipe(v.string(), v.maxLength(200));
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e9));

/** Strict, so that nothing about a person can be among it. */
const item = v.strictObject({
  sku: word,
  name: word,
  variant: word,
  category: word,
  price: amount,
  discount: amount,
  quantity: v.pipe(amount, v.integer()),
  listId: word,
  listName: word,
});

const itemsBody = v.strictObject({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  value: amount,
  items: v.pipe(v.array(item), v.minLength(1), v.maxLength(mostItems)),
});

const purchaseBody = v.strictObject({
  ...itemsBody.entries,
  transactionId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
  orderToken: word,
});

/** The body of each event. */
const bodies = new Map<string, v.GenericSchema<unknown, Record<string, unknown>>>([
  ...itemEventNames.map((name) => [name, itemsBody] as const),
  ['purchase', purchaseBody],
  ['login', v.strictObject({ method: v.literal('Cloud') })],
]);

const optionalText = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))));

const context = v.strictObject({
  pageUrl: optionalText,
  searchParams: optionalText,
  referrer: optionalText,
  ga4PseudoId: optionalText,
  ga4SessionId: optionalText,
});

const anonymousId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));

function parseJson<Output>(
  schema: v.GenericSchema<unknown, Output>,
  text: string,
  maxLength: number,
): Output | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.maxLength(maxLength), v.parseJson(), schema), text);
  return parsed.success ? (parsed.output as Output) : null;
}

/** A clock that is wrong by more than a day isn't believed. */
function timeOf(timestamp: Date, now: Date): Date {
  return Math.abs(timestamp.getTime() - now.getTime()) < dayMilliseconds ? timestamp : now;
}

/** A well-formed event. */
interface EventRead {
  readonly event: AnalyticsEvent;
  /** What a purchase says of its order, to be compared; null for everything else. */
  readonly claim: PurchaseClaim | null;
}

/** A purchase has one id per order, no matter who reports it, and however often. */
const messageIdOf = (claim: PurchaseClaim | null) =>
  claim === null ? randomUUID() : `purchase-${claim.transactionId}`;

/** Checks an event of `subject`, the signed-in person's id; returns the field that is wrong as a refusal. */
export function readEvent(
  { anonymousId: visitor, userId, eventData }: AnalyticsRecordInput,
  subject: string | null,
  now: Date,
): EventRead | Refusal {
  const invalid = (field: string) => refusal('INVALID', field);
  if (!v.is(anonymousId, visitor)) return invalid('anonymousId');
  if (userId != null && userId !== subject) return invalid('userId');
  const schema = bodies.get(eventData.name);
  if (schema === undefined) return invalid('name');
  const body = parseJson(schema, eventData.body, bodyMaxLength);
  if (body === null) return invalid('body');
  const surroundings = parseJson(context, eventData.context, contextMaxLength);
  if (surroundings === null) return invalid('context');
  const { orderToken: _proof, ...payload } = body;
  const claim = v.is(purchaseBody, body) ? body : null;
  const event = {
    messageId: messageIdOf(claim),
    anonymousId: visitor,
    userId: subject,
    name: eventData.name,
    body: payload,
    context: surroundings,
    happenedAt: timeOf(new Date(eventData.timestamp), now),
  };
  return { event, claim };
}
