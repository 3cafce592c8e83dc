import type { ActorRefFrom } from 'xstate';
import { isLeadSent, type leadFormMachine } from '@sonde/machines/lead-form';
import {
  type EmbeddedFormMessage,
  type LeadField,
  leadFields,
  type Prefill,
  readPrefill,
} from '@sonde/machines/rules/leads';

/** A running form and the page that embeds it. */
export interface Embedding {
  /** Origins of the pages that may embed the form. */
  readonly parents: readonly string[];
  readonly actor: ActorRefFrom<typeof leadFormMachine>;
  /** The initially selected country. */
  readonly country: string;
  /** Stops it. */
  readonly signal: AbortSignal;
}

/** Posts to the embedding page if it is allowed: the browser delivers only to the specified origin. */
function tellParent({ parents }: Embedding, message: EmbeddedFormMessage): void {
  // Not every browser reveals the embedding page. The message is then sent to each allowed origin, and the others
  // receive nothing.
  const around = (location as Partial<Location>).ancestorOrigins?.[0];
  for (const origin of parents.filter((parent) => around === undefined || parent === around))
    window.parent.postMessage(message, origin);
}

/** Called when the page's content grows or shrinks. */
function tellHeight(embedding: Embedding): void {
  const content = document.querySelector('[data-embedded]');
  if (content === null) return;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    tellParent(embedding, { type: 'sonde-form.height', height });
  });
  observer.observe(content);
  embedding.signal.addEventListener('abort', () => observer.disconnect());
}

function tellSubmission(embedding: Embedding): void {
  const { actor, signal } = embedding;
  const { unsubscribe } = actor.subscribe((snapshot) => {
    if (isLeadSent(snapshot))
      tellParent(embedding, { type: 'sonde-form.submitted', form: snapshot.context.slug });
  });
  signal.addEventListener('abort', unsubscribe);
}

/** Fills in empty fields only; existing values aren't replaced. */
function fillIn(prefill: Prefill, { actor, country }: Embedding): void {
  const initialValue = (field: LeadField) => (field === 'country' ? country : '');
  for (const field of leadFields) {
    const value = prefill[field];
    if (value === undefined || actor.getSnapshot().context.lead[field] !== initialValue(field)) continue;
    if (field === 'country') actor.send({ type: 'lead.country.changed', country: value });
    else actor.send({ type: 'lead.field.changed', field, value });
  }
}

function hearParent(embedding: Embedding): void {
  const { parents, signal } = embedding;
  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    const prefill = source === window.parent && parents.includes(origin) ? readPrefill(data) : null;
    if (prefill !== null) fillIn(prefill, embedding);
  };
  window.addEventListener('message', hear, { signal });
}

/** Exchanges messages with the allowed embedding page only. */
export function connectToParent(embedding: Embedding): void {
  if (window.parent === window) return;
  hearParent(embedding);
  tellSubmission(embedding);
  tellHeight(embedding);
  tellParent(embedding, { type: 'sonde-form.ready' });
}
