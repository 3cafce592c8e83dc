import type { Snapshot } from 'xstate';
import {
  type Check,
  hasShape,
  isBoolean,
  isListOf,
  isMoney,
  isName,
  isNullOr,
  isNumber,
  isOneOf,
  isRecord,
  isSnapshotOf,
  isString,
  isTaxedMoney,
  isTrouble,
  readSnapshot,
  storedSnapshot,
  type StoredSnapshot,
} from '../flow/index.ts';
import { isChosenPayment, paymentContexts } from '../payment/index.ts';
import type { RefusalReason } from '../rules/errors/index.ts';
import type { TaxCode, TaxTreatment } from '../rules/tax/index.ts';
import { orderPaymentMachine } from './order-payment.machine.ts';
import type { EnteredPayment, OrderPaymentContext, Payable } from './order-payment.types.ts';

/**
 * Increase it whenever states, events or context, here or in the payment form, make the snapshot of a payment that is
 * being made wrong. What is entered before is read by its shape, in every version.
 */
const version = 7;

const isPayable: Check<Payable> = hasShape({
  kind: isOneOf(['INVOICE', 'ORDER']),
  document: isOneOf(['INVOICE', 'ORDER', 'QUOTE']),
  token: isString,
  number: isNullOr(isString),
  status: isOneOf(['OPEN', 'PENDING', 'PARTLY_PAID', 'PAID', 'EXPIRED']),
  lostReason: isNullOr(isName<RefusalReason>()),
  payUntil: isNullOr(isString),
  lines: isListOf(
    hasShape({
      kind: isOneOf(['ITEM', 'DISCOUNT', 'SHIPPING']),
      name: isString,
      quantity: isNumber,
      total: isTaxedMoney,
    }),
  ),
  taxTreatment: isName<TaxTreatment>(),
  isTaxEstimated: isBoolean,
  taxLines: isListOf(
    hasShape({
      code: isName<TaxCode>(),
      name: isNullOr(isString),
      rate: isNumber,
      amount: isMoney,
      registrationNumber: isNullOr(isString),
    }),
  ),
  total: isTaxedMoney,
  partPayment: isNullOr(hasShape({ received: isMoney, open: isMoney })),
  verificationUrl: isNullOr(isString),
  quotedItems: isListOf(hasShape({ sku: isString, quantity: isNumber })),
  methods: isListOf(isString),
});

const isContext: Check<OrderPaymentContext> = hasShape({
  kind: isOneOf(['INVOICE', 'ORDER']),
  token: isString,
  country: isString,
  payable: isNullOr(isPayable),
  payment: isNullOr(isChosenPayment),
  preferred: isNullOr(isString),
  mandate: hasShape({ holder: isString, email: isString, isAuthorized: isBoolean }),
  idempotencyKey: isNullOr(isString),
  clientSecret: isNullOr(isString),
  repeats: isNumber,
  trouble: isNullOr(isTrouble),
});

const isOrderPaymentSnapshot = isSnapshotOf(orderPaymentMachine, isContext, paymentContexts);
const isPaying = hasShape({ value: hasShape({ paying: isString }), context: hasShape({ token: isString }) });
/** What a tab keeps of a payment that is being entered. Consent is given anew. */
const enteredShape = hasShape({
  token: isString,
  preferred: isNullOr(isString),
  mandate: hasShape({ holder: isString, email: isString }),
});
const isEntering = hasShape({ value: isOneOf(['open']), context: enteredShape });

/** A payment that is being sent names what its payer agreed to, as one that is sent again does. */
function withAttestations(children: unknown): unknown {
  const sending = isRecord(children) ? children['payPayable'] : null;
  if (!isRecord(children) || !isRecord(sending) || !isRecord(sending['snapshot'])) return children;
  const { snapshot } = sending;
  const input = isRecord(snapshot['input']) ? { attestations: [], ...snapshot['input'] } : null;
  return { ...children, payPayable: { ...sending, snapshot: { ...snapshot, input } } };
}

const withNumber = (tax: unknown): unknown => (isRecord(tax) ? { registrationNumber: null, ...tax } : tax);

function withLaterFacts(payable: unknown): unknown {
  if (!isRecord(payable)) return null;
  const { taxLines } = payable;
  return {
    partPayment: null,
    quotedItems: [],
    verificationUrl: null,
    isTaxEstimated: false,
    ...payable,
    taxLines: Array.isArray(taxLines) ? taxLines.map(withNumber) : taxLines,
  };
}

/**
 * Version 3 knew no debit, no part that has arrived and nothing of a new quote, version 4 no number of a tax,
 * version 5 no page for small deposits, version 6 no estimated tax. A payment resumes with its key.
 */
function ofEarlier(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || !isRecord(snapshot['context'])) return null;
  const { context, children } = snapshot;
  return {
    ...snapshot,
    children: withAttestations(children),
    context: {
      mandate: { holder: '', email: '', isAuthorized: false },
      ...context,
      payable: withLaterFacts(context['payable']),
    },
  };
}

/** The whole of a payment that is being made, what was entered of one that isn't; null for anything else. */
function keptOf(persisted: unknown): unknown {
  if (isPaying(persisted)) return persisted;
  if (!isEntering(persisted)) return null;
  const { token, preferred, mandate } = persisted.context;
  return { token, preferred, mandate: { holder: mandate.holder, email: mandate.email } };
}

/** Wraps what a tab keeps of `actor.getPersistedSnapshot()`; null unless a payment is being entered or made. */
export function storeOrderPayment(persisted: unknown): StoredSnapshot | null {
  const kept = keptOf(persisted);
  return kept === null ? null : storedSnapshot(orderPaymentMachine.id, version, kept);
}

/** What the payer of this link had entered, from the parsed storage; null for nothing. */
export function readEnteredPayment(stored: unknown, token: string): EnteredPayment | null {
  const entered = readSnapshot(stored, {
    machineId: orderPaymentMachine.id,
    version,
    migrate: (earlier) => earlier,
    validate: enteredShape,
  });
  return entered?.token === token ? entered : null;
}

/**
 * The snapshot to restore from what storage returned, already parsed: of a payment with this link that is being made.
 * Null for anything else, because the page is served with what is owed.
 */
export const readOrderPayment = (stored: unknown, token: string): Snapshot<unknown> | null =>
  readSnapshot(stored, {
    machineId: orderPaymentMachine.id,
    version,
    migrate: (snapshot, from) => ([3, 4, 5, 6].includes(from) ? ofEarlier(snapshot) : null),
    validate: (snapshot): snapshot is Snapshot<unknown> =>
      isOrderPaymentSnapshot(snapshot) && isPaying(snapshot) && snapshot.context.token === token,
  });
