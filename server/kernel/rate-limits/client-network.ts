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
 * What a client is counted by: an IPv4 address, or the /64 network of an IPv6 address, within which its owner chooses
 * freely. Null for no address, as for requests from within the process.
 */
export function networkOf(address: string): string | null {
  if (address === '') return null;
  return isIP(address) === 6 ? firstGroups(address, 4) : address;
}

/**
 * What a client is counted by together with its neighbours: the /24 network of an IPv4 address, the /48 network of an
 * IPv6 address, which is what a provider hands out at once. Null for no address.
 */
export function surroundingNetworkOf(address: string): string | null {
  if (address === '') return null;
  return isIP(address) === 6 ? firstGroups(address, 3) : address.split('.').slice(0, 3).join('.');
}
