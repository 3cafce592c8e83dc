import type { Client } from 'urql';
import type { DeclarationPorts } from '@sonde/machines/declaration';
import { randomUuid } from '../browser/random-uuid.ts';
import { mutate } from '../graphql/client.ts';
import { WithdrawalDeclareDocument } from '../graphql/declaration.generated.ts';
import type { CountryCode, LanguageCodeEnum } from '../graphql/schema.generated.ts';

/** What a declaration asks of the world, answered by the store API. */
export function createDeclarationPorts(client: Client, languageCode: string): DeclarationPorts {
  return {
    createDeclarationKey: async () => randomUuid(),
    submitDeclaration: async ({ declaration, country, idempotencyKey }) => {
      const { withdrawalDeclare } = await mutate(client, WithdrawalDeclareDocument, {
        input: {
          ...declaration,
          country: country as CountryCode,
          languageCode: languageCode as LanguageCodeEnum,
        },
        idempotencyKey,
      });
      const { receipt, formErrors } = withdrawalDeclare;
      return receipt === null ? { status: 'refused', refusals: formErrors } : { status: 'received', receipt };
    },
  };
}
