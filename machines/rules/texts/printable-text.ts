/**
 * Characters that label printers can't print: pictographs and their variation selectors; symbols other than those
 * common in names and streets; control, surrogate and private-use characters; and braces and backslashes. Never a
 * letter.
 */
const unprintable = /(?![\p{Sc}+=~´¨¸°№℅©®™℠\u3200-\u33ff])[\p{S}\p{Cc}\p{Cs}\p{Co}{}\\]|\u20e3|\ufe0f/u;

/** Whether every character of a name or an address line can be printed on a parcel label. */
export function isPrintable(value: string): boolean {
  return !unprintable.test(value);
}
