import type { MethodInputs } from '../../method-view.ts';
import { SepaFields } from './sepa-fields.tsx';

export const sepaInputs: MethodInputs = { Fields: SepaFields };
