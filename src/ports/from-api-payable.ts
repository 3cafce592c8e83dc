import type { Payable } from '@sonde/machines/order-payment';
import { fromApiTaxedMoney } from '../graphql/from-api-money.ts';
import type { PayableFieldsFragment } from '../graphql/payable.generated.ts';

/** Converts what is owed for the flow: amounts in minor units. */
export const fromApiPayable = ({
  kind,
  token,
  number,
  status,
  payUntil,
  lines,
  total,
  availablePaymentGateways,
}: PayableFieldsFragment): Payable => ({
  kind,
  token,
  number,
  status,
  payUntil,
  lines: lines.map(({ totalPrice, ...line }) => ({ ...line, total: fromApiTaxedMoney(totalPrice) })),
  total: fromApiTaxedMoney(total),
  methods: availablePaymentGateways.map(({ method }) => method),
});
