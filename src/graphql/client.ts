import {
  Client,
  fetchExchange,
  type AnyVariables,
  type CombinedError,
  type DocumentInput,
  type OperationResult,
} from 'urql';
import { cacheExchange, type StorageAdapter } from '@urql/exchange-graphcache';
import { BusyError } from '@sonde/machines/flow';
import { repeatExchange } from './repeat.ts';
import { storeFetch } from './store-fetch.ts';

/** Types without an id: they live in what holds them. */
const valueTypes = [
  'Money',
  'TaxedMoney',
  'Shop',
  'SeatConfiguration',
  'Maintenance',
  'Banner',
  'Offer',
  'Promo',
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
export function createClient(url: string, storage?: StorageAdapter): Client {
  return new Client({
    url,
    fetch: storeFetch,
    preferGetMethod: false,
    exchanges: [
      cacheExchange({
        keys: Object.fromEntries(valueTypes.map((type) => [type, () => null])),
        ...(storage && { storage }),
      }),
      repeatExchange,
      fetchExchange,
    ],
  });
}

const reasonOf = (error: CombinedError | undefined): Error =>
  error?.networkError instanceof BusyError
    ? error.networkError
    : (error ?? new Error('The answer has no data.'));

function dataOf<Data>({ data, error }: OperationResult<Data>): Data {
  if (error || !data) throw reasonOf(error);
  return data;
}

/** Asks the network; a failure to get an answer throws, so that a flow can tell it from a refusal. */
export async function query<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(await client.query(document, variables, { requestPolicy: 'network-only' }).toPromise());
}

/** The same for what hardly changes: an answer that is there already is good. */
export async function queryOnce<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(await client.query(document, variables, { requestPolicy: 'cache-first' }).toPromise());
}

/** Sends a mutation once (again only with its idempotency key); no answer throws. */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(await client.mutation(document, variables).toPromise());
}
