import { type Consultation, type RegistryAnswer, type TaxId, taxIdPrefix } from '@sonde/machines/rules/tax';
import * as v from 'valibot';
import type { TaxIdRegistry } from './tax-id-registry.ts';

/** The European Commission's own service. */
export const viesUrl = 'https://ec.europa.eu/taxation_customs/vies';

const timeoutMilliseconds = 3_000;
const tries = 2;

/** A refusal has other fields; `requestIdentifier` is empty if the query had no requester. */
const viesAnswer = v.object({ valid: v.boolean(), requestIdentifier: v.optional(v.string(), '') });

export interface ViesOptions {
  /** Without a trailing slash; the path of the REST interface is appended. */
  readonly url: string;
  /** The seller's own number, for which the registry returns a consultation number; null to query without. */
  readonly requester: Pick<TaxId, 'country' | 'number'> | null;
  readonly now: () => Date;
  readonly report: (sentence: string) => void;
}

/**
 * The registry of the member states through the European Commission's REST interface (`check-vat-number`): a timeout of
 * 3 seconds, one retry if there was no response. Only `valid` decides; any other response is UNAVAILABLE.
 */
export function createViesRegistry({ url, requester, now, report }: ViesOptions): TaxIdRegistry {
  const requesterFields = requester && {
    requesterMemberStateCode: taxIdPrefix(requester.country),
    requesterNumber: requester.number,
  };

  const ask = async (taxId: Pick<TaxId, 'country' | 'number'>) => {
    const response = await fetch(`${url}/rest-api/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        countryCode: taxIdPrefix(taxId.country),
        vatNumber: taxId.number,
        ...requesterFields,
      }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`status ${response.status}: ${text.slice(0, 200)}`);
    return v.parse(viesAnswer, JSON.parse(text));
  };

  return {
    async consult(taxId) {
      const consultation = (answer: RegistryAnswer, consultationNumber = ''): Consultation => ({
        answer,
        askedAt: now().toISOString(),
        consultationNumber: consultationNumber === '' ? null : consultationNumber,
      });
      for (let attempt = 1; attempt <= tries; attempt += 1) {
        try {
          const { valid, requestIdentifier } = await ask(taxId);
          return consultation(valid ? 'REGISTERED' : 'NOT_REGISTERED', requestIdentifier);
        } catch (error) {
          report(`The registry of tax ids (${url}) gave no answer: ${String(error)}`);
        }
      }
      return consultation('UNAVAILABLE');
    },
  };
}
