import type { ReactNode } from 'react';

/** Properties that all form fields share. */
export interface FieldProps {
  /** Stable name; also the default id. */
  readonly name: string;
  readonly id?: string | undefined;
  readonly label: string;
  /** Why we ask, or the expected format; shown between label and control. */
  readonly hint?: ReactNode | undefined;
  /** What is wrong and how to fix it. */
  readonly error?: string | undefined;
  /** A control that fixes the error with one press; shown after it. */
  readonly remedy?: ReactNode | undefined;
  /** Fields are required by default; `required={false}` adds "(optional)". */
  readonly required?: boolean | undefined;
}

/** The attributes that a control takes from its field. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}
