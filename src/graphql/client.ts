import { Client, fetchExchange, type AnyVariables, type DocumentInput } from 'urql';
import { cacheExchange } from '@urql/exchange-graphcache';
import { retryExchange } from '@urql/exchange-retry';

/** A mutation may be sent again only when the server can tell the repeat from a second wish. */
const isRepeatable = (kind: string, variables: unknown) =>
  kind === 'query' ||
  (typeof variables === 'object' &&
    variables !== null &&
    'idempotencyKey' in variables &&
    Boolean(variables.idempotencyKey));

/** Types without an id: they live in what holds them. */
const valueTypes = [
  'Money',
  'TaxedMoney',
  'Shop',
  'SeatConfiguration',
  'Maintenance',
  'Banner',
  'Offer',
  'Geolocalization',
  'Country',
  'CountryPermissions',
  'AddressValidationData',
  'CountryAreaChoice',
  'VariantPricingInfo',
  'Image',
  'SelectedAttribute',
  'PaymentGateway',
  'OrderRenewal',
  'Error',
  'CheckoutError',
];

/** The one way from views to the store API: POST /graphql/ with operationName, variables and query. */
export function createClient(url: string): Client {
  return new Client({
    url,
    preferGetMethod: false,
    exchanges: [
      cacheExchange({ keys: Object.fromEntries(valueTypes.map((type) => [type, () => null])) }),
      retryExchange({
        initialDelayMs: 1000,
        maxDelayMs: 1000,
        randomDelay: false,
        maxNumberAttempts: 6,
        retryIf: (error, operation) =>
          Boolean(error.networkError) && isRepeatable(operation.kind, operation.variables),
      }),
      fetchExchange,
    ],
  });
}

/** Asks the network; a failure to get an answer throws, so that a flow can tell it from a refusal. */
export async function query<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, error } = await client
    .query(document, variables, { requestPolicy: 'network-only' })
    .toPromise();
  if (error || !data) throw error ?? new Error('The answer has no data.');
  return data;
}

/** Sends a mutation once (again only with its idempotency key); no answer throws. */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, error } = await client.mutation(document, variables).toPromise();
  if (error || !data) throw error ?? new Error('The answer has no data.');
  return data;
}
