import type { RefusalReason } from '../errors/index.ts';

/** The accepted files, as browsers and mail programs call them (coverage PROGRAM-5). */
export const proofMediaTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** One of {@link proofMediaTypes}. */
export type ProofMediaType = (typeof proofMediaTypes)[number];

/** The largest proof of enrollment that the shop accepts, as its texts say it. */
export const proofMaxMegabytes = 10;

/** The same limit in bytes. */
export const proofMaxBytes = proofMaxMegabytes * 1024 * 1024;

/** `FILE_UNREADABLE` is a damaged file, or a picture with more pixels than a camera takes. */
export type ProofProblem = Extract<
  RefusalReason,
  'REQUIRED' | 'FILE_TYPE' | 'FILE_TOO_LARGE' | 'FILE_UNREADABLE'
>;

/** The problem with a file of this size in bytes; null for none. What it contains is checked by the server. */
export function checkProofSize(bytes: number): ProofProblem | null {
  if (bytes === 0) return 'REQUIRED';
  return bytes > proofMaxBytes ? 'FILE_TOO_LARGE' : null;
}
