import { hashParameters, keyMaxLength } from '../../kernel/idempotency-key.ts';
import { errorBody, type ErrorMessage } from '../mapping/messages.ts';
import {
  type Arrival,
  type KeptAnswer,
  readArrival,
  writeAnswer,
} from '../sessions/agent-request.repository.ts';
import { recordPlatform } from '../trust/agent-checkouts.repository.ts';
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

/** Who asks, by whom checkouts are visible. */
export const viewerOf = ({ checkouts }: AgentServices, { platform }: AgentCall) => ({
  platform: platform.id,
  personId: checkouts.asker?.id ?? null,
});

interface Writing {
  readonly answered: OperationAnswer;
  /** Under which key the answer is kept; null if it isn't. */
  readonly kept: Pick<KeptAnswer, 'key' | 'requestHash'> | null;
}

/** Writes what an answer leaves; false if another request with its key was answered meanwhile. */
async function leaveAnswer(
  { sql, now }: AgentServices,
  { platform }: AgentCall,
  { answered: { status, body, told }, kept }: Writing,
): Promise<boolean> {
  // A platform that opens checkouts is recorded with the first one; one that only sees its buyers' may be new.
  if (told?.isOpener === false) await recordPlatform(sql, platform.id, now());
  return writeAnswer(sql, {
    platform: platform.id,
    kept: kept && { ...kept, status, response: body },
    told: told ?? null,
  });
}

/** Answers a request that may be repeated as it is, and remembers which total the platform is told. */
export async function answerAnew(
  services: AgentServices,
  call: AgentCall,
  answered: OperationAnswer,
): Promise<OperationAnswer> {
  await leaveAnswer(services, call, { answered, kept: null });
  return answered;
}

/**
 * Answers a repeated request like the first one, for a day, unless that answer isn't kept. A request without a key is
 * new each time; a key that was used for another request is refused. That a client must wait is never kept.
 */
export async function answerOnce(
  services: AgentServices,
  call: AgentCall,
  operation: string,
  { id, payload }: OperationInput,
  answer: (arrival: Arrival) => Promise<OperationAnswer>,
  isKept: (answered: OperationAnswer) => boolean = () => true,
): Promise<OperationAnswer> {
  const { sql, publicUrl } = services;
  const { facts, negotiated, buyer } = call;
  const { idempotencyKey: key } = facts;
  if (key !== null && !isUsable(key))
    return { status: 400, body: errorBody(negotiated.version, [keyUnusable], publicUrl) };
  // What is answered for a buyer is answered to no one else: not to a guest with the same key.
  const requestHash = hashParameters([operation, id, payload, ...(buyer === null ? [] : [buyer.subject])]);
  const arrival = await readArrival(sql, viewerOf(services, call), { key, token: id });
  const { kept } = arrival;
  if (kept !== null)
    return kept.requestHash.equals(requestHash)
      ? { status: kept.status as OperationAnswer['status'], body: kept.response }
      : keyConflict(services, call);
  const answered = await answer(arrival);
  if (answered.status === 429) return answered;
  if (key === null || !isKept(answered)) return answerAnew(services, call, answered);
  const isFirst = await leaveAnswer(services, call, { answered, kept: { key, requestHash } });
  return isFirst ? answered : answerOnce(services, call, operation, { id, payload }, answer, isKept);
}

/** The shop's own key for an intent that the platform's key names. */
export const intentKeyOf = (key: string | null): string | null =>
  key === null ? null : hashParameters(['agent', key]).toString('hex').slice(0, keyMaxLength);
