import { isIP } from 'node:net';

const ALL_GROUPS = 8;

/** The first groups of an IPv6 address, without leading zeros. */
function firstGroups(address: string, count: number): string {
  const [left = '', right] = address.split('::');
  const groups = left === '' ? [] : left.split(':');
  const last = right === undefined || right === '' ? [] : right.split(':');
  const middle = Array.from({ length: Math.max(0, ALL_GROUPS - groups.length - last.length) }, () => '0');
  return [...groups, ...middle, ...last]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The key by which a client is counted: an IPv4 address, or the /64 network of an IPv6 address, within which a client
 * can choose addresses freely. Null for no address, as for requests from within the process.
 */
export function networkOf(address: string): string | null {
  if (address === '') return null;
  return isIP(address) === 6 ? firstGroups(address, 4) : address;
}

/**
 * The key by which a client is counted together with its neighbors: the /24 network of an IPv4 address, or the /48
 * network of an IPv6 address, a provider's usual allocation. Null for no address.
 */
export function surroundingNetworkOf(address: string): string | null {
  if (address === '') return null;
  return isIP(address) === 6 ? firstGroups(address, 3) : address.split('.').slice(0, 3).join('.');
}
