import type { Consultation, TaxId } from '@sonde/machines/rules/tax';

/**
 * Knows which tax ids of member states of the EU belong to a business. It always answers: a registry that is down, slow
 * or says nothing that can be understood is UNAVAILABLE, so that tax is never taken off by mistake.
 */
export interface TaxIdRegistry {
  consult(taxId: Pick<TaxId, 'country' | 'number'>): Promise<Consultation>;
}
