import type { DocumentServices } from './document-services.ts';

export const keyParameter = 'key';

/** The address of a document's PDF with the key that opens it. */
export const fileAddress = (
  { publicUrl }: Pick<DocumentServices, 'publicUrl'>,
  folder: string,
  { token, key }: { readonly token: string; readonly key: string },
): string => `${publicUrl}${folder}${token}.pdf?${keyParameter}=${key}`;
