import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { Sql } from '../../db/connect.ts';
import { sandboxPage, sandboxPageHeaders } from '../sandbox-page.ts';

const event = v.looseObject({
  type: v.literal('track'),
  messageId: v.pipe(v.string(), v.maxLength(100)),
  event: v.string(),
});
const batch = v.object({ batch: v.array(event) });

/** In bytes; as the service's own limit for a batch. */
const largestBatch = 500_000;
const newest = 100;

interface StoredEvent {
  readonly message_id: string;
  readonly event: { readonly event: string; readonly properties: unknown };
}

const page = (events: readonly StoredEvent[]) =>
  sandboxPage(
    'Analytics',
    html`<p>
        Events of visitors who agreed, kept here instead of being forwarded; the newest ${newest}, newest
        first.
      </p>
      <ol>
        ${events.map(
          ({ event: { event: name, properties } }) =>
            html`<li>
              ${name}
              <p>${JSON.stringify(properties)}</p>
            </li>`,
        )}
      </ol>`,
  );

/** Simulates the one operation of Segment's HTTP API that the shop uses, and shows what it received. */
export function createAnalyticsSandbox(sql: Sql, key: string): Hono {
  const application = new Hono();
  application.post('/analytics/v1/batch', async (context) => {
    const given = Buffer.from(context.req.header('authorization')?.replace(/^Basic /, '') ?? '', 'base64');
    if (given.toString() !== `${key}:`) return context.json({ message: 'invalid write key' }, 401);
    const text = await context.req.text();
    if (text.length > largestBatch) return context.json({ message: 'too large' }, 413);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), batch), text);
    if (!parsed.success) return context.json({ message: 'malformed JSON' }, 400);
    for (const received of parsed.output.batch)
      await sql`
        insert into sandbox_analytics (message_id, event)
        values (${received.messageId}, ${JSON.stringify(received)}::text::jsonb)
        on conflict (message_id) do nothing`;
    return context.json({ success: true });
  });
  application.get('/analytics/', async (context) => {
    const events = await sql<StoredEvent[]>`
      select message_id, event from sandbox_analytics order by received_at desc limit ${newest}`;
    return context.html(page(events), 200, sandboxPageHeaders);
  });
  return application;
}
