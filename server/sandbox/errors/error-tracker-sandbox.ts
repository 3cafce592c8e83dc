import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { sandboxPage, sandboxPageHeaders } from '../sandbox-page.ts';

/** The stand-in's project and key. */
export const trackerProject = { id: '1', key: 'sandbox' } as const;

const event = v.looseObject({
  event_id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  exception: v.object({ values: v.array(v.object({ value: v.string() })) }),
  tags: v.object({ error_id: v.string() }),
});
type TrackedEvent = v.InferOutput<typeof event>;

const newest = 50;
const largestEnvelope = 200_000;

/** The event of an envelope: a header, the header of an item, and the item, each on its line. */
function eventIn(envelope: string): TrackedEvent | null {
  const [, , payload = ''] = envelope.split('\n');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), event), payload);
  return parsed.success ? parsed.output : null;
}

const page = (events: readonly TrackedEvent[]) =>
  sandboxPage(
    'Reported errors',
    html`<p>
        Kept here, until the shop ends, instead of being forwarded; the newest ${newest}, newest first.
      </p>
      <ol>
        ${events.map(
          (shown) =>
            html`<li>
              ${shown.tags.error_id}
              <p>${shown.exception.values.map(({ value }) => value).join(' ')}</p>
            </li>`,
        )}
      </ol>`,
  );

/** Simulates the envelope endpoint of Sentry, and shows what it received. */
export function createErrorTrackerSandbox(): Hono {
  const events: TrackedEvent[] = [];
  const application = new Hono();
  application.post(`/errors/api/${trackerProject.id}/envelope/`, async (context) => {
    if (context.req.query('sentry_key') !== trackerProject.key)
      return context.json({ detail: 'bad key' }, 403);
    const text = await context.req.text();
    if (text.length > largestEnvelope) return context.json({ detail: 'too large' }, 413);
    const received = eventIn(text);
    if (received === null) return context.json({ detail: 'bad envelope' }, 400);
    events.unshift(received);
    events.length = Math.min(events.length, newest);
    return context.json({ id: received.event_id });
  });
  application.get('/errors/', (context) => context.html(page(events), 200, sandboxPageHeaders));
  return application;
}
