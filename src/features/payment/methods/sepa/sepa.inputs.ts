import { laterFields } from '../../later-fields.tsx';
import type { MethodInputs } from '../../method-view.ts';

export const sepaInputs: MethodInputs = {
  Fields: laterFields('sepa-fields', () => import('./sepa-fields.tsx')),
};
