import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Sql } from '../../db/connect.ts';
import { shopTimeZone } from '@sonde/machines/rules/time';
import { sandboxPage, sandboxPageHeaders } from '../sandbox-page.ts';

interface MailRow {
  readonly message_id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly created_at: Date;
  /** Their file names. */
  readonly attachments: readonly string[];
}

const newest = 50;

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone: shopTimeZone,
});

const mailUrl = (messageId: string) => `/sandbox/mail/${encodeURIComponent(messageId)}/`;

const attachment = (messageId: string, filename: string) =>
  html`<p>Attachment: <a href="${mailUrl(messageId)}${encodeURIComponent(filename)}">${filename}</a></p>`;

const entry = ({ message_id, recipient, subject, created_at, attachments }: MailRow) =>
  html`<li>
    <a href="${mailUrl(message_id)}">${subject}</a>
    <p>To ${recipient}</p>
    ${attachments.map((filename) => attachment(message_id, filename))}
    <p><time datetime="${created_at.toISOString()}">${moment.format(created_at)}</time></p>
  </li>`;

const outbox = (mails: readonly MailRow[]) =>
  sandboxPage(
    'Outbox',
    html`<p>Kept here instead of being sent; the newest ${newest}, newest first.</p>
      ${
        mails.length === 0
          ? html`<p>No email yet. Place an order to see its confirmation here.</p>`
          : html`<ol>
              ${mails.map(entry)}
            </ol>`
      }`,
  );

/** Pages with the mails that the sandbox kept instead of sending, newest first. */
export function addMailPages(application: Hono, sql: Sql): void {
  application.get('/mail/', async (context) => {
    const mails = await sql<MailRow[]>`
      select
        message_id, recipient, subject, created_at,
        array(select file ->> 'filename' from jsonb_array_elements(attachments) as file) as attachments
      from sandbox_mail order by created_at desc limit ${newest}`;
    return context.html(outbox(mails), 200, sandboxPageHeaders);
  });
  application.get('/mail/:messageId/', async (context) => {
    const [mail] = await sql<{ readonly html_body: string }[]>`
      select html_body from sandbox_mail where message_id = ${context.req.param('messageId')}`;
    return mail ? context.html(raw(mail.html_body), 200, sandboxPageHeaders) : context.notFound();
  });
  application.get('/mail/:messageId/:filename', async (context) => {
    const { messageId, filename } = context.req.param();
    const [file] = await sql<{ readonly content: Buffer }[]>`
      select decode(file ->> 'content', 'base64') as content
      from sandbox_mail, jsonb_array_elements(attachments) as file
      where message_id = ${messageId} and file ->> 'filename' = ${filename}`;
    if (file === undefined) return context.notFound();
    return context.body(new Uint8Array(file.content), 200, {
      ...sandboxPageHeaders,
      'Content-Disposition': 'attachment',
      'Content-Type': 'application/octet-stream',
    });
  });
}
