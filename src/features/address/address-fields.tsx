import { useLingui } from '@lingui/react/macro';
import {
  addressProblemAt,
  isFieldRequired,
  type AddressEvent,
  type AddressForm,
} from '@sonde/machines/address';
import type { AddressField, AddressRules } from '@sonde/machines/rules/address';
import { useAfterPress } from '../../app/use-after-press.ts';
import { useOnceTrue } from '../../app/use-once-true.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { SelectField } from '../../ui/select-field/select-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { addressProblemText } from './address-texts.ts';
import styles from './address-fields.module.css';

interface AddressFieldsProps {
  /** Distinguishes the fields of two addresses for autofill. */
  readonly section: 'shipping' | 'billing';
  readonly form: AddressForm;
  readonly rules: AddressRules;
  /** What the store said about a field. */
  readonly refusalAt: (field: AddressField) => string | undefined;
  readonly send: (event: AddressEvent) => void;
}

/** The fields of one address, in the order in which its country writes them. */
export function AddressFields({ section, form, rules, refusalAt, send }: AddressFieldsProps) {
  const { t } = useLingui();
  const errorOf = useAddressErrors(form, refusalAt);
  const afterPress = useAfterPress();
  const hasMoreLines = useOnceTrue(form.address.companyName !== '' || form.address.streetAddress2 !== '');
  const field = (name: AddressField, autoComplete: string) => ({
    name,
    id: `${section}-${name}`,
    value: form.address[name],
    error: errorOf(name),
    required: isFieldRequired(rules, name),
    autoComplete: `${section} ${autoComplete}`,
    onChange: (value: string) => send({ type: 'address.field.changed', field: name, value }),
    onLeave: () => afterPress(() => send({ type: 'address.field.left', field: name })),
  });
  const states = rules.countryAreaChoices.map(({ code, name, served }) => ({
    value: code,
    label: served ? name : t`${name} (we do not ship there)`,
    disabled: !served,
  }));
  return (
    <div className={styles.fields}>
      <TextField {...field('firstName', 'given-name')} label={t`First name`} />
      <TextField {...field('lastName', 'family-name')} label={t`Last name`} />
      <div className={styles.wide}>
        <TextField {...field('streetAddress1', 'address-line1')} label={t`Street and number`} />
      </div>
      <div className={styles.wide}>
        <Disclosure summary={t`Add an organization, or a suite or floor`} isOpen={hasMoreLines}>
          <div className={styles.fields}>
            <TextField {...field('companyName', 'organization')} label={t`Organization`} />
            <TextField {...field('streetAddress2', 'address-line2')} label={t`Suite, floor, department`} />
          </div>
        </Disclosure>
      </div>
      <TextField {...field('city', 'address-level2')} label={t`City`} />
      <SelectField
        {...field('countryArea', 'address-level1')}
        label={t`State`}
        placeholder={t`Choose a state`}
        options={states}
      />
      <TextField {...field('postalCode', 'postal-code')} label={t`ZIP code`} dir="ltr" inputMode="text" />
      <div className={styles.wide}>
        <TextField
          {...field('phone', 'tel')}
          type="tel"
          width="medium"
          label={t`Telephone`}
          hint={t`Only for questions about the delivery`}
        />
      </div>
    </div>
  );
}

/** The message at each field: what the form found, else what the store said. */
export function useAddressErrors(form: AddressForm, refusalAt: (field: AddressField) => string | undefined) {
  const { i18n } = useLingui();
  return (field: AddressField): string | undefined => {
    const reason = addressProblemAt(form, field);
    return reason ? i18n._(addressProblemText(field, reason)) : refusalAt(field);
  };
}
