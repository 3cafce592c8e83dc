import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { Reader, type Response as NetworkRecord } from 'mmdb-lib';

type CountryOfNetwork = NetworkRecord & { readonly country_code: string };

/** Tells the ISO code of the country that a network address is used in; null where nobody knows. */
export type Geolocate = (address: string) => string | null;

/** Networks that stand in no country: RFC 1918, 4193, 6598, loopback and link-local. */
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

const families: Readonly<Record<number, 'ipv4' | 'ipv6'>> = { 4: 'ipv4', 6: 'ipv6' };

/** Opens the database of networks by country that comes with the shop: in memory, never asking anybody outside. */
export function openGeolocation(): Geolocate {
  const file = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const networks = new Reader<CountryOfNetwork>(readFileSync(file));
  return (address) => {
    const family = families[isIP(address)];
    if (family === undefined || nowhere.check(address, family)) return null;
    return networks.get(address)?.country_code ?? null;
  };
}
