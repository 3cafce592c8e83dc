import { latinDigits, ownValue, tidySpaces } from '../texts/index.ts';

const british = ['## ###', '### ###', '#### ###'] as const;
const zipShapes = ['#####', '#####-####'] as const;
const nordic = ['### ##'] as const;

/** How a country sets its codes apart, `#` for each typed character; countries that are not here write them in one piece. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  AC: ['#### ###'],
  AS: zipShapes,
  BM: ['## ##'],
  BR: ['#####-###'],
  CA: ['### ###'],
  CZ: nordic,
  FK: ['#### ###'],
  FM: zipShapes,
  GB: british,
  GG: british,
  GI: ['#### ###'],
  GR: nordic,
  GS: ['#### ###'],
  GU: zipShapes,
  IE: ['### ####'],
  IM: british,
  IO: ['#### ###'],
  IR: ['#####-#####'],
  JE: british,
  JP: ['###-####'],
  KY: ['###-####'],
  LB: ['####', '#### ####'],
  LV: ['##-####', 'LV-####'],
  MH: zipShapes,
  MP: zipShapes,
  MT: ['### ####', '### ###', '### ##'],
  NL: ['#### ##'],
  PL: ['##-###'],
  PN: ['#### ###'],
  PR: zipShapes,
  PT: ['####-###'],
  PW: zipShapes,
  SE: nordic,
  SH: ['#### ###'],
  SK: nordic,
  SO: ['## #####'],
  SV: ['## ####', 'CP ####'],
  TC: ['#### ###'],
  UM: zipShapes,
  US: zipShapes,
  VI: zipShapes,
};

/** What many people write before the code and no carrier needs, where it is not the country's own two letters. */
const customaryPrefixes: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FR: 'F',
  IT: 'I',
  LI: 'FL',
  LU: 'L',
};

/** Full-width letters and digits become ordinary ones, before and after, so that a second time changes nothing. */
const upperCase = (text: string): string => text.normalize('NFKC').toUpperCase().normalize('NFKC');

function inShape(compact: string, shape: string): readonly string[] {
  if (shape.split('#').length - 1 !== compact.length) return [];
  const characters = compact[Symbol.iterator]();
  return [shape.replaceAll('#', () => characters.next().value ?? '')];
}

function withoutPrefix(compact: string, country: string): readonly string[] {
  const prefixes = [country, ownValue(customaryPrefixes, country) ?? country];
  return prefixes
    .filter((prefix) => compact.startsWith(prefix))
    .map((prefix) => compact.slice(prefix.length));
}

/**
 * A postal code as its country writes it: upper case, Latin digits, the country's own spaces and hyphens, without the
 * country's letters before it. What fits no spelling stays as it is, but tidied, so that nothing typed is lost.
 * `pattern` is the source of a regular expression of the whole code; null where anything goes.
 */
export function normalPostalCode(typed: string, country: string, pattern: string | null): string {
  const tidy = tidySpaces(upperCase(latinDigits(typed)));
  if (pattern === null) return tidy;
  const compact = tidy.replace(/[\s.〒\p{Pd}]/gu, '');
  const readings = [compact, ...withoutPrefix(compact, country)];
  const shaped = readings.flatMap((reading) =>
    (ownValue(shapes, country) ?? []).flatMap((shape) => inShape(reading, shape)),
  );
  const isWhole = new RegExp(pattern);
  return [...shaped, tidy, ...readings].find((spelling) => isWhole.test(spelling)) ?? tidy;
}
