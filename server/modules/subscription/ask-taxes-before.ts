import { isDeepStrictEqual } from 'node:util';
import type { Sql } from '../../db/connect.ts';
import type { SalesTaxQuestion } from '../tax/sales-tax-service.ts';
import type { TaxCalculation, TaxProvider } from '../tax/tax-provider.ts';
import { readChanging } from './change-terms.ts';
import { type MembershipTaxServices, taxesOf } from './membership-taxes.ts';

interface Asked {
  readonly question: SalesTaxQuestion;
  readonly answer: TaxCalculation | null;
}

/**
 * The services for a transaction that bills an organization's membership: the tax service is asked before it, and not
 * within.
 */
export async function withTaxesRequested<Services extends MembershipTaxServices & { readonly sql: Sql }>(
  services: Services,
  organizationId: string,
): Promise<Services> {
  const { taxProvider, sql } = services;
  const { calculate } = taxProvider;
  if (calculate === null) return services;
  const asked: Asked[] = [];
  const changing = await readChanging(sql, organizationId);
  const asking: TaxProvider = {
    ...taxProvider,
    async calculate(question, known) {
      const answer = await calculate(question, known);
      asked.push({ question, answer });
      return answer;
    },
  };
  if (changing !== null) await taxesOf({ ...services, taxProvider: asking }, changing.facts);
  const answerOf = (question: SalesTaxQuestion) =>
    asked.find((before) => isDeepStrictEqual(before.question, question))?.answer ?? null;
  return { ...services, taxProvider: { ...taxProvider, calculate: async (question) => answerOf(question) } };
}
