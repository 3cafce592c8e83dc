const endMark = '%%EOF';
/** Readers look for the end within the last bytes of the file. */
const tail = 1024;

/**
 * A PDF up to its end, as it is: nothing here opens it, and it's never shown in a browser. Null if it has no end, or
 * if more follows than readers accept.
 */
export function cleanPdf(file: Buffer): Buffer | null {
  const end = file.lastIndexOf(endMark);
  if (end === -1 || file.length - end > tail) return null;
  return Buffer.concat([file.subarray(0, end), Buffer.from(`${endMark}\n`)]);
}
