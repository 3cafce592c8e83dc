import type { SubmitDeclarationInput } from '@sonde/machines/declaration';
import { blankDeclaration } from '@sonde/machines/rules/declaration';
import type { Client } from 'urql';
import { expect, it } from 'vitest';
import { createDeclarationPorts } from './declaration-ports.ts';

const receipt = {
  number: '10001',
  receivedAt: '2026-11-20T15:00:00Z',
  outcome: 'TO_BE_CHECKED',
  lastDay: null,
};
const refusalOf = (reason: string) => ({ code: 'OPERATION_NOT_ALLOWED', field: null, reason, most: null });
const submission: SubmitDeclarationInput = {
  kind: 'WITHDRAWAL',
  declaration: blankDeclaration,
  country: 'DE',
  idempotencyKey: 'key',
};

/** What becomes of the shop's answer to a withdrawal. */
function reply(withdrawalDeclare: object) {
  const mutation = () => ({ toPromise: async () => ({ data: { withdrawalDeclare } }) });
  const client = { mutation } as Partial<Record<keyof Client, unknown>> as Client;
  return createDeclarationPorts(client, 'EN').submitDeclaration(submission);
}

it.each([
  ['that it was received and mailed', { receipt, formErrors: [] }, true],
  ['that it was received for a full mailbox', { receipt, formErrors: [refusalOf('TOO_MANY_MAILS')] }, false],
])('an answer %s says so', async (_what, answer, isMailed) => {
  expect(await reply(answer)).toEqual({ status: 'received', receipt: { ...receipt, isMailed } });
});

it('an answer without a receipt is a refusal', async () => {
  const refusals = [refusalOf('TOO_MANY_TRIES')];
  expect(await reply({ receipt: null, formErrors: refusals })).toEqual({ status: 'refused', refusals });
});
