import { checkProofSize, type ProofMediaType, type ProofProblem } from '@sonde/machines/rules/learners';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPdf } from './clean-pdf.ts';
import { cleanPng } from './clean-png.ts';

/** A proof without metadata. */
export interface Proof {
  readonly mediaType: ProofMediaType;
  readonly content: Buffer;
}

export type ProofVerdict =
  | { readonly ok: true; readonly proof: Proof }
  | { readonly ok: false; readonly problem: ProofProblem };

interface Format {
  /** The first bytes. A file that begins otherwise isn't of this format, whatever follows. */
  readonly signature: Buffer;
  /** The file without metadata, and without what follows its end; null if it's damaged. */
  readonly clean: (file: Buffer) => Buffer | null;
}

const formats: Readonly<Record<ProofMediaType, Format>> = {
  'application/pdf': { signature: Buffer.from('%PDF-'), clean: cleanPdf },
  'image/jpeg': { signature: Buffer.from([0xff, 0xd8, 0xff]), clean: cleanJpeg },
  'image/png': { signature: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), clean: cleanPng },
};

/**
 * Reads a proof. Its type is decided by its content; name and declared type are ignored. Nothing is decompressed, so a
 * small file can't become a large one here.
 */
export function readProof(file: Buffer): ProofVerdict {
  const problem = checkProofSize(file.length);
  if (problem !== null) return { ok: false, problem };
  for (const [mediaType, { signature, clean }] of Object.entries(formats) as [ProofMediaType, Format][]) {
    if (!file.subarray(0, signature.length).equals(signature)) continue;
    const content = clean(file);
    return content === null
      ? { ok: false, problem: 'FILE_UNREADABLE' }
      : { ok: true, proof: { mediaType, content } };
  }
  return { ok: false, problem: 'FILE_TYPE' };
}
