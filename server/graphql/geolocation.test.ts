import { expect, it } from 'vitest';
import { openGeolocation } from './geolocation.ts';

const geolocate = openGeolocation();

it.each([
  ['8.8.8.8', 'US'],
  ['81.2.69.142', 'GB'],
  ['193.99.144.80', 'DE'],
  ['2001:4860:4860::8888', 'US'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['172.20.0.1', null],
  ['100.64.0.9', null],
  ['fe80::1', null],
  ['192.168.1.20', null],
  ['::1', null],
  ['', null],
  ['not an address', null],
])('%s is in %s', (address, country) => {
  expect(geolocate(address)).toBe(country);
});
