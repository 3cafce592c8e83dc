import { latinDigits, ownValue, tidySpaces } from '../texts/index.ts';

const british = ['## ###', '### ###', '#### ###'] as const;
const zipShapes = ['#####', '#####-####'] as const;
const nordic = ['### ##'] as const;

/**
 * How each country groups its codes, with `#` for each typed character. Countries that aren't listed don't group them.
 */
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

/**
 * Prefixes that people often write before the code and carriers don't need, where they aren't the country's ISO code.
 */
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

/** Converts full-width letters and digits to ordinary ones. It normalizes before and after so that it is idempotent. */
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
 * Normalizes a postal code to its country's spelling: upper case, Latin digits, the country's own spaces and hyphens,
 * no country prefix. A code that fits no spelling is only tidied, so that no input is lost. `pattern` is the RegExp
 * source for the whole code, or null where anything is allowed.
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
