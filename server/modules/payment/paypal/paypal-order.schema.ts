import * as v from 'valibot';
import { amountSchema } from './paypal-amount.ts';

const linkSchema = v.object({ href: v.string(), rel: v.string() });

const captureSchema = v.object({
  id: v.string(),
  status: v.string(),
  amount: amountSchema,
});

/** A refund: https://developer.paypal.com/docs/api/payments/v2/#refunds_get */
export const refundSchema = v.object({
  id: v.string(),
  status: v.string(),
  status_details: v.optional(v.object({ reason: v.optional(v.string()) })),
  amount: v.optional(amountSchema),
  create_time: v.optional(v.string()),
});

/** The parts of an order that we read: https://developer.paypal.com/docs/api/orders/v2/#orders_get */
export const orderSchema = v.object({
  id: v.string(),
  status: v.string(),
  links: v.optional(v.array(linkSchema), []),
  purchase_units: v.optional(
    v.array(
      v.object({
        custom_id: v.optional(v.string()),
        amount: v.optional(amountSchema),
        payments: v.optional(
          v.object({
            captures: v.optional(v.array(captureSchema), []),
            refunds: v.optional(v.array(refundSchema), []),
          }),
        ),
      }),
    ),
    [],
  ),
});

export type PaypalOrder = v.InferOutput<typeof orderSchema>;
export type PaypalCapture = v.InferOutput<typeof captureSchema>;
export type PaypalRefund = v.InferOutput<typeof refundSchema>;

/** The only capture of an order: the shop takes the whole amount at once. Null before that. */
export const captureOf = (order: PaypalOrder): PaypalCapture | null =>
  order.purchase_units[0]?.payments?.captures[0] ?? null;

export const refundsIn = (order: PaypalOrder): readonly PaypalRefund[] =>
  order.purchase_units[0]?.payments?.refunds ?? [];
