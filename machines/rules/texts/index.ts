/** Normalizing text, and formatting amounts, days and lists. */

export { calendarFile, type CalendarEvent } from './calendar-file.ts';
export { clockText } from './clock-text.ts';
export { dayRangeText, longDayText } from './day-text.ts';
export { isolate } from './isolate.ts';
export { listText } from './list-text.ts';
export { moneyText } from './money-text.ts';
export { hasControl, type NameKind, nameProblem, type NameProblem } from './name-text.ts';
export { ownValue } from './own-value.ts';
export { percentText } from './percent-text.ts';
export { isPrintable } from './printable-text.ts';
export {
  capitalise,
  commaIn,
  commaSeparated,
  hasHidden,
  isLongerThan,
  latinDigits,
  lengthOf,
  ordinaryWidth,
  tidySpaces,
  withNoBreakQuantities,
} from './text.ts';
export { type ListForms, localeFormats, type LocaleFormats } from './locale-formats.ts';
