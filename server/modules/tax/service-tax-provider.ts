import { createHash } from 'node:crypto';
import { millisecondsOf } from '@sonde/machines/rules/time';
import { LRUCache } from 'lru-cache';
import { embeddedTaxProvider } from './embedded-tax-provider.ts';
import type { SalesTaxQuestion, SalesTaxService } from './sales-tax-service.ts';
import type { TaxCalculation, TaxProvider } from './tax-provider.ts';

/** A buyer waits no longer for the service; then the base rates apply. */
const longestWaitMilliseconds = 2_000;
/** The service isn't asked again for this long after a failure. */
const pauseMilliseconds = 10_000;
/** Rates may change every day. */
const validMilliseconds = 24 * 60 * 60 * 1000;
const mostRemembered = 1_000;

interface ServiceTaxOptions {
  /** The service of a country (ISO code). */
  serviceFor(country: string): SalesTaxService;
  readonly now: () => Date;
  /** Called with a sentence about every failure. */
  readonly report: (sentence: string) => void;
}

const keyOf = (question: SalesTaxQuestion): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64url');

/** Rejects after the longest wait. */
async function withinLongestWait<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`No answer within ${longestWaitMilliseconds} ms.`));
    timer = setTimeout(giveUp, longestWaitMilliseconds);
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks a tax service about addresses in the US and Canada. A question is asked once: its answer is remembered, and
 * callers that ask at the same time share it. A service that fails isn't asked again for ten seconds.
 */
export function createServiceTaxProvider({ serviceFor, now, report }: ServiceTaxOptions): TaxProvider {
  const answers = new LRUCache<string, TaxCalculation>({ max: mostRemembered });
  const running = new Map<string, Promise<TaxCalculation | null>>();
  let pausedUntil = 0;

  const isCurrent = ({ calculatedAt }: TaxCalculation) =>
    now().getTime() - millisecondsOf(calculatedAt) < validMilliseconds;

  async function ask(key: string, question: SalesTaxQuestion): Promise<TaxCalculation | null> {
    try {
      const answer = await serviceFor(question.address.country).calculate(question);
      if (answer === null) return null;
      const calculation = { key, calculatedAt: now().toISOString(), ...answer };
      answers.set(key, calculation);
      return calculation;
    } finally {
      running.delete(key);
    }
  }

  function share(key: string, question: SalesTaxQuestion): Promise<TaxCalculation | null> {
    const asked = running.get(key) ?? ask(key, question);
    running.set(key, asked);
    return asked;
  }

  return {
    quote: embeddedTaxProvider.quote,
    serviceFor,
    async calculate(question, known) {
      const key = keyOf(question);
      const earlier = [known, answers.get(key)].find(
        (calculation) => calculation?.key === key && isCurrent(calculation),
      );
      if (earlier) return earlier;
      if (now().getTime() < pausedUntil) return null;
      try {
        return await withinLongestWait(share(key, question));
      } catch (error) {
        report(`The tax service doesn't answer, so the rates of states apply: ${String(error)}`);
        pausedUntil = now().getTime() + pauseMilliseconds;
        return null;
      }
    },
  };
}
