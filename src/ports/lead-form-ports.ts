import type { Client } from 'urql';
import type { LeadFormPorts } from '@sonde/machines/lead-form';
import { isLeadChoiceField, type Lead, type LeadChoiceField, leadFields } from '@sonde/machines/rules/leads';
import { mutate } from '../graphql/client.ts';
import { LeadFormSubmitDocument } from '../graphql/lead-form.generated.ts';
import type { CountryCode, LanguageCodeEnum, LeadFormInput } from '../graphql/schema.generated.ts';
import { leadOrigin } from './lead-arrival.ts';
import { optOut } from '../browser/consent.ts';
import { randomUuid } from '../browser/random-uuid.ts';
import { createAddressPorts } from './address-ports.ts';

/** The values of lists are enumerations of the API, which has no empty ones. */
type ChosenValues = Pick<LeadFormInput, Extract<keyof LeadFormInput, LeadChoiceField>>;

/** The values as the API takes them: null where nothing was chosen. */
const typedValues = (lead: Lead): Omit<Lead, LeadChoiceField> & ChosenValues => ({
  ...lead,
  ...(Object.fromEntries(
    leadFields.filter(isLeadChoiceField).map((field) => [field, lead[field] === '' ? null : lead[field]]),
  ) as Required<ChosenValues>),
});

/** The ports of a form, implemented with the store API. */
export function createLeadFormPorts(client: Client, languageCode: string): LeadFormPorts {
  return {
    loadAddressRules: createAddressPorts(languageCode).loadAddressRules,
    createLeadKey: async () => randomUuid(),
    submitLead: async ({ slug, lead, idempotencyKey }) => {
      const { leadFormSubmit } = await mutate(client, LeadFormSubmitDocument, {
        input: {
          ...typedValues(lead),
          ...leadOrigin(slug),
          form: slug,
          languageCode: languageCode as LanguageCodeEnum,
          country: lead.country as CountryCode,
        },
        idempotencyKey,
      });
      const refusals = leadFormSubmit.formErrors;
      if (refusals.length > 0) return { status: 'refused', refusals };
      return { status: 'accepted' };
    },
    optOut: async () => optOut(),
  };
}
