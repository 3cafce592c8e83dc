import { type ApiAnswer, answer, invalidRequest } from './api-answer.ts';
import type { DocumentKind } from './documents.types.ts';
import type { FormValue } from './form-body.ts';
import type { Values } from './parameters.ts';
import type { Work } from './work.ts';
import { ownValue } from '@sonde/machines/rules/texts';

/** The parameters of every list. */
export const listParameters = {
  limit: 'integer',
  starting_after: 'string',
  ending_before: 'string',
  created: 'range',
} as const;

const SMALLEST_PAGE = 1;
const USUAL_PAGE = 10;
const LARGEST_PAGE = 100;

/** Bounds in seconds, inclusive. */
function boundsOf(created: FormValue | null): { readonly from: number; readonly to: number } {
  const at = (name: string): number | null => {
    const value = created !== null && typeof created === 'object' ? ownValue(created, name) : undefined;
    return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : null;
  };
  if (typeof created === 'string' && /^\d+$/.test(created))
    return { from: Number(created), to: Number(created) };
  const gt = at('gt');
  const lt = at('lt');
  return {
    from: Math.max(at('gte') ?? 0, gt === null ? 0 : gt + 1),
    to: Math.min(at('lte') ?? Number.MAX_SAFE_INTEGER, lt === null ? Number.MAX_SAFE_INTEGER : lt - 1),
  };
}

export interface ListRequest {
  readonly kind: DocumentKind;
  readonly url: string;
  readonly values: Values<typeof listParameters>;
  /** Only objects with these values; null values are ignored. */
  readonly where: Readonly<Record<string, string | null>>;
}

/** One page, newest first. */
export async function listObjects({ kind, url, values, where }: ListRequest, work: Work): Promise<ApiAnswer> {
  const limit = values.limit ?? USUAL_PAGE;
  if (limit < SMALLEST_PAGE || limit > LARGEST_PAGE) {
    return invalidRequest(`This value must be between ${SMALLEST_PAGE} and ${LARGEST_PAGE}.`, {
      param: 'limit',
    });
  }
  const { documents, hasMore } = await work.list({
    kind,
    limit,
    contains: Object.fromEntries(Object.entries(where).filter(([, value]) => value !== null)),
    created: boundsOf(values.created),
    startingAfter: values.starting_after,
    endingBefore: values.ending_before,
  });
  return answer({ object: 'list', data: documents.map((stored) => stored.document), has_more: hasMore, url });
}
