import { v7 } from 'uuid';

/**
 * Makes the id of a new row: a UUID of version 7, which begins with the millisecond it was made in.
 * Rows of one moment then are neighbours in every index, which a million orders later is most of what an insert costs.
 * It tells when the row was made and can be guessed in part, so it's never a secret: what opens something is a token.
 * @see https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7
 */
export const newRowId = (): string => v7();

const rowIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text has the form of a row's id; the database would not take anything else for one. */
export const isRowId = (text: string): boolean => rowIdPattern.test(text);
