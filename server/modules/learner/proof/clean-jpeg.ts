import { isSizeOfPhoto, mostPieces } from './picture-size.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Names the color space of the few files that need it. */
const ADOBE = 0xee;

/** Starts of frame: all but the tables for Huffman (C4) and arithmetic coding (CC), and the extension (C8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The tables, intervals and scans that a decoder needs. Comments, applications' data and unknown segments are metadata. */
const neededToDecode: readonly number[] = [0xc4, 0xcc, 0xdb, 0xdc, 0xdd, SCAN];

const isShown = (marker: number, segment: Buffer) =>
  isFrame(marker) ||
  neededToDecode.includes(marker) ||
  (marker === ADOBE && segment.length === 16 && segment.toString('latin1', 4, 9) === 'Adobe');

/** Markers within a scan: an escaped FF byte, and restarts. */
const isWithinScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Where the next marker begins after the coded data of a scan; the file's length if there is none. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    if (file[at] !== 0xff) continue;
    const marker = file[at + 1] ?? 0;
    if (marker !== 0xff && !isWithinScan(marker)) return at;
  }
  return file.length;
}

/**
 * A JPEG without metadata and without what follows its end; null if it's damaged or too large to open safely.
 *
 * @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf annex B
 */
export function cleanJpeg(file: Buffer): Buffer | null {
  const kept: Buffer[] = [Buffer.from([0xff, START])];
  let hasFrame = false;
  let hasScan = false;
  let at = 2;
  for (let pieces = 0; pieces < mostPieces && at + 1 < file.length; pieces += 1) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END)
      return hasFrame && hasScan ? Buffer.concat([...kept, Buffer.from([0xff, END])]) : null;
    if (at + 4 > file.length) return null;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end < at + 4 || end > file.length) return null;
    const segment = file.subarray(at, end);
    if (isFrame(marker)) {
      if (segment.length < 9 || !isSizeOfPhoto(segment.readUInt16BE(7), segment.readUInt16BE(5))) return null;
      hasFrame = true;
    }
    if (isShown(marker, segment)) kept.push(segment);
    at = end;
    if (marker === SCAN) {
      hasScan = true;
      at = endOfScan(file, end);
      kept.push(file.subarray(end, at));
    }
  }
  return null;
}
