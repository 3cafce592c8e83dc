import { isIP } from 'node:net';

/** Groups of four digits that name the network of an IPv6 address; its owner chooses the others freely. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * What a client is counted by: an IPv4 address, or the /64 network of an IPv6 address. Null for no address, as for
 * requests from within the process.
 */
export function networkOf(address: string): string | null {
  if (isIP(address) !== 6) return address === '' ? null : address;
  const [left = '', right] = address.split('::');
  const groups = left === '' ? [] : left.split(':');
  const last = right === undefined || right === '' ? [] : right.split(':');
  const middle = Array.from({ length: Math.max(0, ALL_GROUPS - groups.length - last.length) }, () => '0');
  return [...groups, ...middle, ...last]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
