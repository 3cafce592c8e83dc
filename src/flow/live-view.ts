import type { ActorRefLike, AnyEventObject, InspectionEvent, Snapshot } from 'xstate';
import { randomUuid } from '../browser/random-uuid.ts';

type Inspect = (inspected: InspectionEvent) => void;

/** Where `npm run flows` listens, unless an inspector of somebody else does that speaks the same. */
const inspectorAddress = import.meta.env.VITE_INSPECTOR ?? 'ws://127.0.0.1:4173/';
/** What an inspector that connects late is told. */
const keptAtMost = 200;
/** Of the protocol that is spoken: https://github.com/statelyai/inspect. */
const protocolVersion = '0.7.2';

/** Sends to the inspector. It is looked for when there is something to tell, and again when the reader comes back. */
function inspectorLink(): (message: object) => void {
  const kept: string[] = [];
  let socket: WebSocket | null = null;
  const connect = () => {
    if (socket !== null && socket.readyState <= WebSocket.OPEN) return;
    const opened = new WebSocket(inspectorAddress);
    opened.addEventListener('open', () => kept.forEach((text) => opened.send(text)));
    socket = opened;
  };
  window.addEventListener('focus', () => {
    if (kept.length > 0) connect();
  });
  return (message) => {
    const text = JSON.stringify(message);
    kept.push(text);
    kept.splice(0, kept.length - keptAtMost);
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    else if (socket === null) connect();
  };
}

interface Actor extends ActorRefLike {
  readonly id?: string;
  readonly logic?: { readonly config?: { readonly id?: string } };
  readonly _parent?: ActorRefLike;
}

/** Where a flow is, and nothing that the buyer gave: neither context nor output. */
const whereabouts = ({ status, value }: Snapshot<unknown> & { readonly value?: unknown }) =>
  ({ status, value, context: {}, output: undefined, error: undefined }) as Snapshot<unknown>;

const nameOnly = ({ type }: AnyEventObject) => ({ type });

function actorMessage(actor: Actor, named: (sessionId: string) => string) {
  const config = actor.logic?.config;
  const name = config?.id ?? actor.id ?? actor.sessionId;
  // The only place where xstate says who made an actor.
  // oxlint-disable-next-line no-underscore-dangle
  const parent = actor._parent;
  return {
    name,
    parentId: parent && named(parent.sessionId),
    definition: JSON.stringify(config ?? { id: name }),
    // An actor that is being made has none yet; the first one is told at once.
    snapshot: { status: 'active' as const },
  };
}

/**
 * What xstate tells about an actor as Stately's inspectors read it, without any value; null for what they do not read.
 * `page` keeps the actors of one page apart from those of another.
 */
export function inspectionMessage(inspected: InspectionEvent, page: string, now: Date) {
  const { type, actorRef, rootId } = inspected;
  const named = (sessionId: string) => `${page}/${sessionId}`;
  const common = {
    rootId: named(rootId),
    sessionId: named(actorRef.sessionId),
    createdAt: String(now.getTime()),
    id: '',
    _version: protocolVersion,
  };
  switch (type) {
    case '@xstate.actor':
      return { ...common, type, ...actorMessage(actorRef, named) };
    case '@xstate.event':
      return {
        ...common,
        type,
        sourceId: inspected.sourceRef && named(inspected.sourceRef.sessionId),
        event: nameOnly(inspected.event),
      };
    case '@xstate.snapshot':
      return { ...common, type, event: nameOnly(inspected.event), snapshot: whereabouts(inspected.snapshot) };
    case '@xstate.transition':
    case '@xstate.microstep':
    case '@xstate.action':
      return null;
  }
}

function teller(): Inspect {
  const tell = inspectorLink();
  const page = randomUuid().slice(0, 8);
  return (inspected) => {
    const message = inspectionMessage(inspected, page, new Date());
    if (message !== null) tell(message);
  };
}

const tell = import.meta.env.DEV && !import.meta.env.SSR ? teller() : null;

/**
 * For the options of a flow that is started: while the shop is developed, it shows itself to `npm run flows`. What is
 * built for buyers has none of this.
 */
export function shownLive(inspect?: Inspect): { readonly inspect?: Inspect } {
  if (tell === null) return inspect === undefined ? {} : { inspect };
  return {
    inspect: (inspected) => {
      inspect?.(inspected);
      tell(inspected);
    },
  };
}
