import { connectors } from '../rules/catalogue/index.ts';
import { isNumber, isOneOf } from './shape.ts';

/** What a tab keeps of every selection, whichever page sells it. */
export const selectionShape = { connector: isOneOf(connectors), quantity: isNumber } as const;
