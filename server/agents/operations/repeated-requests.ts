import { hashParameters, keyMaxLength } from '../../kernel/idempotency-key.ts';
import { errorBody, type ErrorMessage } from '../mapping/messages.ts';
import { findAnswer, keepAnswer } from '../sessions/agent-request.repository.ts';
import type { AgentCall, AgentServices, OperationAnswer, OperationInput } from './operation.types.ts';

const longestKey = 255;

const keyReused: ErrorMessage = {
  type: 'error',
  code: 'idempotency_conflict',
  severity: 'unrecoverable',
  content: 'This idempotency key was used for another request.',
};

/** The answer to a key that was used for something else. */
export const keyConflict = ({ publicUrl }: AgentServices, { negotiated }: AgentCall): OperationAnswer => ({
  status: 409,
  body: errorBody(negotiated.version, [keyReused], publicUrl),
});

const keyUnusable: ErrorMessage = {
  type: 'error',
  code: 'invalid',
  severity: 'unrecoverable',
  content: `An idempotency key has between 1 and ${longestKey} characters.`,
};

const isUsable = (key: string) => key.trim() !== '' && key.length <= longestKey;

/**
 * Answers a repeated request like the first one, for a day, unless that answer isn't kept. A request without a key is
 * new each time; a key that was used for another request is refused. That a client must wait is never kept.
 */
export async function answerOnce(
  services: AgentServices,
  call: AgentCall,
  operation: string,
  { id, payload }: OperationInput,
  answer: () => Promise<OperationAnswer>,
  isKept: (answered: OperationAnswer) => boolean = () => true,
): Promise<OperationAnswer> {
  const { sql, publicUrl } = services;
  const { platform, facts, negotiated, buyer } = call;
  const { idempotencyKey: key } = facts;
  if (key === null) return answer();
  if (!isUsable(key)) return { status: 400, body: errorBody(negotiated.version, [keyUnusable], publicUrl) };
  // What is answered for a buyer is answered to no one else: not to a guest with the same key.
  const requestHash = hashParameters([operation, id, payload, ...(buyer === null ? [] : [buyer.subject])]);
  const kept = await findAnswer(sql, platform.id, key);
  if (kept !== null)
    return kept.requestHash.equals(requestHash)
      ? { status: kept.status as OperationAnswer['status'], body: kept.response }
      : keyConflict(services, call);
  const answered = await answer();
  if (answered.status === 429 || !isKept(answered)) return answered;
  const { status, body } = answered;
  const isFirst = await keepAnswer(sql, platform.id, key, { requestHash, status, response: body });
  return isFirst ? { status, body } : answerOnce(services, call, operation, { id, payload }, answer, isKept);
}

/** The shop's own key for an intent that the platform's key names. */
export const intentKeyOf = (key: string | null): string | null =>
  key === null ? null : hashParameters(['agent', key]).toString('hex').slice(0, keyMaxLength);
