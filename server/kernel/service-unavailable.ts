import { GraphQLError } from 'graphql';

/** Status 503: a service that the answer needs did not give one. The same request may be sent again. */
export const serviceUnavailable = () =>
  new GraphQLError('SERVICE_UNAVAILABLE', {
    extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503, headers: { 'retry-after': '5' } } },
  });
