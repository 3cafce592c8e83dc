import { crc32, deflateSync } from 'node:zlib';

const bigEndian = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 2) buffer.writeUInt16BE(value);
  else buffer.writeUInt32BE(value);
  return buffer;
};

/** A segment of a JPEG with its length. */
export const segment = (marker: number, content: Buffer | string): Buffer => {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from([0xff, marker]), bigEndian(bytes.length + 2, 2), bytes]);
};

/** A JPEG as readers parse it, with additional segments after its start. */
export function jpeg({ width = 8, height = 8, extra = [] as readonly Buffer[] } = {}): Buffer {
  const frame = Buffer.concat([
    Buffer.from([8]),
    bigEndian(height, 2),
    bigEndian(width, 2),
    Buffer.from([1, 1, 0x11, 0]),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...extra,
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xc4, Buffer.concat([Buffer.from([0]), Buffer.alloc(16), Buffer.from([0])])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A chunk of a PNG with length and checksum. */
export function chunk(type: string, content: Buffer | string = ''): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(content)]);
  return Buffer.concat([bigEndian(named.length - 4, 4), named, bigEndian(crc32(named), 4)]);
}

/** A PNG with additional chunks after its header. */
export function png({ width = 2, height = 2, extra = [] as readonly Buffer[] } = {}): Buffer {
  const header = Buffer.concat([bigEndian(width, 4), bigEndian(height, 4), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(6))),
    chunk('IEND'),
  ]);
}

export const pdf = (content = 'certificate'): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\n% ${content}\nendobj\ntrailer\n<< >>\n%%EOF\n`);
