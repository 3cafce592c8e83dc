import { expect, it } from 'vitest';
import { networkOf, surroundingNetworkOf } from './client-network.ts';

it.each([
  ['', null],
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2'],
  ['2001:db8:1::9', '2001:db8:1:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['', null],
  ['198.51.100.7', '198.51.100'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['::1', '0:0:0'],
])('counts %s and its neighbors as %s', (address, network) => {
  expect(surroundingNetworkOf(address)).toBe(network);
});
