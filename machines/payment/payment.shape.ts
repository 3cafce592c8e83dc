import {
  type Check,
  hasShape,
  isListOf,
  isNullOr,
  isPostalAddress,
  isQuoteData,
  isRecordOf,
  isString,
  isTrouble,
} from '../flow/index.ts';
import type { PaymentDetails, PaymentMeans } from './methods/method.types.ts';
import { methodFlows } from './methods/methods.generated.ts';
import type { ChosenPayment, PaymentContext } from './payment.types.ts';

/** What is saved of a method without a flow of its own. */
const isSavedAccount: Check = hasShape({ lastDigits: isString, bankCountry: isString });

const isMeansOf = (method: string): Check<PaymentMeans> =>
  hasShape({
    details: (details): details is PaymentDetails =>
      (methodFlows.find((flow) => flow.method === method)?.isDetails ?? isSavedAccount)(details),
    token: isString,
  });

const isChoice = (method: string): Check<ChosenPayment> =>
  hasShape({ method: isString, means: isNullOr(isMeansOf(method)) });

const hasMethod = hasShape({ method: isString });

/** Whether an unknown value is a payment choice. */
export const isChosenPayment: Check<ChosenPayment> = (value): value is ChosenPayment =>
  hasMethod(value) && isChoice(value.method)(value);

const isContextOf = (method: string): Check<PaymentContext> =>
  hasShape({
    checkoutId: isString,
    methods: isListOf(isString),
    method: isString,
    chosen: isNullOr(isChosenPayment),
    means: isNullOr(isMeansOf(method)),
    typed: isRecordOf(isRecordOf(isString)),
    billingAddress: isPostalAddress,
    quoteData: isNullOr(isQuoteData),
    email: isString,
    trouble: isNullOr(isTrouble),
  });

/** Whether an unknown value is the context of the payment form, for flows that restore one. */
const isPaymentContext: Check<PaymentContext> = (value): value is PaymentContext =>
  hasMethod(value) && isContextOf(value.method)(value);

/** The contexts of the payment form and its contained flows, by name. */
export const paymentContexts = {
  paymentForm: isPaymentContext,
  ...Object.fromEntries(methodFlows.map(({ id, isContext }) => [id, isContext])),
};
