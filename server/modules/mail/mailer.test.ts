import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from './mailer.ts';

let server: Server | null = null;
afterEach(() => server?.close());

/** A mail server that accepts or refuses one mail. */
async function startMailServer(
  answerToMail: string,
): Promise<{ readonly url: string; readonly lines: string[] }> {
  const lines: string[] = [];
  server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail.test\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').filter((part) => part !== '')) {
        lines.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(isData ? '354 go on\r\n' : line === '.' ? `${answerToMail}\r\n` : '250 ok\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, lines };
}

const mail = {
  messageId: '<order-confirmation.1@sonde.example>',
  to: 'ada@clinic.example',
  subject: 'Your order 1',
  text: 'Thank you.\n',
  html: '<p>Thank you.</p>',
};

describe('the SMTP mailer', () => {
  it('sends the mail with its own Message-ID', async () => {
    const { url, lines } = await startMailServer('250 taken');
    await createSmtpMailer(url, 'Sonde <shop@sonde.example>')(mail);
    expect(lines).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<shop@sonde.example>',
        'RCPT TO:<ada@clinic.example>',
        'From: Sonde <shop@sonde.example>',
        'Subject: Your order 1',
        'Message-ID: <order-confirmation.1@sonde.example>',
      ]),
    );
  });

  it('throws if no server accepts the mail, so that it is sent again', async () => {
    const { url } = await startMailServer('451 come back later');
    await expect(createSmtpMailer(url, 'shop@sonde.example')(mail)).rejects.toThrow('451');
  });
});
