import type { PageFacts } from './page.tsx';

/** What travels with a page that has islands, as JSON, besides the data of each of them. */
export interface PageData {
  readonly page: PageFacts;
  /** The files of the texts that its islands show at first. */
  readonly texts: readonly string[];
  /** Those of the texts that come with a part of an island, by the part's name. */
  readonly laterTexts: Readonly<Record<string, string>>;
}
