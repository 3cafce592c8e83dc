import type { ComparedTerm, ComparePorts } from '@sonde/machines/subscription-change';
import {
  ProrationPreviewDocument,
  type ProrationPreviewQuery,
} from '../graphql/subscription-changes.generated.ts';
import { loadAnswers, withAccessCheck } from './account-requests.ts';
import { fromApiPreview } from './subscription-change-ports.ts';

/** The answers come in the order of the terms. */
const fromApiTerms = (
  skus: readonly string[],
  { prorationPreview }: ProrationPreviewQuery,
): readonly ComparedTerm[] =>
  skus.flatMap((sku, index) => {
    const answer = prorationPreview[index];
    if (answer === undefined) return [];
    const { change, subscriptionErrors } = answer;
    return {
      sku,
      preview: change && fromApiPreview(answer, change),
      refusals: subscriptionErrors,
    };
  });

/** Previews a change to each of these terms, in one request. */
export const compareTerms: ComparePorts['compareTerms'] = ({ membershipId, skus }) =>
  withAccessCheck(async () => {
    const { askAccountUncached } = await loadAnswers();
    const changes = skus.map((sku) => ({ sku, seats: null, featureSkus: null }));
    const given = { organizationMembershipId: membershipId, changes };
    return {
      status: 'compared',
      terms: fromApiTerms(skus, await askAccountUncached(ProrationPreviewDocument, given)),
    };
  });
