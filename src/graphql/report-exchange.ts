import { BusyError } from '@sonde/machines/flow';
import { type CombinedError, mapExchange, type Operation } from 'urql';
import { reportError } from '../browser/report-error.ts';
import { ownValue } from '@sonde/machines/rules/texts';
import { operationNameOf } from './operation-name.ts';
import { isPermissionDenied } from './session-exchange.ts';

/** What couldn't be loaded, by operation (coverage ERROR-5). */
const loadFailures: Readonly<Record<string, string>> = {
  EnabledCountries: 'Failed to load countries',
  Geolocalization: 'Failed to load geolocalization',
  MaintenanceQuery: 'Failed to load maintenance data',
  Shop: 'Failed to load shop',
  AuthorizedUserShop: 'Failed to load shop',
  UserQuery: 'Failed to load user data',
  UserRefreshQuery: 'Failed to load user data',
  UserOrganizationRefreshQuery: 'Failed to load user data',
};

/** What was wrong with a response that is no GraphQL response, or why there was none. */
function networkFailure({ response, networkError }: CombinedError, name: string): string {
  const { ok = true, status = 0 } = (response ?? {}) as Partial<Response>;
  if (!ok) return `Response not successful: Received status code ${status}`;
  if (response === undefined) return `No response: ${networkError?.name ?? 'Error'}`;
  return networkError?.message === 'No Content'
    ? `Server response was missing for query '${name}'.`
    : 'The response couldn’t be parsed';
}

/** Codes alone: a message could repeat what was typed. */
const codesOf = ({ graphQLErrors }: CombinedError) =>
  graphQLErrors
    .map(({ extensions: { code } }) => (typeof code === 'string' ? code : 'without a code'))
    .join(', ');

/** The report of a failed operation (coverage ERROR-6). It has no value that the visitor entered. */
function failureOf(error: CombinedError, name: string): string {
  const cause = error.networkError ? networkFailure(error, name) : `Response with errors: ${codesOf(error)}`;
  return `${ownValue(loadFailures, name) ?? `Failed to run ${name}`}: ${cause}`;
}

/** What this page has reported: the same failure again says nothing new. */
const reported = new Set<string>();

function report(error: CombinedError, operation: Operation): void {
  const name = operationNameOf(operation);
  window.dispatchEvent(new CustomEvent('sonde:graphql-error', { detail: { operationName: name } }));
  const failure = failureOf(error, name);
  if (reported.has(failure)) return;
  reported.add(failure);
  reportError(failure);
}

/**
 * Announces errors as the browser event `sonde:graphql-error`, reports them, and passes them on to the caller. Those
 * that are expected have their own ways: a refused token signs out, and a busy shop says when to come back.
 */
export const reportExchange = mapExchange({
  onResult({ error, operation }) {
    if (error && !isPermissionDenied(error) && !(error.networkError instanceof BusyError))
      report(error, operation);
  },
});
