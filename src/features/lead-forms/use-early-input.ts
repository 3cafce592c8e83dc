import { type RefObject, useEffect, useRef } from 'react';
import type { LeadFormEvent } from '@sonde/machines/lead-form';
import { type Lead, leadFields } from '@sonde/machines/rules/leads';

/** Takes over what was typed, selected or autofilled before the application loaded. */
export function useEarlyInput(
  form: RefObject<HTMLElement | null>,
  lead: Lead,
  send: (event: LeadFormEvent) => void,
): void {
  const begun = useRef(lead);
  useEffect(() => {
    for (const field of leadFields) {
      const control = form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`);
      if (!control || control.value === begun.current[field]) continue;
      const { value } = control;
      if (field === 'country') send({ type: 'lead.country.changed', country: value });
      else send({ type: 'lead.field.changed', field, value });
    }
  }, [form, send]);
}
