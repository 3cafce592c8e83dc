import type { Client } from 'urql';
import type { DeclarationPorts, SubmitDeclarationInput } from '@sonde/machines/declaration';
import type { DeclarationKind } from '@sonde/machines/rules/declaration';
import { randomUuid } from '../browser/random-uuid.ts';
import { mutate } from '../graphql/client.ts';
import {
  CancellationDeclareDocument,
  DeclarationConfirmDocument,
  WithdrawalDeclareDocument,
  type WithdrawalDeclareMutation,
} from '../graphql/declaration.generated.ts';
import type { CancellationGround, CountryCode, LanguageCodeEnum } from '../graphql/schema.generated.ts';

type Payload = WithdrawalDeclareMutation['withdrawalDeclare'];
type Send = (client: Client, languageCode: string, input: SubmitDeclarationInput) => Promise<Payload>;

const placeOf = (country: string, languageCode: string) => ({
  country: country as CountryCode,
  languageCode: languageCode as LanguageCodeEnum,
});

const sends: Readonly<Record<DeclarationKind, Send>> = {
  WITHDRAWAL: async (client, languageCode, { declaration, country, idempotencyKey }) => {
    const { name, contract, items, email } = declaration;
    const { withdrawalDeclare } = await mutate(client, WithdrawalDeclareDocument, {
      input: { name, contract, items, email, ...placeOf(country, languageCode) },
      idempotencyKey,
    });
    return withdrawalDeclare;
  },
  CANCELLATION: async (client, languageCode, { declaration, country, idempotencyKey }) => {
    const { ground, cause, name, contract, endsOn, email } = declaration;
    const { cancellationDeclare } = await mutate(client, CancellationDeclareDocument, {
      input: {
        ground: ground as CancellationGround,
        cause,
        name,
        contract,
        endsOn: endsOn === '' ? null : endsOn,
        email,
        ...placeOf(country, languageCode),
      },
      idempotencyKey,
    });
    return cancellationDeclare;
  },
};

/** The ports of a declaration, implemented with the store API. */
export function createDeclarationPorts(client: Client, languageCode: string): DeclarationPorts {
  return {
    createDeclarationKey: async () => randomUuid(),
    submitDeclaration: async (input) => {
      const { receipt, formErrors } = await sends[input.kind](client, languageCode, input);
      if (receipt === null) return { status: 'refused', refusals: formErrors };
      const isMailed = formErrors.every(({ reason }) => reason !== 'TOO_MANY_MAILS');
      return { status: 'received', receipt: { ...receipt, isMailed } };
    },
    confirmDeclaration: async ({ token }) => {
      const { declarationConfirm } = await mutate(client, DeclarationConfirmDocument, { token });
      const { receipt, formErrors } = declarationConfirm;
      if (receipt !== null) return { status: 'received', receipt: { ...receipt, isMailed: true } };
      if (formErrors.some(({ code }) => code === 'NOT_FOUND')) return { status: 'unknown' };
      throw new Error(`The declaration wasn't confirmed: ${formErrors.map(({ code }) => code).join(', ')}`);
    },
  };
}
