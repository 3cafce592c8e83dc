import { useEffect } from 'react';
import { bankReturn } from './bank-return.ts';

function returnToPage(): void {
  const page = bankReturn.take();
  if (page !== null) location.replace(page);
}

/** Leads a buyer whom a bank has sent back to the page that they were paying on. */
export function useBankReturn(): void {
  useEffect(returnToPage, []);
}
