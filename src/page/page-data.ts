import type { PageFacts } from './page.tsx';

/** JSON in every page with islands, besides the data of each island. */
export interface PageData {
  readonly page: PageFacts;
  /** The files of the texts that its islands show initially. */
  readonly texts: readonly string[];
  /** The texts of lazy parts, by the part's name. */
  readonly laterTexts: Readonly<Record<string, readonly string[]>>;
}
