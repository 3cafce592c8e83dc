import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { AnySql } from '../../db/connect.ts';

/** The mail server that receives the shop's mails if none is configured. */
export interface MailServer {
  /** In the format of `SMTP_URL`: `smtp://127.0.0.1:PORT`. */
  readonly url: string;
  /** Accepts no more mails. Resolves when those in progress are stored. */
  close(): Promise<void>;
}

/**
 * Accepts mails over SMTP on this machine and stores them in the table `sandbox_mail`. A mail with a known Message-ID
 * changes nothing; one that can't be stored is refused, and the mailer throws.
 */
export async function openMailServer(sql: AnySql): Promise<MailServer> {
  const keep = async (message: string, recipient: string) => {
    const mail = await PostalMime.parse(message);
    const files = mail.attachments.map(({ filename, content }) => ({
      filename: filename ?? '',
      content: Buffer.from(content as ArrayBuffer).toString('base64'),
    }));
    await sql`
      insert into sandbox_mail (message_id, recipient, subject, text_body, html_body, attachments)
      values (
        ${mail.messageId ?? ''}, ${recipient}, ${mail.subject ?? ''}, ${mail.text ?? ''}, ${mail.html ?? ''},
        ${sql.json(files)}
      )
      on conflict (message_id) do nothing`;
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope }, done) {
      text(stream)
        .then((message) => keep(message, envelope.rcptTo[0]?.address ?? ''))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A client disconnected during a mail. The mailer gets the error too, and its job sends the mail again.
  server.on('error', () => undefined);
  server.server.unref();
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
