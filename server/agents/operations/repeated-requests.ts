import { hashParameters, keyMaxLength } from '../../kernel/idempotency-key.ts';
import { errorBody, type ErrorMessage } from '../mapping/messages.ts';
import type { BesideParts } from '../../modules/checkout/write-checkout.ts';
import {
  answerParts,
  type Arrival,
  isAnsweredMeanwhile,
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
  platform: platform.profileUrl,
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
  { answered: { status, body, announcedTotal }, kept }: Writing,
): Promise<boolean> {
  // A platform that opens checkouts is recorded with the first one; one that only sees its buyers' may be new.
  if (announcedTotal?.isOpener === false) await recordPlatform(sql, platform.profileUrl, now());
  return writeAnswer(sql, {
    platform: platform.profileUrl,
    kept: kept && { ...kept, status, response: body },
    announcedTotal: announcedTotal ?? null,
  });
}

/** Answers a request that may be repeated as it is, and remembers which total the platform is told. */
export async function answerRepeatable(
  services: AgentServices,
  call: AgentCall,
  answered: OperationAnswer,
): Promise<OperationAnswer> {
  await leaveAnswer(services, call, { answered, kept: null });
  return answered;
}

/** A request that arrived, and how its answer is written with the change that it shows. */
export interface ArrivedRequest extends Arrival {
  /** What an answer leaves, as parts of the statement that writes its checkout; null if it leaves nothing. */
  partsOf(answered: OperationAnswer): Promise<BesideParts | null>;
}

/**
 * Answers a repeated request like the first one, for a day, unless that answer isn't kept. A request without a key is
 * new each time; a key that was used for another request is refused. That a client must wait is never kept.
 */
export async function answerOnce(
  services: AgentServices,
  call: AgentCall,
  operation: string,
  input: OperationInput,
  answer: (request: ArrivedRequest) => Promise<OperationAnswer>,
  isKept: (answered: OperationAnswer) => boolean = () => true,
): Promise<OperationAnswer> {
  const { sql, publicUrl, checkouts, now } = services;
  const { facts, negotiated, buyer, platform } = call;
  const { id, payload } = input;
  const { idempotencyKey: key } = facts;
  if (key !== null && !isUsable(key))
    return { status: 400, body: errorBody(negotiated.version, [keyUnusable], publicUrl) };
  // What is answered for a buyer is answered to no one else: not to a guest with the same key.
  const requestHash = hashParameters([operation, id, payload, ...(buyer === null ? [] : [buyer.subject])]);
  const arrival = await readArrival(sql, checkouts, viewerOf(services, call), { key, token: id });
  if (arrival.kept !== null)
    return arrival.kept.requestHash.equals(requestHash)
      ? { status: arrival.kept.status as OperationAnswer['status'], body: arrival.kept.response }
      : keyConflict(services, call);
  const keptAs = (answered: OperationAnswer) =>
    key === null || !isKept(answered) ? null : { key, requestHash };
  const partsOf = async (answered: OperationAnswer) => {
    const { status, body: response, announcedTotal = null } = answered;
    if (announcedTotal?.isOpener === false && arrival.platformId === null)
      await recordPlatform(sql, platform.profileUrl, now());
    const kept = keptAs(answered);
    return answerParts({
      platform: platform.profileUrl,
      kept: kept && { ...kept, status, response },
      announcedTotal,
    });
  };
  const again = () => answerOnce(services, call, operation, input, answer, isKept);
  let answered: OperationAnswer;
  try {
    answered = await answer({ ...arrival, partsOf });
  } catch (error) {
    if (isAnsweredMeanwhile(error)) return again();
    throw error;
  }
  if (answered.status === 429 || answered.isWritten === true) return answered;
  const isFirst = await leaveAnswer(services, call, { answered, kept: keptAs(answered) });
  return isFirst ? answered : again();
}

/** The shop's own key for an intent that the platform's key names. */
export const intentKeyOf = (key: string | null): string | null =>
  key === null ? null : hashParameters(['agent', key]).toString('hex').slice(0, keyMaxLength);
