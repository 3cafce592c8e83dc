import type { AddressForm } from '@sonde/machines/address';
import type { AddressField } from '@sonde/machines/rules/addresses';
import type { FieldProblem } from '@sonde/machines/rules/errors';
import { useAddressErrors } from '../../address/address-fields.tsx';

/** The errors of an address form for the summary above it, in the order of the fields. */
export function useAddressSummary(
  section: 'shipping' | 'billing',
  form: AddressForm,
  refusalAt: (field: AddressField) => FieldProblem | null,
) {
  const errorOf = useAddressErrors(form, refusalAt);
  return form.rules.displayOrder.flatMap((name) => {
    const error = errorOf(name);
    return error ? [{ name, id: `${section}-${name}`, ...error }] : [];
  });
}
