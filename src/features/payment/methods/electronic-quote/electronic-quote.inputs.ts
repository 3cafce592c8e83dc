import type { MethodInputs } from '../../method-view.ts';
import { QuoteFields } from './quote-fields.tsx';

export const electronicQuoteInputs: MethodInputs = { Fields: QuoteFields };
