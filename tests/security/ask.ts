import { type IncomingHttpHeaders, request as openRequest } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Parts are sent one after the other, without Content-Length. */
  readonly body?: string | readonly string[];
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/**
 * Sends an HTTP request without normalization by a browser or `fetch`: the path is sent unchanged, including dots and
 * broken escapes, as are all headers.
 */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body = [] } = question;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = openRequest({ hostname, port, path, method, headers, agent: false }, (answer) => {
      text(answer).then(
        (content) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: content }),
        reject,
      );
    });
    asked.on('error', reject);
    if (typeof body === 'string') asked.end(body);
    else {
      for (const part of body) asked.write(part);
      asked.end();
    }
  });
}

/** Sends a GraphQL operation like a browser on the shop's own page; a text `body` is sent unchanged. */
export function askGraphql(
  origin: string,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return ask(origin, '/graphql/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
