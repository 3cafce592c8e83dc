import { laterFields } from '../../later-fields.tsx';
import type { MethodInputs } from '../../method-view.ts';

export const electronicQuoteInputs: MethodInputs = {
  Fields: laterFields('quote-fields', () => import('./quote-fields.tsx')),
};
