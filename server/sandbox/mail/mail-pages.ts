import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Sql } from '../../db/connect.ts';
import { shopTimeZone } from '@sonde/machines/rules/day-end';

interface MailRow {
  readonly message_id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly created_at: Date;
}

const newest = 50;

const style = readFileSync(new URL('./outbox.css', import.meta.url), 'utf8');

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone: shopTimeZone,
});

const entry = ({ message_id, recipient, subject, created_at }: MailRow) =>
  html`<li>
    <a href="/sandbox/mail/${encodeURIComponent(message_id)}/">${subject}</a>
    <p>To ${recipient}</p>
    <p><time datetime="${created_at.toISOString()}">${moment.format(created_at)}</time></p>
  </li>`;

const outbox = (mails: readonly MailRow[]) =>
  html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Outbox – Sonde</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p>Kept here instead of being sent; the newest ${newest}, newest first.</p>
          ${
            mails.length === 0
              ? html`<p>No mail has been written yet. Place an order, and its confirmation stands here.</p>`
              : html`<ol>
                  ${mails.map(entry)}
                </ol>`
          }
        </main>
      </body>
    </html>`;

const noStore = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** The mails that would have been sent, newest first, for whoever tries the shop out. */
export function addMailPages(application: Hono, sql: Sql): void {
  application.get('/mail/', async (context) => {
    const mails = await sql<MailRow[]>`
      select message_id, recipient, subject, created_at from sandbox_mail order by created_at desc limit ${newest}`;
    return context.html(outbox(mails), 200, noStore);
  });
  application.get('/mail/:messageId/', async (context) => {
    const [mail] = await sql<{ readonly html_body: string }[]>`
      select html_body from sandbox_mail where message_id = ${context.req.param('messageId')}`;
    return mail ? context.html(raw(mail.html_body), 200, noStore) : context.notFound();
  });
}
