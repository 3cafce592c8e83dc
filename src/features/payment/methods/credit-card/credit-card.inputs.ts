import type { MethodInputs } from '../../method-view.ts';
import { CardFields } from './card-fields.tsx';

export const creditCardInputs: MethodInputs = { Fields: CardFields };
