import * as v from 'valibot';
import { type ApiAnswer, invalidRequest, newId, notFound, unprocessable } from './paypal-answers.ts';
import type { Capture, Choice, Order, StoredOrder } from './paypal-documents.types.ts';
import { captureEvent, orderEvent } from './paypal-new-event.ts';
import type { PaypalWork } from './paypal-store.ts';

/** The addresses that appear in responses. */
export interface PaypalAddresses {
  /** Of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** Of the pages in browsers, without a trailing slash. */
  readonly publicUrl: string;
}

/** https://developer.paypal.com/api/rest/reference/currency-codes/ */
const currencies =
  'AUD BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' ');
const wholeCurrencies: readonly string[] = ['HUF', 'JPY', 'TWD'];

const webAddress = v.pipe(v.string(), v.url());

const requestSchema = v.object({
  intent: v.literal('CAPTURE'),
  purchase_units: v.tuple([
    v.object({
      custom_id: v.optional(v.pipe(v.string(), v.maxLength(255))),
      description: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(3000))),
      amount: v.object({
        currency_code: v.pipe(v.string(), v.length(3)),
        value: v.pipe(v.string(), v.regex(/^\d{1,29}(?:\.\d+)?$/)),
      }),
      shipping: v.optional(
        v.object({
          type: v.optional(v.picklist(['SHIPPING', 'PICKUP_IN_PERSON'])),
          name: v.object({ full_name: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) }),
          address: v.object({
            address_line_1: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(300))),
            address_line_2: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(300))),
            admin_area_2: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(120))),
            admin_area_1: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(300))),
            postal_code: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
            country_code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
          }),
        }),
      ),
    }),
  ]),
  payment_source: v.object({
    paypal: v.object({
      email_address: v.optional(v.pipe(v.string(), v.email(), v.maxLength(254))),
      experience_context: v.object({
        user_action: v.optional(v.picklist(['CONTINUE', 'PAY_NOW'])),
        payment_method_preference: v.optional(v.picklist(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'])),
        shipping_preference: v.optional(v.picklist(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'])),
        locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$/))),
        return_url: webAddress,
        cancel_url: webAddress,
      }),
    }),
  }),
});

type OrderRequest = v.InferOutput<typeof requestSchema>;

/** Why an order can't be paid with PayPal; null if it can. */
function problemOf({ purchase_units: [unit], payment_source: source }: OrderRequest): ApiAnswer | null {
  const { currency_code: currency, value } = unit.amount;
  const field = "/purchase_units/@reference_id=='default'/amount/value";
  if (!currencies.includes(currency))
    return unprocessable({
      field,
      issue: 'CURRENCY_NOT_SUPPORTED',
      description: 'Currency code is not currently supported.',
    });
  const decimals = value.split('.')[1]?.length ?? 0;
  if (decimals > (wholeCurrencies.includes(currency) ? 0 : 2))
    return unprocessable({
      field,
      issue: 'DECIMAL_PRECISION',
      description: 'The value of the field is in more decimals than its currency has.',
    });
  if (Number(value) <= 0)
    return unprocessable({
      field,
      issue: 'CANNOT_BE_ZERO_OR_NEGATIVE',
      description: 'Must be greater than zero.',
    });
  const isGiven = source.paypal.experience_context.shipping_preference === 'SET_PROVIDED_ADDRESS';
  const address = unit.shipping?.address;
  if (isGiven && address && !address.admin_area_2)
    return unprocessable({
      field: "/purchase_units/@reference_id=='default'/shipping/address/admin_area_2",
      issue: 'CITY_REQUIRED',
      description: 'The specified country requires a city (address.admin_area_2)',
    });
  if (isGiven && !address?.address_line_1)
    return unprocessable({
      issue: 'SHIPPING_ADDRESS_INVALID',
      description: 'Provided shipping address is invalid.',
    });
  return null;
}

const pageOf = ({ publicUrl }: PaypalAddresses, id: string) => `${publicUrl}/checkoutnow?token=${id}`;

