import { orderAccessSeconds } from '@sonde/machines/rules/checkout';
import { accessKey, isOpenedByKey } from '../../kernel/access-key.ts';
import type { CreditNote } from '../invoice/credit-note.model.ts';
import { loadCreditNote } from '../invoice/credit-note.repository.ts';
import type { DocumentServices } from './document-services.ts';
import { documentToken, idOfToken } from '../invoice/document-token.ts';
import { fileAddress, keyParameter } from './file-address.ts';

/** Where credit notes are served, with the shop's URL before it. */
export const creditNoteFolder = '/credit-notes/';

const openedFile = (id: string) => ({ kind: 'credit-note-access', id, seconds: orderAccessSeconds }) as const;

/** The credit note of a token, no matter who asks; null for an unknown one. */
export async function findCreditNote(
  { sql, deriveToken }: Pick<DocumentServices, 'sql' | 'deriveToken'>,
  token: string,
): Promise<CreditNote | null> {
  const id = idOfToken(deriveToken, 'credit-note', token);
  return id === null ? null : loadCreditNote(sql, id);
}

/** The address of a credit note's PDF, for a day. Only the person who may see its invoice is given it. */
export function creditNoteFileUrl(services: DocumentServices, id: string): string {
  const token = documentToken(services.deriveToken, 'credit-note', id);
  return fileAddress(services, creditNoteFolder, { token, key: accessKey(services, openedFile(id)) });
}

/** Whether the address of a PDF opens it now. */
export const isCreditNoteOpened = (services: DocumentServices, id: string, url: URL): boolean =>
  isOpenedByKey(services, openedFile(id), url.searchParams.get(keyParameter) ?? '');
