import { Fragment, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  addressProblemAt,
  isFieldRequired,
  type AddressForm,
  type AddressRequest,
} from '@sonde/machines/address';
import type { AddressField } from '@sonde/machines/rules/addresses';
import type { FieldProblem } from '@sonde/machines/rules/errors';
import { useAfterPress } from '../../browser/use-after-press.ts';
import { useLatched } from '../../browser/use-latched.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { ClearFieldButton } from '../trouble/clear-field-button.tsx';
import { addressLabel, addressProblemWords } from './address-texts.ts';
import { AreaField } from './area-field.tsx';
import { useSearchedStreet } from './use-searched-street.ts';
import styles from './address-fields.module.css';

interface AddressFieldsProps {
  /** Distinguishes the fields of two addresses for autofill. */
  readonly section: 'shipping' | 'billing';
  readonly form: AddressForm;
  /** The store's refusals of a field. */
  readonly refusalAt: (field: AddressField) => FieldProblem | null;
  readonly send: (event: AddressRequest) => void;
}

/** The fields of an address except its country, in the country's order. */
export function AddressFields({ section, form, refusalAt, send }: AddressFieldsProps) {
  const { t, i18n } = useLingui();
  const { address, rules } = form;
  const errorOf = useAddressErrors(form, refusalAt);
  const afterPress = useAfterPress();
  const hasMoreLines = useLatched(address.companyName !== '' || address.streetAddress2 !== '');
  const change = (field: AddressField, value: string) =>
    send({ type: 'address.field.changed', field, value });
  const searched = useSearchedStreet(`${section}-streetAddress1`);
  const field = (name: AddressField, autoComplete: string) => ({
    name,
    id: `${section}-${name}`,
    value: address[name],
    label: i18n._(addressLabel(name, rules)),
    error: errorOf(name)?.message,
    required: isFieldRequired(rules, name),
    autoComplete: `${section} ${autoComplete}`,
    remedy: isFieldRequired(rules, name) ? undefined : (
      <ClearFieldButton field={`${section}-${name}`} onClear={() => change(name, '')} />
    ),
    onChange: (value: string) => change(name, value),
    onLeave: () => afterPress(() => send({ type: 'address.field.left', field: name })),
  });
  const street = field('streetAddress1', 'address-line1');
  const fields: Readonly<Record<AddressField, ReactNode>> = {
    country: null,
    firstName: <TextField {...field('firstName', 'given-name')} />,
    lastName: <TextField {...field('lastName', 'family-name')} />,
    companyName: null,
    streetAddress1: (
      <div className={styles.wide}>
        {searched ? (
          <searched.SearchedStreet {...street} form={form} onFill={change} />
        ) : (
          <TextField {...street} />
        )}
      </div>
    ),
    streetAddress2: (
      <div className={styles.wide}>
        <Disclosure summary={t`Add company, apartment, suite or floor`} isOpen={hasMoreLines}>
          <div className={styles.fields}>
            <TextField {...field('companyName', 'organization')} />
            <TextField {...field('streetAddress2', 'address-line2')} />
          </div>
        </Disclosure>
      </div>
    ),
    city: <TextField {...field('city', 'address-level2')} />,
    countryArea: <AreaField {...field('countryArea', 'address-level1')} rules={rules} />,
    postalCode: <TextField {...field('postalCode', 'postal-code')} dir="ltr" inputMode="text" />,
    phone: (
      <div className={styles.half}>
        <TextField
          {...field('phone', 'tel')}
          type="tel"
          hint={section === 'shipping' ? t`In case the courier has a question` : undefined}
        />
      </div>
    ),
  };
  return (
    <div className={styles.fields}>
      {rules.displayOrder.map((name) => (
        <Fragment key={name}>{fields[name]}</Fragment>
      ))}
    </div>
  );
}

/**
 * The error of each field, from the form or else from the store, and the field's label if the error doesn't name it.
 */
export function useAddressErrors(form: AddressForm, refusalAt: (field: AddressField) => FieldProblem | null) {
  const { i18n } = useLingui();
  const write = useFormat();
  return (
    field: AddressField,
  ): { readonly message: string; readonly label?: string | undefined } | undefined => {
    const reason = addressProblemAt(form, field) ?? refusalAt(field);
    if (!reason) return undefined;
    const { text, label } = addressProblemWords(field, reason, form.rules, write);
    return { message: i18n._(text), label: label && i18n._(label) };
  };
}
