import { stepTable } from '../flow/index.ts';

/** The two steps of a declaration that ends a contract: Directive 2011/83/EU, article 11a(2) and (3). */
export type DeclarationStep = 'details' | 'confirmation';

/** The steps of a declaration, with their names in the URL. */
export const declarationSteps = stepTable<DeclarationStep>({ details: 'details', confirmation: 'confirm' });
