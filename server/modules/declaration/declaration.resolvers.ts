import { blankDeclaration } from '@sonde/machines/rules/declaration';
import { formPayload } from '../../kernel/form-payload.ts';
import { type RecipientOf, tooManyMails } from '../../kernel/field-limits.ts';
import { languageOfCode } from '../../kernel/language-code.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import type { MutationResolvers } from '../../kernel/resolver-types.generated.ts';
import type { DeclarationReceipt } from './declaration.model.ts';
import { confirmDeclaration } from './confirm-declaration.ts';
import { type DeclarationReceived, type DeclarationServices, type Declared, declare } from './declare.ts';
import type { Submission } from './read-declaration.ts';

const apiReceipt = ({ number, receivedAt, outcome, lastDay }: DeclarationReceipt) => ({
  number: String(number),
  receivedAt: receivedAt.toISOString(),
  outcome,
  lastDay,
});

const payload = ({ receipt, refusals }: Declared) => ({
  ...formPayload(refusals),
  receipt: receipt && apiReceipt(receipt),
});

const declaredAddress: RecipientOf = ({ input }) => input?.email ?? null;

type Declaring = Required<Pick<MutationResolvers, 'withdrawalDeclare' | 'cancellationDeclare'>>;

/** The law gives the right to declare whatever others do: a full mailbox is told that it was sent no receipt. */
function createDeclare(
  services: DeclarationServices,
  mailbox: Pick<DeclarationReceived, 'isMailboxFull'>,
): Declaring {
  const answer = ({ receipt, refusals }: Declared) =>
    payload({
      receipt,
      refusals: mailbox.isMailboxFull && receipt !== null ? [tooManyMails] : refusals,
    });
  return {
    async withdrawalDeclare(_parent, { input, idempotencyKey }, { account, idempotencyKey: header }) {
      const { name, contract, items, email, country, languageCode } = input;
      const submission: Submission = {
        kind: 'WITHDRAWAL',
        typed: { ...blankDeclaration, name, contract, items: items ?? '', email },
        country,
        language: languageOfCode(languageCode),
        idempotencyKey: idempotencyKey ?? header ?? '',
      };
      return answer(await declare(services, account, submission, mailbox));
    },
    async cancellationDeclare(_parent, { input, idempotencyKey }, { account, idempotencyKey: header }) {
      const { ground, cause, name, contract, endsOn, email, country, languageCode } = input;
      const submission: Submission = {
        kind: 'CANCELLATION',
        typed: {
          ...blankDeclaration,
          ground,
          cause: cause ?? '',
          name,
          contract,
          endsOn: endsOn ?? '',
          email,
        },
        country,
        language: languageOfCode(languageCode),
        idempotencyKey: idempotencyKey ?? header ?? '',
      };
      return answer(await declare(services, account, submission, mailbox));
    },
  };
}

/** Declarations that end a contract. Available to everyone, without signing in. */
export const declarationApi = (services: DeclarationServices): ModuleApi => ({
  limits: {
    withdrawalDeclare: [{ limit: 'declaration' }],
    cancellationDeclare: [{ limit: 'declaration' }],
    declarationConfirm: [{ limit: 'declaration' }],
  },
  recipients: { withdrawalDeclare: declaredAddress, cancellationDeclare: declaredAddress },
  withoutMail: createDeclare(services, { isMailboxFull: true }),
  refuse: async (refusal) => ({ ...formPayload([refusal]), receipt: null }),
  resolvers: {
    Mutation: {
      ...createDeclare(services, { isMailboxFull: false }),
      async declarationConfirm(_parent, { token }) {
        return payload(await confirmDeclaration(services, token));
      },
    },
  },
});
