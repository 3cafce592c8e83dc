import { formPayload } from '../../kernel/form-payload.ts';
import { languageOfCode } from '../../kernel/language-code.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import { learnerDiscounts, type LearnerDiscountServices } from './learner-discounts.ts';
import { type LearnerServices, submitLearner } from './submit-learner.ts';

/**
 * Requests to be confirmed as a learner. Available to everyone, without signing in. Each is answered by mail. Their rate
 * is limited before the file is read (`server/graphql/uploads.ts`). Those who were confirmed find their discount in
 * their account.
 */
export const learnerApi = (services: LearnerServices & LearnerDiscountServices): ModuleApi => ({
  recipients: { learnerVerificationSubmit: ({ input }) => input?.email ?? null },
  refuse: async (refusal) => formPayload([refusal]),
  resolvers: {
    User: {
      learnerDiscounts: (_person, _given, { account }) => learnerDiscounts(services, account),
    },
    Mutation: {
      async learnerVerificationSubmit(_parent, { input, proof, idempotencyKey }, { idempotencyKey: header }) {
        const { market, traineeType, school, email, country, languageCode } = input;
        return formPayload(
          await submitLearner(services, {
            typed: { traineeType, school, email },
            market,
            country,
            language: languageOfCode(languageCode),
            proof,
            idempotencyKey: idempotencyKey ?? header ?? '',
          }),
        );
      },
    },
  },
});
