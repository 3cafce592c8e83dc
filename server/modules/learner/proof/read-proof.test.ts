import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proofMaxBytes } from '@sonde/machines/rules/learners';
import { chunk, jpeg, pdf, png, segment } from './proof.fixture.ts';
import { mostPieces } from './picture-size.ts';
import { readProof } from './read-proof.ts';

const plainFiles = { 'application/pdf': pdf(), 'image/jpeg': jpeg(), 'image/png': png() } as const;

/** The end of a ZIP archive, by which its readers find it. */
const archive = Buffer.concat([Buffer.from('PK\x03\x04 secrets PK\x05\x06'), Buffer.alloc(18)]);

describe('a proof', () => {
  it.each(Object.entries(plainFiles))('of the type %s is kept as it is', (mediaType, content) => {
    expect(readProof(content)).toEqual({ ok: true, proof: { mediaType, content } });
  });

  it.each<[string, Buffer]>([
    ['an EXIF segment with a place', jpeg({ extra: [segment(0xe1, 'Exif\0\0 48.2N 16.3E secret')] })],
    ['a comment', jpeg({ extra: [segment(0xfe, 'secret')] })],
    ['a color profile with a name', jpeg({ extra: [segment(0xe2, 'ICC_PROFILE\0 secret')] })],
    ['the history of an editor', jpeg({ extra: [segment(0xed, 'Photoshop 3.0\0 secret')] })],
    ['a segment that no decoder knows', jpeg({ extra: [segment(0xf0, 'secret')] })],
    ['a text', png({ extra: [chunk('tEXt', 'Author\0secret')] })],
    ['an international text', png({ extra: [chunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0secret')] })],
    ['an EXIF chunk', png({ extra: [chunk('eXIf', 'secret')] })],
    ['an unknown chunk', png({ extra: [chunk('teSt', 'secret')] })],
  ])('loses its metadata: %s', (_what, file) => {
    const read = readProof(file);
    const mediaType = file.subarray(1, 4).toString() === 'PNG' ? 'image/png' : 'image/jpeg';
    expect(read).toEqual({ ok: true, proof: { mediaType, content: plainFiles[mediaType] } });
  });

  it('keeps the color space that a JPEG needs', () => {
    const adobe = segment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\x02', 'latin1'));
    const file = jpeg({ extra: [adobe] });
    expect(readProof(file)).toEqual({ ok: true, proof: { mediaType: 'image/jpeg', content: file } });
  });

  it.each(Object.entries(plainFiles))('of the type %s loses what follows its end', (mediaType, content) => {
    const read = readProof(Buffer.concat([content, archive]));
    expect(read).toEqual({ ok: true, proof: { mediaType, content } });
  });

  describe('that is also something else', () => {
    const page = '<!doctype html><script>alert(1)</script>';
    const script = 'fetch("//elsewhere.example")';

    it.each<[what: string, file: Buffer, mediaType: keyof typeof plainFiles]>([
      ['a JPEG with a page behind it', Buffer.concat([jpeg(), Buffer.from(page)]), 'image/jpeg'],
      ['a JPEG with a page in a comment', jpeg({ extra: [segment(0xfe, page)] }), 'image/jpeg'],
      ['a JPEG with a PDF in a comment', jpeg({ extra: [segment(0xfe, pdf())] }), 'image/jpeg'],
      ['a JPEG with a PDF in an unknown segment', jpeg({ extra: [segment(0xf0, pdf())] }), 'image/jpeg'],
      ['a JPEG with a PDF behind it', Buffer.concat([jpeg(), pdf()]), 'image/jpeg'],
      ['a JPEG with an archive behind it', Buffer.concat([jpeg(), archive]), 'image/jpeg'],
      ['a PNG with a script in a text', png({ extra: [chunk('tEXt', `Title\0${script}`)] }), 'image/png'],
      ['a PNG with a script in a chunk of its own', png({ extra: [chunk('scRt', script)] }), 'image/png'],
      ['a PNG with a page behind it', Buffer.concat([png(), Buffer.from(page)]), 'image/png'],
      ['a PDF with an archive behind it', Buffer.concat([pdf(), archive]), 'application/pdf'],
      ['a PDF with a page behind it', Buffer.concat([pdf(), Buffer.from(page)]), 'application/pdf'],
      ['a PDF with a JPEG behind it', Buffer.concat([pdf(), jpeg()]), 'application/pdf'],
    ])('is stored as the first alone: %s', (_what, file, mediaType) => {
      const content = plainFiles[mediaType];
      expect(readProof(file)).toEqual({ ok: true, proof: { mediaType, content } });
    });

    it.each<[what: string, inside: string]>([
      ['a page', page],
      ['an archive', archive.toString('latin1')],
      ['a JPEG', jpeg().toString('latin1')],
    ])('within its pages is a PDF as it was sent, of the type that it begins as: %s', (_what, inside) => {
      const file = pdf(inside);
      expect(readProof(file)).toEqual({ ok: true, proof: { mediaType: 'application/pdf', content: file } });
    });

    it.each<[what: string, file: Buffer]>([
      ['a page before a PDF', Buffer.concat([Buffer.from(page), pdf()])],
      ['an archive before a PDF', Buffer.concat([archive, pdf()])],
      ['a script before a PNG', Buffer.concat([Buffer.from(script), png()])],
    ])('first is of no accepted type: %s', (_what, file) => {
      expect(readProof(file)).toEqual({ ok: false, problem: 'FILE_TYPE' });
    });
  });

  it.each<[string, Buffer]>([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an archive', archive],
    ['a program', Buffer.from('MZ\x90\0')],
    ['an animated picture', Buffer.from('GIF89a')],
    ['a PDF behind a page', Buffer.concat([Buffer.from('<html>'), pdf()])],
    ['a PDF behind a GIF', Buffer.concat([Buffer.from('GIF89a'), pdf()])],
    ['a JPEG behind an archive', Buffer.concat([archive, jpeg()])],
  ])('is of no accepted type, whatever it is called: %s', (_what, file) => {
    expect(readProof(file)).toEqual({ ok: false, problem: 'FILE_TYPE' });
  });

  it.each<[string, Buffer]>([
    ['a JPEG that is only a beginning', jpeg().subarray(0, 4)],
    ['a JPEG that is cut off', jpeg().subarray(0, -2)],
    [
      'a page behind the beginning of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>')]),
    ],
    ['a JPEG as wide as no photo', jpeg({ width: 65_535, height: 65_535 })],
    ['a JPEG of no height', jpeg({ height: 0 })],
    ['a PNG that is cut off', png().subarray(0, -1)],
    ['a PNG with a wrong checksum', Buffer.concat([png().subarray(0, -1), Buffer.from([0])])],
    ['a page behind the beginning of a PNG', Buffer.concat([png().subarray(0, 8), Buffer.from('<html>')])],
    ['a PNG that would need gigabytes', png({ width: 100_000, height: 100_000 })],
    [
      'a bomb of a megabyte, for 40 gigapixels',
      png({ width: 200_000, height: 200_000, extra: [chunk('IDAT', deflateSync(Buffer.alloc(1 << 26)))] }),
    ],
    [
      'a PNG that begins with a text',
      Buffer.concat([png().subarray(0, 8), chunk('tEXt', 'a'), png().subarray(8)]),
    ],
    [
      'a JPEG of more segments than a camera writes',
      jpeg({ extra: Array(mostPieces).fill(segment(0xdb, '')) }),
    ],
    [
      'a JPEG of nothing but padding',
      Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(9_999_999, 0xff)]),
    ],
    ['a PNG of more chunks than a program writes', png({ extra: Array(mostPieces).fill(chunk('IDAT')) })],
    ['a PDF without an end', pdf().subarray(0, 40)],
    ['a PDF with a page behind it', Buffer.concat([pdf(), Buffer.alloc(2000, '<html>')])],
  ])('can’t be read: %s', (_what, file) => {
    expect(readProof(file)).toEqual({ ok: false, problem: 'FILE_UNREADABLE' });
  });

  it('has a size', () => {
    const large = pdf('x'.repeat(proofMaxBytes - pdf('').length));
    expect([large.length, readProof(large).ok]).toEqual([proofMaxBytes, true]);
    expect(readProof(Buffer.concat([large, Buffer.from('\n')]))).toEqual({
      ok: false,
      problem: 'FILE_TOO_LARGE',
    });
    expect(readProof(Buffer.alloc(0))).toEqual({ ok: false, problem: 'REQUIRED' });
  });

  it('that was damaged anywhere is refused, or reads like what is kept of it', () => {
    const damages = fc.tuple(
      fc.constantFrom(...Object.values(plainFiles)),
      fc.nat(),
      fc.nat({ max: 255 }),
      fc.nat(),
    );
    const reading = fc.property(damages, ([file, at, byte, end]) => {
      const damaged = Buffer.from(file.subarray(0, 1 + (end % file.length)));
      damaged[at % damaged.length] = byte;
      const read = readProof(damaged);
      expect(read.ok ? readProof(read.proof.content) : read).toEqual(read);
    });
    expect(() => fc.assert(reading)).not.toThrow();
  });
});
