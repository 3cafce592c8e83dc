import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { AnySql } from '../../db/connect.ts';

/** The mail server that the shop hands its mails to while none is configured. */
export interface MailServer {
  /** As `SMTP_URL` names one: `smtp://127.0.0.1:PORT`. */
  readonly url: string;
  /** Takes no more mails. Resolves when those under way are kept. */
  close(): Promise<void>;
}

/**
 * Takes mails over SMTP on this machine and keeps them in the table `sandbox_mail`. A mail whose Message-ID is there
 * already changes nothing; one that cannot be kept is refused, and the mailer throws.
 */
export async function openMailServer(sql: AnySql): Promise<MailServer> {
  const keep = async (message: string, recipient: string) => {
    const mail = await PostalMime.parse(message);
    await sql`
      insert into sandbox_mail (message_id, recipient, subject, text_body, html_body)
      values (${mail.messageId ?? ''}, ${recipient}, ${mail.subject ?? ''}, ${mail.text ?? ''}, ${mail.html ?? ''})
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
  // Reported when a client disconnects in the middle of a mail. The mailer sees it too, and its job sends the mail again.
  server.on('error', () => undefined);
  server.server.unref();
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
