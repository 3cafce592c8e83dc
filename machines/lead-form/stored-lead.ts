import { countryCodes } from '../rules/places/index.ts';
import { type Lead, type LeadField, leadFields } from '../rules/leads/index.ts';
import { type Check, hasShape, isBoolean, isOneOf, isString } from '../flow/index.ts';
import type { LeadFormEvent } from './lead-form.types.ts';

const areTexts = Object.fromEntries(leadFields.map((field) => [field, isString])) as Record<
  LeadField,
  Check<string>
>;

const isLead: Check<Lead> = hasShape({
  ...areTexts,
  country: isOneOf(countryCodes),
  emailOptIn: isBoolean,
});

/** Validates a stored unsent form, already parsed; null for anything else. */
export function readStoredLead(stored: unknown): Lead | null {
  return isLead(stored) ? stored : null;
}

/** The events that restore a stored form over `present`. The country comes first. */
export function restoringEvents(kept: Lead, present: Lead): readonly LeadFormEvent[] {
  const changed = leadFields.filter((field) => field !== 'country' && kept[field] !== present[field]);
  return [
    ...(kept.country === present.country
      ? []
      : [{ type: 'lead.country.changed', country: kept.country } as const]),
    ...changed.map((field) => ({ type: 'lead.field.changed', field, value: kept[field] }) as const),
    ...(kept.emailOptIn === present.emailOptIn
      ? []
      : [{ type: 'lead.news.changed', isOptedIn: kept.emailOptIn } as const]),
  ];
}
