import type { DocumentWords } from './document-words.ts';

/** What documents say in English, and in every language without texts of its own. */
export const englishDocumentWords: DocumentWords = {
  invoice: 'Invoice',
  invoiceDate: 'Invoice date',
  creditNote: 'Credit note',
  creditNoteDate: 'Credit note date',
  refunded: 'Refunded',
  order: 'Order',
  period: 'Period',
  seller: 'Seller',
  billTo: 'Bill to',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  seats: 'Seats',
  freeMonths: 'Free months from referrals',
  net: 'Net amount',
  paid: 'Paid',
  specifications: 'Specifications',
  page: (page, pages) => `Page ${page} of ${pages}`,
};
