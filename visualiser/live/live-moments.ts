import { stateValueText, type TrailEntry } from '../../machines/flow/index.ts';
import { registry } from '../../machines/registry.ts';
import { endedType } from './ended.ts';

/** One step of a flow that runs in somebody's browser; no value that the buyer gave is in it. */
export interface LiveMoment {
  /** Counts all that was told, from 1. */
  readonly number: number;
  /** The running machine, apart from others of the same kind. */
  readonly session: string;
  /** Id of the registered machine. */
  readonly machine: string;
  readonly event: string;
  /** As `data-state` writes it. */
  readonly state: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What was told so far: who is who, and what the machines did, oldest first. */
export interface LiveStory {
  /** Ids of registered machines by session. */
  readonly machines: Readonly<Record<string, string>>;
  readonly moments: readonly LiveMoment[];
  /** Sessions whose page was closed or left. */
  readonly ended: readonly string[];
}

export const nothingTold: LiveStory = { machines: {}, moments: [], ended: [] };

const keptAtMost = 200;

/** What is read of a message; whoever connects may send anything. */
interface Message {
  readonly type?: unknown;
  readonly sessionId?: unknown;
  readonly sessionIds?: unknown;
  readonly name?: unknown;
  readonly createdAt?: unknown;
  readonly event?: { readonly type?: unknown };
  readonly snapshot?: { readonly value?: unknown };
}

function parsed(text: string): Message {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
}

function momentOf({ machines, moments }: LiveStory, session: string, message: Message): LiveMoment | null {
  const entry = registry.find(({ id }) => id === machines[session]);
  const value = message.snapshot?.value;
  const event = message.event?.type;
  if (entry === undefined || typeof event !== 'string') return null;
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return null;
  const state = stateValueText({ machine: entry.machine, value: value as never });
  const number = (moments.at(-1)?.number ?? 0) + 1;
  return { number, session, machine: entry.id, event, state, at: Number(message.createdAt) };
}

/** The story with one message more; what is no message of an inspector, or of a machine that nobody knows, changes nothing. */
export function toldMore(story: LiveStory, text: string): LiveStory {
  const message = parsed(text);
  const { type, sessionId, sessionIds, name } = message;
  if (type === endedType && Array.isArray(sessionIds))
    return { ...story, ended: [...story.ended, ...sessionIds.filter((id) => typeof id === 'string')] };
  if (typeof sessionId !== 'string') return story;
  if (type === '@xstate.actor' && typeof name === 'string')
    return { ...story, machines: { ...story.machines, [sessionId]: name } };
  if (type !== '@xstate.snapshot') return story;
  const moment = momentOf(story, sessionId, message);
  if (moment === null) return story;
  return {
    ...story,
    moments: [...story.moments, moment].slice(-keptAtMost),
    ended: story.ended.filter((session) => session !== sessionId),
  };
}

/** What a machine did, oldest first, and whether its page is still open. */
export interface LiveRun {
  readonly moments: readonly LiveMoment[];
  readonly hasEnded: boolean;
}

/** The run of a machine that was told of last, one that runs before one that has ended; null where none was told of. */
export function latestRun({ moments, ended }: LiveStory, machine: string): LiveRun | null {
  const own = moments.filter((moment) => moment.machine === machine);
  const last = own.findLast(({ session }) => !ended.includes(session)) ?? own.at(-1);
  if (last === undefined) return null;
  return {
    moments: own.filter(({ session }) => session === last.session),
    hasEnded: ended.includes(last.session),
  };
}

/** As the way that led to an error, so that it is laid on the chart in the same way. */
export const asTrailEntry = ({ machine, event, state }: LiveMoment): TrailEntry => ({
  actor: machine,
  event,
  state,
});
