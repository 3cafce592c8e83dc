import { stateValueText, type TrailEntry } from '../../machines/flow/index.ts';
import { registry } from '../../machines/registry.ts';
import { endedType } from './ended-message.ts';

/** An event of a flow in a browser, without any of the buyer's data. */
export interface LiveMoment {
  /** A serial number over all events, from 1. */
  readonly number: number;
  /** Identifies the running machine among others of its kind. */
  readonly session: string;
  /** The ID of the registered machine. */
  readonly machine: string;
  readonly event: string;
  /** As in `data-state`. */
  readonly state: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The messages so far: the running machines and their events, oldest first. */
export interface LiveStory {
  /** The IDs of registered machines by session. */
  readonly machines: Readonly<Record<string, string>>;
  readonly moments: readonly LiveMoment[];
  /** Sessions whose page was closed or left. */
  readonly ended: readonly string[];
}

export const emptyStory: LiveStory = { machines: {}, moments: [], ended: [] };

const keptAtMost = 200;

/** The expected fields of a message. They are unchecked, because any client can connect. */
interface Message {
  readonly type?: unknown;
  readonly sessionId?: unknown;
  readonly sessionIds?: unknown;
  readonly name?: unknown;
  readonly createdAt?: unknown;
  readonly event?: { readonly type?: unknown };
  readonly snapshot?: { readonly value?: unknown };
}

function parseMessage(text: string): Message {
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
  const at = Number(message.createdAt);
  if (Number.isNaN(new Date(at).getTime())) return null;
  const state = stateValueText({ machine: entry.machine, value: value as never });
  const number = (moments.at(-1)?.number ?? 0) + 1;
  return { number, session, machine: entry.id, event, state, at };
}

/** Adds a message to the story. Messages that aren't an inspector's, or are from an unknown machine, change nothing. */
export function addMessage(story: LiveStory, text: string): LiveStory {
  const message = parseMessage(text);
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

/** The events of a machine, oldest first, and whether its page has been closed. */
export interface LiveRun {
  readonly moments: readonly LiveMoment[];
  readonly hasEnded: boolean;
}

/** The latest run of a machine, preferably one that hasn't ended; null if there is none. */
export function latestRun({ moments, ended }: LiveStory, machine: string): LiveRun | null {
  const own = moments.filter((moment) => moment.machine === machine);
  const last = own.findLast(({ session }) => !ended.includes(session)) ?? own.at(-1);
  if (last === undefined) return null;
  return {
    moments: own.filter(({ session }) => session === last.session),
    hasEnded: ended.includes(last.session),
  };
}

/** Converts a moment to a trail entry, so that it is drawn on the chart in the same way. */
export const asTrailEntry = ({ machine, event, state }: LiveMoment): TrailEntry => ({
  actor: machine,
  event,
  state,
});
