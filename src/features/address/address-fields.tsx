import { Fragment, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  addressProblemAt,
  isFieldRequired,
  type AddressEvent,
  type AddressForm,
} from '@sonde/machines/address';
import type { AddressField } from '@sonde/machines/rules/address';
import { useAfterPress } from '../../app/use-after-press.ts';
import { useOnceTrue } from '../../app/use-once-true.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { addressProblemText } from './address-texts.ts';
import { AreaField } from './area-field.tsx';
import { cityTexts } from './area-texts.ts';
import { postalCodeTexts } from './postal-code-texts.ts';
import { useSearchedStreet } from './use-searched-street.ts';
import styles from './address-fields.module.css';

interface AddressFieldsProps {
  /** Distinguishes the fields of two addresses for autofill. */
  readonly section: 'shipping' | 'billing';
  readonly form: AddressForm;
  /** What the store said about a field. */
  readonly refusalAt: (field: AddressField) => string | undefined;
  readonly send: (event: AddressEvent) => void;
}

/** The fields of one address but its country, in the order in which the country writes them. */
export function AddressFields({ section, form, refusalAt, send }: AddressFieldsProps) {
  const { t, i18n } = useLingui();
  const { address, rules } = form;
  const errorOf = useAddressErrors(form, refusalAt);
  const afterPress = useAfterPress();
  const hasMoreLines = useOnceTrue(address.companyName !== '' || address.streetAddress2 !== '');
  const change = (field: AddressField, value: string) =>
    send({ type: 'address.field.changed', field, value });
  const searched = useSearchedStreet(`${section}-streetAddress1`);
  const field = (name: AddressField, autoComplete: string) => ({
    name,
    id: `${section}-${name}`,
    value: address[name],
    error: errorOf(name),
    required: isFieldRequired(rules, name),
    autoComplete: `${section} ${autoComplete}`,
    onChange: (value: string) => change(name, value),
    onLeave: () => afterPress(() => send({ type: 'address.field.left', field: name })),
  });
  const street = { ...field('streetAddress1', 'address-line1'), label: t`Street and number` };
  const fields: Readonly<Record<AddressField, ReactNode>> = {
    country: null,
    firstName: <TextField {...field('firstName', 'given-name')} label={t`First name`} />,
    lastName: <TextField {...field('lastName', 'family-name')} label={t`Last name`} />,
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
        <Disclosure summary={t`Add an organization, or a suite or floor`} isOpen={hasMoreLines}>
          <div className={styles.fields}>
            <TextField {...field('companyName', 'organization')} label={t`Organization`} />
            <TextField {...field('streetAddress2', 'address-line2')} label={t`Suite, floor, department`} />
          </div>
        </Disclosure>
      </div>
    ),
    city: <TextField {...field('city', 'address-level2')} label={i18n._(cityTexts[rules.cityType].label)} />,
    countryArea: <AreaField {...field('countryArea', 'address-level1')} rules={rules} />,
    postalCode: (
      <TextField
        {...field('postalCode', 'postal-code')}
        label={i18n._(postalCodeTexts[rules.postalCodeType].label)}
        dir="ltr"
        inputMode="text"
      />
    ),
    phone: (
      <div className={styles.wide}>
        <TextField
          {...field('phone', 'tel')}
          type="tel"
          width="medium"
          label={t`Telephone`}
          hint={t`Only for questions about the delivery`}
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

/** The message at each field: what the form found, else what the store said. */
export function useAddressErrors(form: AddressForm, refusalAt: (field: AddressField) => string | undefined) {
  const { i18n } = useLingui();
  return (field: AddressField): string | undefined => {
    const reason = addressProblemAt(form, field);
    return reason ? i18n._(addressProblemText(field, reason, form.rules, i18n.locale)) : refusalAt(field);
  };
}
