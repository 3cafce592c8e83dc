import { commands, elementKey, WebDriverError, type SendCommand } from './commands.ts';

async function request(method: string, url: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new WebDriverError(value as { error: string; message: string });
  return value;
}

export interface HttpSession {
  readonly send: SendCommand;
  /** Closes the browser. */
  end(): Promise<void>;
}

/** Starts a browser with the driver at this address; rejects until the driver is listening. */
export async function openHttpSession(driverUrl: string): Promise<HttpSession> {
  const capabilities = { alwaysMatch: {} };
  const opened = await request('POST', `${driverUrl}/session`, { capabilities });
  const session = `${driverUrl}/session/${(opened as { readonly sessionId: string }).sessionId}`;
  return {
    send(name, { id, name: property, frame, ...values } = {}) {
      const { method, path } = commands[name];
      const url = session + path.replace('{id}', String(id)).replace('{name}', String(property));
      if (method === 'GET') return request(method, url);
      const place = frame === undefined ? {} : { id: frame === null ? null : { [elementKey]: frame } };
      return request(method, url, { ...values, ...place });
    },
    async end() {
      await request('DELETE', session);
    },
  };
}
