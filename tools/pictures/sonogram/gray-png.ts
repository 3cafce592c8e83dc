import { crc32, deflateSync } from 'node:zlib';

interface GrayPicture {
  readonly width: number;
  readonly height: number;
  /** At most 16; pixels are numbers below it, 0 is black. */
  readonly shades: number;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The shades from black to a cool white, the tone of the pictures. */
function palette(shades: number): Buffer {
  return Buffer.from(
    Array.from({ length: shades }, (_, shade) => {
      const share = shade / (shades - 1);
      return [Math.round(4 + 234 * share), Math.round(7 + 239 * share), Math.round(11 + 235 * share)];
    }).flat(),
  );
}

/** A PNG of two pixels a byte (ISO/IEC 15948), with one color for each shade. */
export function grayPng(pixels: Uint8Array, { width, height, shades }: GrayPicture): Buffer {
  const bytesInRow = Math.ceil(width / 2);
  const rows = Buffer.alloc((bytesInRow + 1) * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * (bytesInRow + 1) + 1 + (column >> 1);
      const pixel = pixels[row * width + column] as number;
      rows[at] = (rows[at] as number) | (column % 2 === 0 ? pixel << 4 : pixel);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette(shades)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
