import {
  hasShape,
  isListOf,
  isNullOr,
  isPostalAddress,
  isRecord,
  isString,
  isTrouble,
} from '../flow/index.ts';
import { methodFlows } from './methods/methods.generated.ts';

const isMeansOf =
  (method: unknown) =>
  (means: unknown): boolean =>
    hasShape({
      details: (details) => methodFlows.some((flow) => flow.method === method && flow.isDetails(details)),
      token: isString,
    })(means);

/** Whether an unknown value says how a buyer pays. */
export const isChosenPayment = (value: unknown): boolean =>
  isRecord(value) && isString(value['method']) && isNullOr(isMeansOf(value['method']))(value['means']);

/** Whether an unknown value is a context of the payment form, for flows that restore one that contains it. */
const isPaymentContext = (value: unknown): boolean =>
  isRecord(value) &&
  hasShape({
    checkoutId: isString,
    methods: isListOf(isString),
    method: isString,
    chosen: isNullOr(isChosenPayment),
    means: isNullOr(isMeansOf(value['method'])),
    billingAddress: isPostalAddress,
    email: isString,
    trouble: isNullOr(isTrouble),
  })(value);

/** The contexts of the payment form and of the flows that it contains, by their names. */
export const paymentContexts = {
  paymentForm: isPaymentContext,
  ...Object.fromEntries(methodFlows.map(({ id, isContext }) => [id, isContext])),
};

interface Persisted {
  readonly context: object;
  readonly children?: Readonly<Record<string, { readonly snapshot: Persisted }>>;
}

/** A persisted payment form as a reload finds it: the provider's fields are empty, and what was said of them is not said again. */
export const withoutPaymentTrouble = <Form extends Persisted>(form: Form): Form => ({
  ...form,
  context: { ...form.context, trouble: null },
  ...(form.children && {
    children: Object.fromEntries(
      Object.entries(form.children).map(([id, child]) => [
        id,
        methodFlows.some((flow) => flow.id === id)
          ? { ...child, snapshot: withoutPaymentTrouble(child.snapshot) }
          : child,
      ]),
    ),
  }),
});
