import type { ApiAnswer } from './api-answer.ts';
import { answer, objectIsBusy } from './api-answer.ts';
import type { CardSandboxStore, StoredAnswer } from './card-sandbox-store.ts';
import { expandObject } from './expand.ts';
import type { FormHash } from './form-body.ts';
import { type Purpose, keyInUse, misuseOf, purposeOf } from './idempotency.ts';
import { newId } from './ids.ts';
import { type ParameterTable, type Values, readParameters } from './parameters.ts';
import { type Work, beginWork } from './work.ts';

/** The current time, in milliseconds since 1970. */
export interface Clock {
  now(): number;
}

export interface Call<Table extends ParameterTable> {
  readonly values: Values<Table>;
  /** The ID in the path; empty if the path has none. */
  readonly id: string;
  /** True if the caller is a browser with the publishable key. */
  readonly isPublishable: boolean;
  readonly work: Work;
  /** The stand-in's public address, without a trailing slash. */
  readonly publicUrl: string;
}

export interface Endpoint<Table extends ParameterTable = ParameterTable> {
  readonly method: 'get' | 'post';
  /** With `:id` for the object's ID. */
  readonly path: string;
  /** `browser`: also accepts the publishable key. */
  readonly access: 'server' | 'browser';
  readonly parameters: Table;
  readonly required: readonly (keyof Table & string)[];
  /** May run again if another request changed the same objects concurrently. */
  readonly handle: (call: Call<Table>) => Promise<ApiAnswer>;
}

/** An endpoint as seen by the application, without its parameter table. */
export interface AnyEndpoint {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly access: 'server' | 'browser';
  readonly run: (request: ApiRequest, context: EndpointContext) => Promise<SentAnswer>;
}

interface ApiRequest {
  readonly id: string;
  readonly form: FormHash;
  readonly isPublishable: boolean;
  readonly idempotencyKey: string | null;
}

export interface EndpointContext {
  readonly store: CardSandboxStore;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Keys that this process is handling. */
  readonly keysInUse: Set<string>;
}

/** A response as sent. */
export interface SentAnswer {
  readonly requestId: string;
  readonly status: number;
  readonly body: string;
  readonly isReplayed: boolean;
  readonly hasEvents: boolean;
}

const TRIES = 8;
/**
 * The request was carried out: it is saved, and its response stored under its key. A request refused before that leaves
 * no trace.
 */
const keptStatuses: ReadonlySet<number> = new Set([200, 402]);
const idPattern = /^(?:cus|pm|pi|seti|ch|re|du|evt|threeds|taxcalc|tax)_[A-Za-z0-9]+$/;

export function defineEndpoint<const Table extends ParameterTable>(endpoint: Endpoint<Table>): AnyEndpoint {
  const parameters = { ...endpoint.parameters, expand: 'list', key: 'string' } as const;
  const { method, path, access } = endpoint;

  /** Reads the parameters and carries out the request, in `work` only. */
  async function carryOut(request: ApiRequest, work: Work, publicUrl: string): Promise<ApiAnswer> {
    const read = readParameters(parameters, endpoint.required, request.form);
    if (!read.ok) return read.answer;
    const values = read.values as unknown as Values<Table>;
    const { id, isPublishable } = request;
    const made = await endpoint.handle({ values, id, isPublishable, work, publicUrl });
    if (made.status !== 200) return made;
    return answer(await expandObject(made.body as object, read.values.expand ?? [], work));
  }

  /** Starts over after each concurrent change, because everything read before is then outdated. */
  async function run(request: ApiRequest, context: EndpointContext): Promise<SentAnswer> {
    const { store, clock, publicUrl } = context;
    const requestId = newId('req');
    const { idempotencyKey: key } = request;
    const ids = idsIn(request);
    const purpose = purposeOf(`${method.toUpperCase()} ${path.replace(':id', request.id)}`, request.form);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const now = clock.now();
      const loaded = key === null && ids.length === 0 ? nothing : await store.load({ key, ids });
      if (loaded.answer) return replay(loaded.answer, purpose, requestId);
      const work = beginWork({ store, now, requestId, idempotencyKey: key, loaded: loaded.documents });
      const made = await carryOut(request, work, publicUrl);
      const result = work.result();
      const wire = toWire(requestId, made, result.deliveries.length > 0);
      if (!keptStatuses.has(wire.status)) return { ...wire, hasEvents: false };
      if (key === null && result.documents.length === 0) return wire;
      const { status, body } = wire;
      const kept = key === null ? null : { key, ...purpose, requestId, status, body, created: now };
      if ((await store.commit({ ...result, answer: kept })) === 'committed') return wire;
    }
    return toWire(requestId, objectIsBusy());
  }

  return {
    method,
    path,
    access,
    async run(request, context) {
      if (method === 'get') return run({ ...request, idempotencyKey: null }, context);
      const { idempotencyKey: key } = request;
      if (key === null) return run(request, context);
      if (context.keysInUse.has(key)) return toWire(newId('req'), keyInUse(key));
      context.keysInUse.add(key);
      try {
        return await run(request, context);
      } finally {
        context.keysInUse.delete(key);
      }
    },
  };
}

const nothing = { answer: null, documents: [] } as const;

function toWire(requestId: string, { status, body }: ApiAnswer, hasEvents = false): SentAnswer {
  return { requestId, status, body: JSON.stringify(body), isReplayed: false, hasEvents };
}

function replay(kept: StoredAnswer, purpose: Purpose, requestId: string): SentAnswer {
  const misuse = misuseOf(kept, purpose);
  return misuse
    ? toWire(requestId, misuse)
    : { requestId: kept.requestId, status: kept.status, body: kept.body, isReplayed: true, hasEvents: false };
}

/** Everything in the request that looks like an ID, to be read in one query. */
function idsIn({ id, form }: ApiRequest): readonly string[] {
  const candidates = [id, ...Object.values(form).filter((value) => typeof value === 'string')];
  return [...new Set(candidates.filter((candidate) => idPattern.test(candidate)))];
}
