import { createTransport } from 'nodemailer';

/** A mail, ready to go. Its Message-ID is the same at every try, so that a receiver can drop a repetition. */
export interface Mail {
  /** With angle brackets, as RFC 5322 has it. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a mail on; throws when nobody took it, and then the job that sends it runs again. */
export type SendMail = (mail: Mail) => Promise<void>;

const patienceMs = 10_000;

/** Sends through an SMTP server (`smtp://` or `smtps://`). */
export function createSmtpMailer(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs },
    { from },
  );
  return async (mail) => {
    await transport.sendMail(mail);
  };
}
