import { BlockList, isIP } from 'node:net';

/** The origin of a request. */
export interface Client {
  readonly address: string;
  /** The visitor's country according to a trusted proxy; null if there is none. */
  readonly country: string | null;
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Converts an IPv4-mapped IPv6 address of a dual-stack socket to IPv4. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * Returns the function that determines the sender of a request. Forwarding headers count only as far as trusted proxies
 * wrote them: the visitor's address is the nearest one that is not a trusted proxy.
 */
export function createClientLookup(
  trustedProxies: readonly string[],
): (headers: Headers, remoteAddress: string) => Client {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) {
      trusted.addAddress(address, family(address));
    } else {
      trusted.addSubnet(address, Number(prefix), family(address));
    }
  }
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && trusted.check(address, family(address));

  return (headers, remoteAddress) => {
    const direct = plainAddress(remoteAddress);
    if (!isTrusted(direct)) {
      return { address: direct, country: null };
    }
    const forwarded = (headers.get('x-forwarded-for') ?? '')
      .split(',')
      .map((part) => plainAddress(part.trim()));
    const visitor = forwarded.filter((part) => isIP(part) !== 0).findLast((part) => !isTrusted(part));
    const country = headers.get('x-country-code')?.toUpperCase() ?? '';
    return { address: visitor ?? direct, country: /^[A-Z]{2}$/.test(country) ? country : null };
  };
}
