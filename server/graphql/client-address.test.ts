import { describe, expect, it } from 'vitest';
import { createClientLookup } from './client-address.ts';

const forwardedHeaders = (value: string, country = 'de') =>
  new Headers({ 'x-forwarded-for': value, 'x-country-code': country });

describe('the client of a request', () => {
  it('is the peer if no proxy is trusted', () => {
    const lookUp = createClientLookup([]);
    expect(lookUp(forwardedHeaders('1.2.3.4'), '198.51.100.7')).toEqual({
      address: '198.51.100.7',
      country: null,
    });
  });

  it.each([
    ['the proxy wrote', '203.0.113.9', '203.0.113.9'],
    ['the nearest stranger, whatever strangers wrote before', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['beyond several proxies of ours', '203.0.113.9, 10.1.1.1', '203.0.113.9'],
    ['without its IPv6 wrapping', '::ffff:203.0.113.9', '203.0.113.9'],
    ['an IPv6 address', '2001:db8::5', '2001:db8::5'],
    ['the proxy itself when what it wrote is no address', 'unknown', '10.0.0.1'],
  ])('is the address that %s', (_words, header, address) => {
    const lookUp = createClientLookup(['10.0.0.0/8']);
    expect(lookUp(forwardedHeaders(header), '10.0.0.1')).toEqual({ address, country: 'DE' });
  });

  it('has no country if the proxy sends none or an invalid one', () => {
    const lookUp = createClientLookup(['::1', '10.0.0.1']);
    expect(lookUp(new Headers(), '::1').country).toBeNull();
    expect(lookUp(forwardedHeaders('203.0.113.9', 'Germany'), '10.0.0.1').country).toBeNull();
  });

  it('is empty for a request from within the process', () => {
    expect(createClientLookup(['0.0.0.0/0'])(forwardedHeaders('6.6.6.6'), '')).toEqual({
      address: '',
      country: null,
    });
  });
});
