import { apiTaxLine } from '../tax/api-tax-line.ts';
import type { Payable } from './payable.model.ts';
import type { PayableServices } from './payable-services.ts';

/** A debt in the API's format. */
export const apiPayable = (
  { gatewayOf, publishableKeyOf }: Pick<PayableServices, 'gatewayOf' | 'publishableKeyOf'>,
  { methods, lines, taxLines, language, country, ...payable }: Payable,
) => ({
  ...payable,
  country: { code: country },
  lines: lines.map(({ name, kind, quantity, unitPrice, amount }) => ({
    name,
    kind,
    quantity,
    unitPrice,
    totalPrice: amount,
  })),
  taxLines: taxLines.map((line) => apiTaxLine(line, language)),
  availablePaymentGateways: methods.flatMap((method) => {
    const gateway = gatewayOf(method);
    return gateway === null
      ? []
      : [{ method, gateway: gateway.name, publishableKey: publishableKeyOf(gateway.name, country) }];
  }),
});
