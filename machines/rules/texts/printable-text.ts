/**
 * A sign that no label printer has: pictographs with what varies them, and all symbols but the usual ones of names and
 * streets; control, half and private characters; and what no name or street has. Never a letter.
 */
const unprintable = /(?![\p{Sc}+=~´¨¸°№℅©®™℠\u3200-\u33ff])[\p{S}\p{Cc}\p{Cs}\p{Co}{}\\]|\u20e3|\ufe0f/u;

/** Whether every character of a name or a line of an address can stand on a parcel. */
export function isPrintable(value: string): boolean {
  return !unprintable.test(value);
}
