import { once } from 'node:events';
import { connect } from 'node:net';
import { commands, WebDriverError, type SendCommand } from './commands.ts';

/** A message of Marionette: 0 for a request, 1 for a response; then an ID, a command or an error, and its values. */
type Message = readonly [kind: 0 | 1, id: number, commandOrError: unknown, values: unknown];

const colon = ':'.charCodeAt(0);

/** Parses messages from the stream: each has its length in bytes and a colon before its JSON. */
function messageReader(hear: (message: unknown) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (true) {
      const begin = rest.indexOf(colon) + 1;
      const end = begin + Number(rest.subarray(0, Math.max(0, begin - 1)).toString());
      if (begin === 0 || rest.length < end) return;
      const text = rest.subarray(begin, end).toString();
      rest = rest.subarray(end);
      hear(JSON.parse(text));
    }
  };
}

export interface MarionetteSession {
  readonly send: SendCommand;
  /** Closes the browser's end of the connection. */
  end(): void;
}

/**
 * Speaks Marionette with a Firefox that listens on a port, as geckodriver does, which Debian doesn't have:
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html. Rejects until it is listening.
 */
export async function openMarionetteSession(port: number): Promise<MarionetteSession> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.on(
    'data',
    messageReader((message) => {
      // The first message only announces Firefox.
      if (!Array.isArray(message)) return;
      const [, id, error, values] = message as unknown as Message;
      const { resolve, reject } = waiting.get(id) ?? Promise.withResolvers();
      waiting.delete(id);
      if (error === null) resolve(values);
      else reject(new WebDriverError(error as { error: string; message: string }));
    }),
  );
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection.'));
  });

  let count = 0;
  const ask = (command: string, values: object): Promise<unknown> => {
    count += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(count, answer);
    const text = JSON.stringify([0, count, command, values] satisfies Message);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return answer.promise;
  };

  await ask('WebDriver:NewSession', {});
  return {
    async send(name, { frame, ...values } = {}) {
      const place = frame === undefined ? {} : frame === null ? { id: null } : { element: frame };
      const answer = await ask(commands[name].marionette, { ...values, ...place });
      return answer !== null && typeof answer === 'object' && 'value' in answer ? answer.value : answer;
    },
    end: () => socket.destroy(),
  };
}
