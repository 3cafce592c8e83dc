import { blankDeclaration } from '@sonde/machines/rules/declaration';
import { formPayload } from '../../kernel/form-payload.ts';
import type { RecipientOf } from '../../kernel/field-limits.ts';
import { languageOfCode } from '../../kernel/language-code.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import type { DeclarationReceipt } from './declaration.model.ts';
import { confirmDeclaration } from './confirm-declaration.ts';
import { type Declared, declare, type DeclarationServices } from './declare.ts';

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

/** Declarations that end a contract. Available to everyone, without signing in. */
export const declarationApi = (services: DeclarationServices): ModuleApi => ({
  limits: {
    withdrawalDeclare: [{ limit: 'declaration' }],
    cancellationDeclare: [{ limit: 'declaration' }],
    declarationConfirm: [{ limit: 'declaration' }],
  },
  recipients: { withdrawalDeclare: declaredAddress, cancellationDeclare: declaredAddress },
  refuse: async (refusal) => ({ ...formPayload([refusal]), receipt: null }),
  resolvers: {
    Mutation: {
      async withdrawalDeclare(_parent, { input, idempotencyKey }, { account, idempotencyKey: header }) {
        const { name, contract, items, email, country, languageCode } = input;
        const declared = await declare(services, account, {
          kind: 'WITHDRAWAL',
          typed: { ...blankDeclaration, name, contract, items: items ?? '', email },
          country,
          language: languageOfCode(languageCode),
          idempotencyKey: idempotencyKey ?? header ?? '',
        });
        return payload(declared);
      },
      async cancellationDeclare(_parent, { input, idempotencyKey }, { account, idempotencyKey: header }) {
        const { ground, cause, name, contract, endsOn, email, country, languageCode } = input;
        const declared = await declare(services, account, {
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
        });
        return payload(declared);
      },
      async declarationConfirm(_parent, { token }) {
        return payload(await confirmDeclaration(services, token));
      },
    },
  },
});
