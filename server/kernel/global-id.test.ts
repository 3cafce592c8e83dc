import { describe, expect, it } from 'vitest';
import { idOfType, parseGlobalId, toGlobalId } from './global-id.ts';

describe('a global id', () => {
  it.each([
    ['Product', 'iq3'],
    ['ProductVariant', 'IQ3-USBC'],
    ['ProductImage', 'iq3:0'],
    ['Checkout', 'ü/+-_'],
  ])('encodes %s %s and decodes to both', (type, id) => {
    expect(parseGlobalId(toGlobalId(type, id))).toEqual({ type, id });
  });

  it('is base64 of the type and the id', () => {
    expect(toGlobalId('Product', 'iq3')).toBe('UHJvZHVjdDppcTM=');
  });

  it.each(['', 'Product:iq3', '!!!', 'UHJvZHVjdA==', 'UHJvZHVjdDppcTM', 'UHJvZHVjdDo=', '\u0000'])(
    'is not %j',
    (text) => {
      expect(parseGlobalId(text)).toBeNull();
    },
  );

  it('is valid only for the requested type', () => {
    expect(idOfType('Product', toGlobalId('Product', 'iq3'))).toBe('iq3');
    expect(idOfType('Checkout', toGlobalId('Product', 'iq3'))).toBeNull();
  });
});
