import { createTransport } from 'nodemailer';

/** A mail ready to be sent. Its Message-ID is the same for every attempt, so that a receiver can drop duplicates. */
export interface Mail {
  /** With angle brackets, as in RFC 5322. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Omitted for none. */
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer }[];
}

/** Sends a mail; throws if no server accepted it, and then its job runs again. */
export type SendMail = (mail: Mail) => Promise<void>;

const patienceMs = 10_000;

/** Sends through an SMTP server (`smtp://` or `smtps://`). */
export function createSmtpMailer(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs },
    { from },
  );
  return async ({ attachments = [], ...mail }) => {
    await transport.sendMail({ ...mail, attachments: [...attachments] });
  };
}
