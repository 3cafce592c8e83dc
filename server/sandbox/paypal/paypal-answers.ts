import { randomBytes } from 'node:crypto';

/** A response of the API. */
export interface ApiAnswer {
  readonly status: 200 | 201 | 400 | 401 | 404 | 422;
  readonly body: object;
}

const debugId = () => randomBytes(7).toString('hex').slice(0, 13);

/** The provider's IDs: 17 capital letters and digits. */
export const newId = (): string => {
  const signs = 'ABCDEFGHJKLMNPRSTUVWXY0123456789';
  return [...randomBytes(17)].map((byte) => signs[byte % signs.length]).join('');
};

interface Problem {
  readonly field?: string;
  readonly issue: string;
  readonly description: string;
  readonly links?: readonly object[];
}

/** A malformed request: https://developer.paypal.com/api/rest/responses/ */
export const invalidRequest = (field: string, issue: string): ApiAnswer => ({
  status: 400,
  body: {
    name: 'INVALID_REQUEST',
    message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
    debug_id: debugId(),
    details: [{ field, location: 'body', issue, description: `${field}: ${issue}` }],
  },
});

/** A request that breaks a rule of business. */
export const unprocessable = ({ links, ...problem }: Problem): ApiAnswer => ({
  status: 422,
  body: {
    name: 'UNPROCESSABLE_ENTITY',
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
    debug_id: debugId(),
    details: [problem],
    ...(links && { links }),
  },
});

export const notFound = (): ApiAnswer => ({
  status: 404,
  body: {
    name: 'RESOURCE_NOT_FOUND',
    message: 'The specified resource does not exist.',
    debug_id: debugId(),
    details: [{ issue: 'INVALID_RESOURCE_ID', description: 'Specified resource ID does not exist.' }],
  },
});

export const unauthorizedAnswer = (error: 'invalid_client' | 'invalid_token'): ApiAnswer => ({
  status: 401,
  body: { error, error_description: 'Client or token authentication failed' },
});
