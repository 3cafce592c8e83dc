import { cacheExchange } from '@urql/exchange-graphcache';
import { composeExchanges } from 'urql';
import { wholeDocuments } from './whole-documents.ts';

/** Types without an id: they live in what holds them. */
const valueTypes = [
  'AccountError',
  'Country',
  'Money',
  'OrderPage',
  'OrganizationAdminSet',
  'OrganizationInvitationAccept',
  'OrganizationMemberInvite',
  'OrganizationMemberRemove',
  'OrganizationRenewalSet',
  'PaymentError',
  'PaymentMethodCreate',
  'PaymentMethodDelete',
  'PaymentMethodSetPrimary',
  'PaymentMethodUpdate',
  'RentalSubscription',
  'Subscription',
  'TaxedMoney',
];

/** Without it, the cache takes the type `Subscription`, what an organization pays for, for the root of live queries. */
const roots = {
  queryType: { name: 'Query' },
  mutationType: { name: 'Mutation' },
  subscriptionType: { name: 'LiveQueries' },
};

/** What the store has answered about whoever is signed in, by type and id. It's kept by the page alone and never stored. */
export const accountCache = () =>
  composeExchanges([
    wholeDocuments,
    cacheExchange({
      keys: Object.fromEntries(valueTypes.map((type) => [type, () => null])),
      schema: { __schema: roots },
    }),
  ]);
