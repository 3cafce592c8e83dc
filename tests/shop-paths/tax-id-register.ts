import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const answers = {
  confirmed: { status: 200, body: { valid: true, requestIdentifier: 'WAPI1' } },
  unknown: { status: 200, body: { valid: false } },
  unconfirmed: { status: 500, body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } },
} as const;
export type RegisterAnswer = keyof typeof answers;

/** A register of tax ids that responds as the walk requires. */
export class TaxIdRegister {
  says: RegisterAnswer = 'confirmed';
  readonly #server: Server = createServer((_request, response) => {
    const { status, body } = answers[this.says];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

  async listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    if ((this.#server.address() as AddressInfo).port !== port)
      throw new Error(`There is no server on port ${port}.`);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
