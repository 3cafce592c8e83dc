import type { ActorRefLike, AnyEventObject, InspectionEvent, Snapshot } from 'xstate';
import { randomUuid } from '../browser/random-uuid.ts';

type Inspect = (inspected: InspectionEvent) => void;

/** The address of `npm run flows`, or of any inspector with the same protocol. */
const inspectorAddress = import.meta.env.VITE_INSPECTOR ?? 'ws://127.0.0.1:4173/';
/** The number of messages kept for an inspector that connects late. */
const keptAtMost = 200;
/** The version of the protocol https://github.com/statelyai/inspect. */
const protocolVersion = '0.7.2';

/** Sends messages to the inspector. Connects when there is a message, and again when the window regains focus. */
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

/** The state of a flow without the buyer's data: neither context nor output. */
const whereabouts = ({ status, value }: Snapshot<unknown> & { readonly value?: unknown }) =>
  ({ status, value, context: {}, output: undefined, error: undefined }) as Snapshot<unknown>;

const nameOnly = ({ type }: AnyEventObject) => ({ type });

function actorMessage(actor: Actor, sessionName: (sessionId: string) => string) {
  const config = actor.logic?.config;
  const name = config?.id ?? actor.id ?? actor.sessionId;
  // The only place where xstate exposes an actor's parent.
  // oxlint-disable-next-line no-underscore-dangle
  const parent = actor._parent;
  return {
    name,
    parentId: parent && sessionName(parent.sessionId),
    definition: JSON.stringify(config ?? { id: name }),
    // A new actor has no snapshot yet; its first one follows at once.
    snapshot: { status: 'active' as const },
  };
}

/**
 * Converts an inspection event of xstate to a message of Stately's inspectors, without values; null for events that
 * they don't read. `page` distinguishes the actors of different pages.
 */
export function inspectionMessage(inspected: InspectionEvent, page: string, now: Date) {
  const { type, actorRef, rootId } = inspected;
  const sessionName = (sessionId: string) => `${page}/${sessionId}`;
  const common = {
    rootId: sessionName(rootId),
    sessionId: sessionName(actorRef.sessionId),
    createdAt: String(now.getTime()),
    id: '',
    _version: protocolVersion,
  };
  switch (type) {
    case '@xstate.actor':
      return { ...common, type, ...actorMessage(actorRef, sessionName) };
    case '@xstate.event':
      return {
        ...common,
        type,
        sourceId: inspected.sourceRef && sessionName(inspected.sourceRef.sessionId),
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

/** Options that show a flow in `npm run flows` during development. Production builds omit this. */
export function liveViewOptions(inspect?: Inspect): { readonly inspect?: Inspect } {
  if (tell === null) return inspect === undefined ? {} : { inspect };
  return {
    inspect: (inspected) => {
      inspect?.(inspected);
      tell(inspected);
    },
  };
}
