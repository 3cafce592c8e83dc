import type { ActorRefFrom } from 'xstate';
import { isLeadSent, type leadFormMachine } from '@sonde/machines/lead-form';
import {
  type EmbeddedFormMessage,
  type LeadField,
  leadFields,
  type Prefill,
  readPrefill,
} from '@sonde/machines/rules/leads';

/** A running form and the page in whose frame it is. */
export interface Embedding {
  /** Origins of the pages that may be around the form. */
  readonly parents: readonly string[];
  readonly actor: ActorRefFrom<typeof leadFormMachine>;
  /** The country with which the form begins. */
  readonly country: string;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** To the page around, if it is an accepted one: the browser delivers to the named origin only. */
function tellParent({ parents }: Embedding, message: EmbeddedFormMessage): void {
  // Not every browser says who is around; then each accepted one is named, and the others get nothing.
  const around = (location as Partial<Location>).ancestorOrigins?.[0];
  for (const origin of parents.filter((parent) => around === undefined || parent === around))
    window.parent.postMessage(message, origin);
}

/** Whenever the page's content grows or shrinks. */
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

/** Fills in what the visitor has not: nothing that stands there is replaced. */
function fillIn(prefill: Prefill, { actor, country }: Embedding): void {
  const begun = (field: LeadField) => (field === 'country' ? country : '');
  for (const field of leadFields) {
    const value = prefill[field];
    if (value === undefined || actor.getSnapshot().context.lead[field] !== begun(field)) continue;
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

/** Talks with the accepted page around the form, and with nobody else. */
export function talkToParent(embedding: Embedding): void {
  if (window.parent === window) return;
  hearParent(embedding);
  tellSubmission(embedding);
  tellHeight(embedding);
  tellParent(embedding, { type: 'sonde-form.ready' });
}
