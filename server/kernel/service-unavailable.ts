import { GraphQLError } from 'graphql';

/**
 * Status 503: a service that the answer needs did not give one, or there is no room. The same request may be sent again
 * after the seconds; pages do so themselves up to 5.
 */
export const serviceUnavailable = (seconds = 5) =>
  new GraphQLError('SERVICE_UNAVAILABLE', {
    extensions: {
      code: 'SERVICE_UNAVAILABLE',
      http: { status: 503, headers: { 'retry-after': String(seconds) } },
    },
  });
