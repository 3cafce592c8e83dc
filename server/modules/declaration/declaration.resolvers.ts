import { blankDeclaration } from '@sonde/machines/rules/declaration';
import { formPayload } from '../../kernel/form-payload.ts';
import { languageOfCode } from '../../kernel/language-code.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import type { DeclarationReceipt } from './declaration.model.ts';
import { declare, type DeclarationServices } from './declare.ts';
import type { Submission } from './read-declaration.ts';

const apiReceipt = ({ number, receivedAt, outcome, lastDay }: DeclarationReceipt) => ({
  number: String(number),
  receivedAt: receivedAt.toISOString(),
  outcome,
  lastDay,
});

async function answer(services: DeclarationServices, submission: Submission) {
  const { receipt, refusals } = await declare(services, submission);
  return { ...formPayload(refusals), receipt: receipt && apiReceipt(receipt) };
}

/** Declarations that end a contract. Available to everyone, without signing in. */
export const declarationApi = (services: DeclarationServices): ModuleApi => ({
  limits: {
    withdrawalDeclare: [{ limit: 'declaration' }],
    cancellationDeclare: [{ limit: 'declaration' }],
  },
  refuse: async (refusal) => ({ ...formPayload([refusal]), receipt: null }),
  resolvers: {
    Mutation: {
      withdrawalDeclare: (_parent, { input, idempotencyKey }, { idempotencyKey: header }) => {
        const { name, contract, items, email, country, languageCode } = input;
        return answer(services, {
          kind: 'WITHDRAWAL',
          typed: { ...blankDeclaration, name, contract, items: items ?? '', email },
          country,
          language: languageOfCode(languageCode),
          idempotencyKey: idempotencyKey ?? header ?? '',
        });
      },
      cancellationDeclare: (_parent, { input, idempotencyKey }, { idempotencyKey: header }) => {
        const { ground, cause, name, contract, endsOn, email, country, languageCode } = input;
        return answer(services, {
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
      },
    },
  },
});
