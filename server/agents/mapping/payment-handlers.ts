import { isPaidLater, type PaymentMethod } from '@sonde/machines/rules/payment';
import { enabledPaymentMethods, grantedMethods } from '../../modules/payment/methods/payment-methods.ts';

/** The card provider's handler: https://docs.stripe.com/agentic-commerce/protocols/ucp/stripe-payments-handler */
const handler = 'com.stripe.payments';

/** The id by which an instrument names it. */
export const handlerId = 'stripe';

const handlerVersion = '2026-01-23';

function declareHandlers(granted: typeof grantedMethods) {
  if (granted.length === 0) return {};
  const instruments = granted.map(({ instrument }) => ({ type: instrument }));
  return { [handler]: [{ id: handlerId, version: handlerVersion, available_instruments: instruments }] };
}

/** The shop's own handler, with which a checkout becomes a quote: nothing is charged. */
const quoteHandler = 'example.sonde.quote';

const quoteInstrument = { handler_id: 'quote', type: 'quote' } as const;

const quoteHandlerVersion = '2026-11-28';

const quoteMethod = enabledPaymentMethods.find(isPaidLater);

const declaredQuote = (methods: readonly PaymentMethod[]) =>
  quoteMethod !== undefined && methods.includes(quoteMethod)
    ? {
        [quoteHandler]: [
          {
            id: quoteInstrument.handler_id,
            version: quoteHandlerVersion,
            available_instruments: [{ type: quoteInstrument.type }],
          },
        ],
      }
    : {};

/** The handlers of the shop's profile. */
export const profileHandlers: object = {
  ...declareHandlers(grantedMethods),
  ...declaredQuote(enabledPaymentMethods),
};

/** The handlers by which a checkout can be completed now. Who doesn't share the extension can't ask for quotes. */
export const handlersFor = (methods: readonly PaymentMethod[], canAskForQuotes: boolean): object => ({
  ...declareHandlers(grantedMethods.filter(({ method }) => methods.includes(method))),
  ...(canAskForQuotes && declaredQuote(methods)),
});

/** The payment method of an instrument; undefined for one that the shop doesn't take. */
export const methodOf = ({
  handler_id,
  type,
}: {
  readonly handler_id?: string | undefined;
  readonly type?: string | undefined;
}): PaymentMethod | undefined => {
  if (handler_id === quoteInstrument.handler_id && type === quoteInstrument.type) return quoteMethod;
  return handler_id === handlerId
    ? grantedMethods.find(({ instrument }) => instrument === type)?.method
    : undefined;
};
