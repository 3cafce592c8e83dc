import { planOffer, type Selection, selectionFromPath } from '../catalogue/index.ts';
import { isReasonOf, type SuggestionReason, suggestionReasons, type SurveyShop } from './suggestion-facts.ts';
import { isSoldToAnyone, mostSuggestions, type Suggestion, todayOf } from './suggest-bundles.ts';

/** Between bundles, and between the parts of one. Slugs contain neither, and addresses don't escape them. */
const between = { bundles: ',', parts: '~' } as const;

/** A longer text was not written here. */
const mostLetters = 600;

const writeSuggestion = ({ selection, reason }: Suggestion): string => {
  const { device, connector, plan, period, quantity, members } = selection;
  return [device, connector, plan, period ?? '', quantity, members ?? '', reason].join(between.parts);
};

/** Bundles as the segment of an address, which can be shared. */
export const suggestionsToSegment = (suggestions: readonly Suggestion[]): string =>
  suggestions.map(writeSuggestion).join(between.bundles);

function readSuggestion(text: string, shop: SurveyShop): Suggestion | null {
  const [device, connector = '', plan, period, quantity = '', members = '', named] = text.split(
    between.parts,
  );
  const reason = suggestionReasons.find((known) => known === named);
  const parameters = new Map([
    ['connector', connector],
    ['quantity', quantity],
    ['members', members],
  ]);
  const selection = selectionFromPath(
    [device, plan, period === '' ? undefined : period],
    { get: (name) => parameters.get(name) ?? null },
    shop.offers,
  );
  if (selection === null || reason === undefined) return null;
  const isTrial = planOffer(selection, shop.offers)?.trialDays !== undefined;
  const isWritten = !isTrial && writeSuggestion({ selection, reason }) === text;
  const isTrue = isWritten && isSoldToAnyone(selection, shop) && isReasonOf(reason, selection, shop);
  return isTrue ? { selection, reason } : null;
}

const isSame = (a: Selection, b: Selection): boolean =>
  writeSuggestion({ selection: a, reason: 'start' }) === writeSuggestion({ selection: b, reason: 'start' });

/** Reasons that don't compare a bundle with others; one of them is true of every bundle. */
const ownReasons = ['start', 'nursing', 'probe'] as const satisfies readonly SuggestionReason[];

/** A bundle that is left alone, with a reason that needs no other beside it. */
function withOwnReason({ selection, reason }: Suggestion, shop: SurveyShop): Suggestion {
  if (reason !== 'lowest') return { selection, reason };
  return { selection, reason: ownReasons.find((own) => isReasonOf(own, selection, shop)) ?? reason };
}

/** Bundles of an address: those that are sold in this country today, and how many others it names. */
export interface ReadSuggestions {
  readonly suggestions: readonly Suggestion[];
  readonly dropped: number;
}

/**
 * Reads bundles from an address, which anyone may have written. A bundle is dropped if it isn't written as the survey
 * writes it, which never suggests a trial, if the country doesn't sell it to anyone who comes, if its reason isn't true
 * of it, if it is there twice, or if there are too many. One that is left alone isn't called the cheapest of several.
 */
export function suggestionsFromSegment(segment: string, shop: SurveyShop): ReadSuggestions {
  const texts = segment.length > mostLetters ? [''] : segment.split(between.bundles);
  const read = texts.map((text) => readSuggestion(text, shop)).filter((suggestion) => suggestion !== null);
  const distinct = read.filter(
    ({ selection }, place) => read.findIndex((other) => isSame(other.selection, selection)) === place,
  );
  const kept = distinct.slice(0, mostSuggestions);
  const least = Math.min(...kept.map(({ selection }) => todayOf(selection, shop)));
  const isSaid = (requested: SuggestionReason, { selection, reason }: Suggestion) =>
    reason !== requested || todayOf(selection, shop) === least;
  const said = kept.filter((suggestion) => isSaid('lowest', suggestion));
  const [only, ...others] = said;
  const suggestions = only && others.length === 0 ? [withOwnReason(only, shop)] : said;
  return { suggestions, dropped: texts.length - suggestions.length };
}
