/** The stand-in's documents, in the provider's own terms: https://developer.paypal.com/docs/api/orders/v2/ */

export interface Amount {
  readonly currency_code: string;
  readonly value: string;
}

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method: 'GET' | 'POST';
}

export interface Capture {
  readonly id: string;
  readonly status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  readonly status_details?: { readonly reason: string };
  readonly amount: Amount;
  readonly final_capture: true;
  readonly custom_id?: string;
  readonly links: readonly Link[];
  readonly create_time: string;
  readonly update_time: string;
}

export interface Refund {
  readonly id: string;
  readonly status: 'COMPLETED' | 'FAILED';
  readonly amount: Amount;
  readonly links: readonly Link[];
  readonly create_time: string;
  readonly update_time: string;
}

interface PurchaseUnit {
  readonly reference_id: string;
  readonly amount: Amount;
  readonly custom_id?: string;
  readonly description?: string;
  readonly shipping?: object;
  readonly payments?: { readonly captures: readonly Capture[]; readonly refunds: readonly Refund[] };
}

export interface Order {
  readonly id: string;
  readonly intent: 'CAPTURE';
  readonly status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  readonly purchase_units: readonly [PurchaseUnit];
  readonly payment_source: {
    readonly paypal: {
      readonly experience_context: { readonly return_url: string; readonly cancel_url: string };
    };
  };
  readonly payer?: { readonly payer_id: string };
  readonly links: readonly Link[];
  readonly create_time: string;
}

/** What the buyer chose on the page: to pay, with money that is refused, or with a payment that is reviewed first. */
export type Choice = 'pay' | 'decline' | 'review';

export interface StoredOrder {
  readonly order: Order;
  readonly choice: Choice | null;
}

export interface WebhookEvent {
  readonly id: string;
  readonly event_version: '1.0';
  readonly create_time: string;
  readonly resource_type: string;
  readonly resource_version: '2.0';
  readonly event_type: string;
  readonly summary: string;
  readonly resource: object;
}
