import { cacheExchange } from '@urql/exchange-graphcache';
import { composeExchanges } from 'urql';
import { wholeDocuments } from './whole-documents.ts';

/** Types without an ID, embedded in their parents. */
const valueTypes = [
  'AccountError',
  'Country',
  'LearnerDiscount',
  'Money',
  'NextRenewal',
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
  'PreviewedChange',
  'ProrationPreview',
  'ReferrerTokenReplace',
  'RentalSubscription',
  'Subscription',
  'SubscriptionChange',
  'SubscriptionError',
  'SubscriptionRenew',
  'SubscriptionScheduleAdd',
  'SubscriptionScheduleRemove',
  'TaxedMoney',
];

/** Without it, the cache treats the type `Subscription`, an organization's plan, as the root of live queries. */
const roots = {
  queryType: { name: 'Query' },
  mutationType: { name: 'Mutation' },
  subscriptionType: { name: 'LiveQueries' },
};

/** The store's responses about the signed-in user, by type and ID. Kept only in the page's memory, never stored. */
export const accountCache = () =>
  composeExchanges([
    wholeDocuments,
    cacheExchange({
      keys: Object.fromEntries(valueTypes.map((type) => [type, () => null])),
      schema: { __schema: roots },
    }),
  ]);