/** Creates an order for the buyer to approve; the same key returns the order that it created. */
export async function createOrder(
  work: PaypalWork,
  addresses: PaypalAddresses,
  { body, requestId }: { readonly body: unknown; readonly requestId: string | null },
): Promise<ApiAnswer> {
  if (requestId === null) return invalidRequest('PayPal-Request-Id', 'PAYPAL_REQUEST_ID_REQUIRED');
  const earlier = await work.findOrderByRequest(requestId);
  if (earlier) return { status: 200, body: earlier.order };
  const parsed = v.safeParse(requestSchema, body);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return invalidRequest(`/${(v.getDotPath(issue) ?? '').replaceAll('.', '/')}`, 'INVALID_PARAMETER_VALUE');
  }
  const problem = problemOf(parsed.output);
  if (problem) return problem;
  const {
    intent,
    purchase_units: [unit],
    payment_source: source,
  } = parsed.output;
  const id = newId();
  const order = {
    id,
    intent,
    status: 'PAYER_ACTION_REQUIRED',
    purchase_units: [{ reference_id: 'default', ...unit }],
    payment_source: source,
    links: [
      { href: `${addresses.apiUrl}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: pageOf(addresses, id), rel: 'payer-action', method: 'GET' },
    ],
    create_time: new Date().toISOString(),
  } as unknown as Order;
  await work.addOrder(order, requestId);
  return { status: 201, body: order };
}

function newCapture({ order, choice }: StoredOrder, { apiUrl }: PaypalAddresses): Capture {
  const [unit] = order.purchase_units;
  const id = newId();
  const now = new Date().toISOString();
  const path = `${apiUrl}/v2/payments/captures/${id}`;
  return {
    id,
    ...(choice === 'review'
      ? { status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } }
      : { status: 'COMPLETED' }),
    amount: unit.amount,
    final_capture: true,
    ...(unit.custom_id !== undefined && { custom_id: unit.custom_id }),
    links: [
      { href: path, rel: 'self', method: 'GET' },
      { href: `${path}/refund`, rel: 'refund', method: 'POST' },
      { href: `${apiUrl}/v2/checkout/orders/${order.id}`, rel: 'up', method: 'GET' },
    ],
    create_time: now,
    update_time: now,
  };
}

/** The order with a captured payment in another state. */
function withCapture(order: Order, capture: Capture): Order {
  const [unit] = order.purchase_units;
  const refunds = unit.payments?.refunds ?? [];
  return { ...order, purchase_units: [{ ...unit, payments: { captures: [capture], refunds } }] };
}

/** Takes the money of an approved order, once; the event follows. */
export async function captureOrder(
  work: PaypalWork,
  addresses: PaypalAddresses,
  { orderId, requestId }: { readonly orderId: string; readonly requestId: string | null },
): Promise<ApiAnswer> {
  const stored = await work.findOrder(orderId);
  if (!stored) return notFound();
  const { order, choice } = stored;
  if (order.status === 'COMPLETED')
    return requestId === `capture-${orderId}`
      ? { status: 200, body: order }
      : unprocessable({ issue: 'ORDER_ALREADY_CAPTURED', description: 'Order already captured.' });
  if (order.status !== 'APPROVED')
    return unprocessable({
      issue: 'ORDER_NOT_APPROVED',
      description: 'Payer has not yet approved the Order for payment.',
    });
  if (choice === 'decline')
    return unprocessable({
      issue: 'INSTRUMENT_DECLINED',
      description:
        "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
      links: [{ href: pageOf(addresses, orderId), rel: 'redirect', method: 'GET' }],
    });
  const capture = newCapture(stored, addresses);
  const captured: Order = { ...withCapture(order, capture), status: 'COMPLETED' };
  await work.saveOrder({ order: captured, choice });
  await work.addEvent(captureEvent(captured, capture));
  return { status: 201, body: captured };
}

/** The ID of the only account that the stand-in has. */
const payerId = 'SANDBOXPAYER1';

/** The buyer approves an order on the page, with money that is there or not. False once it was paid. */
export async function approveOrder(work: PaypalWork, orderId: string, choice: Choice): Promise<boolean> {
  const stored = await work.findOrder(orderId);
  if (!stored || stored.order.status === 'COMPLETED') return false;
  const order: Order = { ...stored.order, status: 'APPROVED', payer: { payer_id: payerId } };
  await work.saveOrder({ order, choice });
  await work.addEvent(orderEvent(order));
  return true;
}

/** A reviewed payment is accepted or refused. False for any other. */
export async function endReview(
  work: PaypalWork,
  orderId: string,
  status: 'COMPLETED' | 'DECLINED',
): Promise<boolean> {
  const stored = await work.findOrder(orderId);
  const capture = stored?.order.purchase_units[0].payments?.captures[0];
  if (!stored || capture?.status !== 'PENDING') return false;
  const ended: Capture = { ...capture, status, update_time: new Date().toISOString() };
  const order = withCapture(stored.order, ended);
  await work.saveOrder({ ...stored, order });
  await work.addEvent(captureEvent(order, ended));
  return true;
}
