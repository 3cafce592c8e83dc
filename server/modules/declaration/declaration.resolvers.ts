import { formPayload } from '../../kernel/form-payload.ts';
import { languageOfCode } from '../../kernel/language-code.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import type { DeclarationReceipt } from './declaration.model.ts';
import { type DeclarationServices, declareWithdrawal } from './declare-withdrawal.ts';

const apiReceipt = ({ number, receivedAt, outcome }: DeclarationReceipt) => ({
  number: String(number),
  receivedAt: receivedAt.toISOString(),
  outcome,
});

/** Declarations that end a contract, for everyone: nobody has to sign in for them. */
export const declarationApi = (services: DeclarationServices): ModuleApi => ({
  limits: { withdrawalDeclare: [{ limit: 'declaration' }] },
  refuse: async (refusal) => ({ ...formPayload([refusal]), receipt: null }),
  resolvers: {
    Mutation: {
      async withdrawalDeclare(_parent, { input, idempotencyKey }, { idempotencyKey: header }) {
        const { name, contract, items, email, country, languageCode } = input;
        const { receipt, refusals } = await declareWithdrawal(services, {
          typed: { name, contract, items: items ?? '', email },
          country,
          language: languageOfCode(languageCode),
          idempotencyKey: idempotencyKey ?? header ?? '',
        });
        return { ...formPayload(refusals), receipt: receipt && apiReceipt(receipt) };
      },
    },
  },
});
