import { useState } from 'react';
import { controlAttributes } from '../field/describe.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field.types.ts';
import styles from '../field/field.module.css';
import own from './file-field.module.css';

interface FileFieldProps extends FieldProps {
  /** The accepted media types, by which the browser filters its list. */
  readonly accept: readonly string[];
  /** The chosen file's name, shown while the control itself is empty, because it was redrawn. */
  readonly chosen: string | null;
  readonly onChange: (file: File | null) => void;
}

/** One file from the device. */
export function FileField({ label, remedy, accept, chosen, onChange, ...field }: FileFieldProps) {
  const [isRedrawn, setRedrawn] = useState(chosen !== null);
  return (
    <Field {...field} label={label} remedy={remedy}>
      <input
        {...controlAttributes(field)}
        className={`${styles.control} ${own.file}`}
        type="file"
        accept={accept.join(',')}
        required={(field.required ?? true) && chosen === null}
        onChange={(event) => {
          setRedrawn(false);
          onChange(event.currentTarget.files?.[0] ?? null);
        }}
      />
      {isRedrawn && chosen !== null && (
        <p className={own.chosen}>
          <bdi translate="no">{chosen}</bdi>
        </p>
      )}
    </Field>
  );
}
