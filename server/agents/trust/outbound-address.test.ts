import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOutboundAddress } from './outbound-address.ts';

const inProduction = { allowsLoopback: false };
const inSandbox = { allowsLoopback: true };
const publicAddresses = ['8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:80f::200e'];
const otherAddresses = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:127.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '2001::1',
  '2001:db8::1',
  '2002:a9fe:a9fe::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '4000::1',
];

describe('an address that a platform named', () => {
  it.each([
    'https://platform.example/profile.json',
    'https://platform.example:8443/profile.json?v=2',
    ...publicAddresses.map((address) => `https://${address.includes(':') ? `[${address}]` : address}/`),
  ])('%s may be called', (url) => {
    expect(checkOutboundAddress(url, inProduction)?.url.href).toBe(url);
  });

  it.each([
    ['without TLS', 'http://platform.example/profile.json'],
    ['of another scheme', 'file:///etc/passwd'],
    ['with a password', 'https://a:b@platform.example/'],
    ['with a fragment', 'https://platform.example/#a'],
    ['that is none', 'platform.example'],
    ['that is very long', `https://platform.example/${'a'.repeat(2048)}`],
    ['of this machine', 'https://127.0.0.1/'],
    ['of this machine, as a number', 'https://2130706433/'],
    ['of this machine, in hexadecimal', 'https://0x7f.1/'],
    ['of the cloud’s metadata', 'https://169.254.169.254/latest/meta-data'],
    ['of the cloud’s metadata, by IPv6', 'https://[::ffff:169.254.169.254]/'],
    ['of this machine without TLS', 'http://localhost:4000/profile.json'],
  ])('%s may not: %s', (_what, url) => {
    expect(checkOutboundAddress(url, inProduction)).toBeNull();
  });

  it.each(['http://localhost:4000/', 'http://127.0.0.1:4000/', 'https://[::1]:4000/'])(
    '%s may be called beside simulated services',
    (url) => {
      expect(checkOutboundAddress(url, inSandbox)?.url.href).toBe(url);
    },
  );

  it.each(['http://platform.example/', 'https://10.0.0.1/', 'http://169.254.169.254/'])(
    '%s may not even there',
    (url) => {
      expect(checkOutboundAddress(url, inSandbox)).toBeNull();
    },
  );
});

describe('the name of a host', () => {
  const byName = checkOutboundAddress('https://platform.example/', inProduction);

  it.each(publicAddresses)('may resolve to %s', (address) => {
    expect(byName?.mayResolveTo(address)).toBe(true);
  });

  it.each(otherAddresses)('may not resolve to %s', (address) => {
    expect(byName?.mayResolveTo(address)).toBe(false);
  });

  it('may not resolve to an IPv4 address in the form of IPv6 that it may not resolve to as such', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(byName?.mayResolveTo(`::ffff:${address}`)).toBe(byName?.mayResolveTo(address));
      }),
    );
  });

  it('may resolve to this machine only where it means this machine', () => {
    const localhost = checkOutboundAddress('http://localhost:4000/', inSandbox);
    expect([localhost?.mayResolveTo('127.0.0.1'), localhost?.mayResolveTo('::1')]).toEqual([true, true]);
    expect(localhost?.mayResolveTo('8.8.8.8')).toBe(false);
    expect(checkOutboundAddress('https://platform.example/', inSandbox)?.mayResolveTo('127.0.0.1')).toBe(
      false,
    );
  });
});
