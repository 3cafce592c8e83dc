import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Sql } from '../../db/connect.ts';

interface MailRow {
  readonly message_id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html_body: string;
}

const newest = 50;

const page = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;

const noStore = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** The mails that would have been sent, newest first, for whoever tries the shop out. */
export function addMailPages(application: Hono, sql: Sql): void {
  application.get('/mail/', async (context) => {
    const mails = await sql<MailRow[]>`
      select message_id, recipient, subject, html_body from sandbox_mail order by created_at desc limit ${newest}`;
    const rows = mails.map(
      (mail) =>
        html`<li>
          <a href="/sandbox/mail/${encodeURIComponent(mail.message_id)}/">${mail.subject}</a>, to
          ${mail.recipient}
        </li>`,
    );
    return context.html(
      page(
        'Mails in the sandbox',
        html`<ul>
          ${rows}
        </ul>`,
      ),
      200,
      noStore,
    );
  });
  application.get('/mail/:messageId/', async (context) => {
    const [mail] = await sql<MailRow[]>`
      select message_id, recipient, subject, html_body from sandbox_mail where message_id = ${context.req.param('messageId')}`;
    return mail ? context.html(raw(mail.html_body), 200, noStore) : context.notFound();
  });
}
