import type { ControlAttributes, FieldProps } from './field.types.ts';

/** The ids of the elements around a control. */
export function fieldIds({ name, id = name }: Pick<FieldProps, 'name' | 'id'>) {
  return { control: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
}

/** The attributes that tie a control to its hint and its error; only what is on the page is named. */
export function controlAttributes(field: Omit<FieldProps, 'label'>): ControlAttributes {
  const ids = fieldIds(field);
  const describedBy = [field.hint && ids.hint, field.error && ids.error].filter(Boolean).join(' ');
  return {
    id: ids.control,
    name: field.name,
    required: field.required ?? true,
    'aria-invalid': field.error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

/** Typed text runs as its own letters do; an empty control begins where the page does, which `auto` doesn't say. */
export const directionOf = (value: string): 'auto' | undefined => (value === '' ? undefined : 'auto');
