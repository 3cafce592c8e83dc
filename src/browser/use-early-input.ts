import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes over what was typed, selected or autofilled before the application loaded. `values` are the form's initial
 * ones, by the `name` of each control.
 */
export function useEarlyInput<Field extends string>(
  form: RefObject<HTMLElement | null>,
  values: Readonly<Record<Field, string>>,
  onChange: (field: Field, value: string) => void,
): void {
  const begun = useRef({ values, onChange });
  useEffect(() => {
    const first = begun.current;
    for (const field of Object.keys(first.values) as Field[]) {
      const named = `[name="${field}"]`;
      // Of a group of radio buttons, only the chosen one is an answer.
      const control = form.current?.querySelector<HTMLInputElement>(
        `${named}:not([type="radio"]), ${named}:checked`,
      );
      if (control && control.value !== first.values[field]) first.onChange(field, control.value);
    }
  }, [form]);
}
