import { languageOfCode } from '../../kernel/language-code.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import { formPayload } from '../../kernel/form-payload.ts';
import { type LeadServices, submitLead } from './submit-lead.ts';

/** The store's forms. Each message becomes a mail to staff. */
export const leadApi = (services: LeadServices): ModuleApi => ({
  limits: { leadFormSubmit: [{ limit: 'leadForm' }] },
  recipients: { leadFormSubmit: ({ input }) => input?.email ?? null },
  refuse: async (refusal) => formPayload([refusal]),
  resolvers: {
    Mutation: {
      async leadFormSubmit(_parent, { input, idempotencyKey }, { idempotencyKey: header }) {
        const { languageCode, ...typed } = input;
        return formPayload(
          await submitLead(services, {
            typed,
            language: languageOfCode(languageCode),
            idempotencyKey: idempotencyKey ?? header ?? '',
          }),
        );
      },
    },
  },
});
