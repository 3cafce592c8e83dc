/** In place of a date of which only a part is typed: browsers give such a field no value, as they do an empty one. */
const unfinishedDate = 'unfinished';

/** What a date field holds: a date, nothing, or what isn't a date. */
export const typedDate = ({ value, validity }: HTMLInputElement): string =>
  validity.badInput ? unfinishedDate : value;

/** The value of a date field, which keeps the part that is typed as long as it has none. */
export const shownDate = (typed: string): string => (typed === unfinishedDate ? '' : typed);
