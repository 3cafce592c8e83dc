import type { Consultation, TaxId } from '@sonde/machines/rules/tax';

/**
 * Checks which tax ids of EU member states belong to a business. It never fails: a registry that is down, slow or sends
 * an invalid response is UNAVAILABLE, so that tax is never removed by mistake.
 */
export interface TaxIdRegistry {
  /** Asks the register about a tax id. */
  consult(taxId: Pick<TaxId, 'country' | 'number'>): Promise<Consultation>;
}
