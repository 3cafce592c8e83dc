import { crc32 } from 'node:zlib';
import { isSizeOfPhoto, mostPieces } from './picture-size.ts';

const signatureLength = 8;
/** Length, type and checksum. */
const overhead = 12;

/** What is needed to show the picture. Texts, times, EXIF, color profiles and unknown chunks are metadata. */
const shown: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', 'IEND'];

/**
 * A PNG without metadata and without what follows its end; null if it's damaged or too large to open safely.
 *
 * @see https://www.w3.org/TR/png-3/#5Chunk-layout
 */
export function cleanPng(file: Buffer): Buffer | null {
  const kept: Buffer[] = [file.subarray(0, signatureLength)];
  let hasData = false;
  let at = signatureLength;
  for (let pieces = 0; pieces < mostPieces && at + overhead <= file.length; pieces += 1) {
    const end = at + overhead + file.readUInt32BE(at);
    if (end > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null;
    const isFirst = at === signatureLength;
    if (isFirst !== (type === 'IHDR')) return null;
    if (
      isFirst &&
      (end - at !== overhead + 13 || !isSizeOfPhoto(file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)))
    )
      return null;
    hasData ||= type === 'IDAT';
    if (shown.includes(type)) kept.push(file.subarray(at, end));
    if (type === 'IEND') return hasData && end - at === overhead ? Buffer.concat(kept) : null;
    at = end;
  }
  return null;
}
