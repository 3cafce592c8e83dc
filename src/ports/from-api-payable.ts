import type { Payable } from '@sonde/machines/order-payment';
import { fromApiMoney, fromApiTaxedMoney } from '../graphql/from-api-money.ts';
import type { PayableFieldsFragment } from '../graphql/payable.generated.ts';
import { fromApiTaxLine } from './from-api-tax-line.ts';

/** Converts what is owed for the flow: amounts in minor units. */
export const fromApiPayable = ({
  kind,
  document,
  token,
  number,
  status,
  lostReason,
  payUntil,
  lines,
  taxTreatment,
  isTaxEstimated,
  taxLines,
  total,
  partPayment,
  verificationUrl,
  quotedItems,
  availablePaymentGateways,
}: PayableFieldsFragment): Payable => ({
  kind,
  document,
  token,
  number,
  status,
  lostReason,
  payUntil,
  lines: lines.map(({ totalPrice, ...line }) => ({ ...line, total: fromApiTaxedMoney(totalPrice) })),
  taxTreatment,
  isTaxEstimated,
  taxLines: taxLines.map((line) => ({
    ...fromApiTaxLine(line),
    registrationNumber: line.registrationNumber,
  })),
  total: fromApiTaxedMoney(total),
  partPayment: partPayment && {
    received: fromApiMoney(partPayment.received),
    open: fromApiMoney(partPayment.open),
  },
  verificationUrl,
  quotedItems: quotedItems.map(({ sku, quantity }) => ({ sku, quantity })),
  methods: availablePaymentGateways.map(({ method }) => method),
});
