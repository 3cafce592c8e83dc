import { languageOfCode } from '../../graphql/language-code.ts';
import type { Resolvers } from '../../graphql/resolver-types.generated.ts';
import { formPayload } from './form-payload.ts';
import { submitLead } from './submit-lead.ts';

export const leadResolvers: Resolvers = {
  Mutation: {
    async leadFormSubmit(_parent, { input, idempotencyKey }, { sql, idempotencyKey: header }) {
      const { languageCode, ...typed } = input;
      return formPayload(
        await submitLead(sql, {
          typed,
          language: languageOfCode(languageCode),
          idempotencyKey: idempotencyKey ?? header ?? '',
        }),
      );
    },
  },
};
