import type { ControlAttributes, FieldProps } from './field.types.ts';

/** The ids of a control and the elements around it. */
export function fieldIds({ name, id = name }: Pick<FieldProps, 'name' | 'id'>) {
  return { control: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
}

/** The attributes that link a control to its hint and error; only references elements that are on the page. */
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

/** Text takes the direction of its own letters. An empty control takes the page's direction, unlike with `auto`. */
export const directionOf = (value: string): 'auto' | undefined => (value === '' ? undefined : 'auto');
