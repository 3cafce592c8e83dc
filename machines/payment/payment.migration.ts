import { hasShape, isNullOr, isNumber, isRecord, isString } from '../flow/index.ts';
import { methodFlows } from './methods/methods.generated.ts';
import type { PaymentMeans } from './methods/method.types.ts';
import type { ChosenPayment, PaymentContext } from './payment.types.ts';

/** The stored shape before methods had flows of their own: a card next to the method. */
interface FormerCard {
  readonly paymentMethodId: string;
  readonly brand: string;
  readonly lastDigits: string;
  readonly expMonth: number;
  readonly expYear: number;
}

interface Former {
  readonly method: string;
  readonly card: FormerCard | null;
}

type FormerContext = Former & Pick<PaymentContext, 'methods' | 'billingAddress' | 'email'>;

const formerShape = {
  method: isString,
  card: isNullOr(
    hasShape({
      paymentMethodId: isString,
      brand: isString,
      lastDigits: isString,
      expMonth: isNumber,
      expYear: isNumber,
    }),
  ),
};

const isFormer = (value: unknown): value is Former => hasShape(formerShape)(value);

const isFormerForm = (
  value: unknown,
): value is { readonly snapshot: { readonly value: string; readonly context: FormerContext } } =>
  hasShape({ snapshot: hasShape({ value: isString, context: hasShape(formerShape) }) })(value);

function meansOf(card: FormerCard | null): PaymentMeans | null {
  if (card === null) return null;
  const { paymentMethodId: token, brand, lastDigits, expMonth, expYear } = card;
  return { details: { brand, lastDigits, expMonth, expYear }, token };
}

/** Upgrades a stored choice; anything else is returned unchanged. */
export const liftChosenPayment = (former: unknown): unknown =>
  isFormer(former)
    ? ({ method: former.method, means: meansOf(former.card) } satisfies ChosenPayment)
    : former;

/** Upgrades a stored payment form, including the flow of its method if it asks for input. */
export function liftPaymentForm(former: unknown, checkoutId: string): unknown {
  if (!isRecord(former) || !isFormerForm(former)) return former;
  const { snapshot } = former;
  const { method, card, methods, billingAddress, email } = snapshot.context;
  const means = meansOf(card);
  const flow = methodFlows.find((each) => each.method === method);
  const isAsking = flow !== undefined && snapshot.value !== 'unpayable';
  const context: PaymentContext = {
    checkoutId,
    methods,
    method,
    chosen: means && { method, means },
    means: null,
    typed: {},
    billingAddress,
    quoteData: null,
    email,
    trouble: null,
  };
  const invokedActor = (id: string) => ({
    src: id,
    syncSnapshot: false,
    snapshot: {
      status: 'active',
      // Pending input is asked for again, because the provider's fields are empty.
      value: means === null ? 'entering' : 'keeping',
      historyValue: {},
      context: { means, billingAddress, email, trouble: null },
      children: {},
    },
  });
  return {
    ...former,
    snapshot: {
      ...snapshot,
      value: isAsking ? flow.id : snapshot.value === 'unpayable' ? 'unpayable' : 'plain',
      context,
      children: isAsking ? { [flow.id]: invokedActor(flow.id) } : {},
    },
  };
}
