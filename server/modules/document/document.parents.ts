import type { CreditNote } from '../invoice/credit-note.model.ts';
import type { Invoice } from '../invoice/invoice.model.ts';

declare module '../../kernel/parent-types.ts' {
  interface ParentTypes {
    /** Only of callers who may see it. */
    Invoice: Invoice;
    CreditNote: CreditNote;
  }
}
