import type { Client } from 'urql';
import type { LearnerVerificationPorts } from '@sonde/machines/learner-verification';
import { randomUuid } from '../browser/random-uuid.ts';
import { mutate } from '../graphql/client.ts';
import { LearnerVerificationSubmitDocument } from '../graphql/learner-verification.generated.ts';
import type { CountryCode, LanguageCodeEnum, TraineeType } from '../graphql/schema.generated.ts';

/** The ports of a learner's request, implemented with the store API. */
export function createLearnerVerificationPorts(
  client: Client,
  languageCode: string,
): LearnerVerificationPorts {
  return {
    createLearnerKey: async () => randomUuid(),
    submitLearner: async ({ market, country, learner, proof, idempotencyKey }) => {
      const { learnerVerificationSubmit } = await mutate(
        client,
        LearnerVerificationSubmitDocument,
        {
          input: {
            market,
            traineeType: learner.traineeType as TraineeType,
            school: learner.school,
            email: learner.email,
            country: country as CountryCode,
            languageCode: languageCode as LanguageCodeEnum,
          },
          proof: proof.content as File,
          idempotencyKey,
        },
        { 'Idempotency-Key': idempotencyKey },
      );
      const refusals = learnerVerificationSubmit.formErrors;
      return refusals.length === 0 ? { status: 'received' } : { status: 'refused', refusals };
    },
  };
}
