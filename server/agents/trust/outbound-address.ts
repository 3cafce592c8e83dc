import ipaddr from 'ipaddr.js';

/** The longest address that a platform may name. */
const longestUrl = 2048;

/** Which addresses the shop may call that a platform named. */
export interface OutboundPolicy {
  /** Beside simulated services, a platform on this machine may be called, also without TLS. */
  readonly allowsLoopback: boolean;
}

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The block of all public IPv6 addresses (RFC 4291, section 2.4). */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is reachable by everyone: not private, not of this machine, this network or its provider. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(publicIpv6);
}

const isLoopback = (address: string) => ipaddr.process(address).range() === 'loopback';

/** An address that may be called. */
export interface OutboundAddress {
  readonly url: URL;
  /** Whether the host's name may resolve to this IP address. */
  mayResolveTo(address: string): boolean;
}

/** Without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Checks an address that a platform named; null if the shop may not call it, or it isn't one. */
export function checkOutboundAddress(
  text: string,
  { allowsLoopback }: OutboundPolicy,
): OutboundAddress | null {
  if (text.length > longestUrl || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  const mayBeLocal = allowsLoopback && loopbackNames.has(url.hostname);
  if (url.protocol !== 'https:' && !(mayBeLocal && url.protocol === 'http:')) return null;
  const mayResolveTo = mayBeLocal ? isLoopback : isPublic;
  // Nothing resolves a host that is an IP address already.
  const host = hostOf(url);
  return ipaddr.isValid(host) && !mayResolveTo(host) ? null : { url, mayResolveTo };
}
