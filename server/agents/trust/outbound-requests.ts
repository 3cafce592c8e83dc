import { type LookupAddress, lookup } from 'node:dns';
import { Agent as HttpAgent, type IncomingMessage, request as requestByHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type OutboundAddress, type OutboundPolicy, checkOutboundAddress } from './outbound-address.ts';

/** Resolves a host's name. */
type Resolve = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/** A request to an address that a platform named. */
export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for none. */
  readonly body: Uint8Array;
  /** For everything, from resolving the name to the last byte. */
  readonly milliseconds: number;
  /** The greatest answer. */
  readonly bytes: number;
}

/** Why there is no answer. */
export type OutboundFailure = 'ADDRESS_REFUSED' | 'UNREACHABLE' | 'TIMED_OUT' | 'TOO_LARGE';

/** An answer of any status: redirects aren't followed. */
export interface OutboundAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Sends a request; resolves to the failure if there is no answer. */
export type SendOutbound = (request: OutboundRequest) => Promise<OutboundAnswer | OutboundFailure>;

/** No connection is kept, so that every request is to an address that was checked for it. */
const connections = {
  'http:': { request: requestByHttp, agent: new HttpAgent({ keepAlive: false }) },
  'https:': { request: requestByHttps, agent: new HttpsAgent({ keepAlive: false }) },
};

class AddressRefused extends Error {}
class TooLarge extends Error {}

/** Connects to the addresses that were checked, so that a name can't resolve to others meanwhile. */
const checkedLookup =
  ({ mayResolveTo }: OutboundAddress, resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) callback(error, '');
      else if (first === undefined || !addresses.every(({ address }) => mayResolveTo(address)))
        callback(new AddressRefused(), '');
      else if (options.all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };

async function readBody(response: IncomingMessage, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > bytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failureOf(error: unknown, signal: AbortSignal): OutboundFailure {
  if (error instanceof AddressRefused) return 'ADDRESS_REFUSED';
  if (error instanceof TooLarge) return 'TOO_LARGE';
  return signal.aborted ? 'TIMED_OUT' : 'UNREACHABLE';
}

/** @param resolve for tests. */
export function createOutbound(policy: OutboundPolicy, resolve: Resolve = lookup): SendOutbound {
  return async ({ method, url, headers, body, milliseconds, bytes }) => {
    const address = checkOutboundAddress(url, policy);
    if (address === null) return 'ADDRESS_REFUSED';
    const { request, agent } = connections[address.url.protocol === 'http:' ? 'http:' : 'https:'];
    const signal = AbortSignal.timeout(milliseconds);
    const content = body.byteLength === 0 ? {} : { 'content-length': String(body.byteLength) };
    const options = { method, headers: { ...headers, ...content }, agent, signal };
    try {
      const response = await new Promise<IncomingMessage>((answer, fail) => {
        request(address.url, { ...options, lookup: checkedLookup(address, resolve) }, answer)
          .on('error', fail)
          .end(body);
      });
      try {
        return {
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: await readBody(response, bytes),
        };
      } finally {
        response.destroy();
      }
    } catch (error) {
      return failureOf(error, signal);
    }
  };
}
