import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createErrorMask } from './errors.ts';

function withMask(hidesSuggestions = true) {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  return { mask: createErrorMask({ log, hidesSuggestions }), lines };
}

function wrap(cause: Error): GraphQLError {
  return new GraphQLError(cause.message, { originalError: cause, path: ['shop'] });
}

describe('an error for clients', () => {
  it('has an id for a bug, with the details in the log', () => {
    const { mask, lines } = withMask();
    const masked = mask(wrap(new Error('relation "secret" at /srv/shop.ts')));
    expect(masked.message).toBe('Something failed on our side.');
    expect(masked.path).toEqual(['shop']);
    expect(masked.extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      errorId: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(JSON.stringify(masked)).not.toContain('secret');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('relation \\"secret\\"');
    expect(lines[0]).toContain(String(masked.extensions['errorId']));
  });

  it('is the same for a thrown value that is no error', () => {
    expect(withMask().mask('text').message).toBe('Something failed on our side.');
  });

  it.each(['ECONNREFUSED', 'CONNECTION_CLOSED', '57P03', '53100'])(
    'asks to retry while the database is unavailable (%s)',
    (code) => {
      const masked = withMask().mask(wrap(Object.assign(new Error('away'), { code })));
      expect(masked.extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE', http: { status: 503 } });
    },
  );

  it('is GraphQL’s own message, without suggested names if those are hidden', () => {
    const error = new GraphQLError('Cannot query field "shup" on type "Query". Did you mean "shop"?');
    expect(withMask(true).mask(error).message).toBe('Cannot query field "shup" on type "Query".');
    expect(withMask(false).mask(error)).toBe(error);
  });
});
