import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { Reader, type Response as NetworkRecord } from 'mmdb-lib';

type CountryOfNetwork = NetworkRecord & { readonly country_code: string };

/** Returns the ISO code of the country where a network address is used; null if unknown. */
export type Geolocate = (address: string) => string | null;

/** Networks without a country: RFC 1918, 4193, 6598, loopback and link-local. */
const nowhere = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  nowhere.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  nowhere.addSubnet(network, prefix, 'ipv6');

type Family = 'ipv4' | 'ipv6';

const families: Readonly<Record<number, Family>> = { 4: 'ipv4', 6: 'ipv6' };

const folder = '@ip-location-db/geo-whois-asn-country-mmdb';
const files: Readonly<Record<Family, string>> = {
  ipv4: `${folder}/geo-whois-asn-country-ipv4.mmdb`,
  ipv6: `${folder}/geo-whois-asn-country-ipv6.mmdb`,
};

/** Reads a file of networks into memory: 3 to 5 MB, within a few milliseconds. */
function readNetworks(family: Family): Reader<CountryOfNetwork> {
  const file = createRequire(import.meta.url).resolve(files[family]);
  return new Reader<CountryOfNetwork>(readFileSync(file));
}

/**
 * Opens the bundled database of networks by country, without any outside service. Each address family's file is read on
 * first use: many installations only ever see one.
 */
export function openGeolocation(): Geolocate {
  const opened = new Map<Family, Reader<CountryOfNetwork>>();
  return (address) => {
    const family = families[isIP(address)];
    if (family === undefined || nowhere.check(address, family)) return null;
    const networks = opened.get(family) ?? readNetworks(family);
    opened.set(family, networks);
    return networks.get(address)?.country_code ?? null;
  };
}
