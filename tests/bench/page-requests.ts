import { Agent, get } from 'node:http';

/** The Accept headers of browsers. */
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Accept: 'text/html' };

/** A limited number of persistent connections. */
export function openConnections(most: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: most });
}

/** Requests a page and resolves with the bytes of its complete body; throws unless it is found. */
export function requestPage(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}.`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** Requests a page this many times over all connections of the agent. */
export async function requestPages(agent: Agent, url: string, times: number): Promise<void> {
  let left = times;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await requestPage(agent, url);
    }
  };
  await Promise.all(Array.from({ length: agent.maxSockets }, work));
}

/** The public pages, relative to the shop's address. */
export const publicPages = [
  { name: 'home', path: '/us/en/' },
  { name: 'product', path: '/us/en/product/iq3/' },
  { name: 'cart', path: '/us/en/cart/' },
  { name: 'checkout', path: '/us/en/checkout/' },
  { name: 'accessories', path: '/us/en/accessories/' },
] as const;
