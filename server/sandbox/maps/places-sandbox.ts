import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import { neverResponds } from '../never-responds.ts';

/** An address in the stand-in; `areas` are short and long names, from the top level down. */
interface KnownPlace {
  readonly id: string;
  readonly country: string;
  readonly lines: readonly string[];
  readonly city: string;
  readonly postalCode: string;
  readonly areas: readonly (readonly [short: string, long: string])[];
}

const knownPlaces = JSON.parse(
  readFileSync(new URL('places.json', import.meta.url), 'utf8'),
) as readonly KnownPlace[];

type Answer = (context: Context) => Response | Promise<Response>;

const failure =
  (code: 400 | 403 | 404 | 429 | 503, status: string, message: string): Answer =>
  (context) =>
    context.json({ error: { code, message, status } }, code);

const pageForPeople: Answer = (context) => context.html('<!doctype html><title>Maintenance</title>');

/** The service's behavior for streets that start with these words. */
const answersByStreet: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['silent', neverResponds],
  ['busy', failure(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.')],
  ['down', failure(503, 'UNAVAILABLE', 'The service is currently unavailable.')],
  ['maintenance', pageForPeople],
  ['wrong', (context) => context.json({ suggestions: [{ placePrediction: { placeId: 7 } }] })],
]);

/** Streets that are suggested in every country, but whose address lookup fails. */
const answersByPlace: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['vanished', failure(404, 'NOT_FOUND', 'The Place ID is no longer valid.')],
  ['sleepy', neverResponds],
  [
    'abroad',
    (context) => context.json({ postalAddress: { regionCode: 'ZZ', addressLines: ['1 Abroad Street'] } }),
  ],
]);

const oddPlaces = (country: string): readonly KnownPlace[] =>
  [...answersByPlace.keys()].map((id) => ({
    id,
    country,
    lines: [`1 ${id[0]?.toUpperCase()}${id.slice(1)} Street`],
    city: 'Nowhere',
    postalCode: '',
    areas: [],
  }));

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** Whether every typed word is the beginning of a word in the street or the city. */
function isMeant(place: KnownPlace, typed: readonly string[]): boolean {
  const words = wordsOf([...place.lines, place.city].join(' '));
  return typed.every((requested) => words.some((word) => word.startsWith(requested)));
}

const prediction = ({ id, lines, city, areas }: KnownPlace) => {
  const main = lines.join(', ');
  const secondary = [city, areas[0]?.[0]].filter(Boolean).join(', ');
  return {
    placePrediction: {
      place: `places/${id}`,
      placeId: id,
      text: { text: `${main}, ${secondary}`, matches: [{ endOffset: 1 }] },
      structuredFormat: {
        mainText: { text: main, matches: [{ endOffset: 1 }] },
        secondaryText: { text: secondary },
      },
      types: ['street_address', 'geocode'],
    },
  };
};

const component = (longText: string, shortText: string, type: string) => ({
  longText,
  shortText,
  types: [type, 'political'],
  languageCode: 'en',
});

const details = ({ country, lines, city, postalCode, areas }: KnownPlace) => ({
  addressComponents: [
    component(city, city, 'locality'),
    ...areas.map(([short, long], level) => component(long, short, `administrative_area_level_${level + 1}`)),
    component(country, country, 'country'),
  ],
  postalAddress: {
    regionCode: country,
    languageCode: 'en',
    ...(postalCode === '' ? {} : { postalCode }),
    ...(areas[0] && { administrativeArea: areas[0][1] }),
    locality: city,
    addressLines: lines,
  },
});

const question = v.object({
  input: v.pipe(v.string(), v.minLength(1)),
  includedRegionCodes: v.optional(v.array(v.string()), []),
  sessionToken: v.optional(v.string()),
});

const isSession = (token: string | undefined) => token === undefined || /^[A-Za-z0-9_-]{1,36}$/.test(token);

const keyless = failure(403, 'PERMISSION_DENIED', 'The request is missing a valid API key.');
const maskless = failure(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
const unreadable = failure(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.');

/** Simulates Google's Places API (New): autocompletion and place details, as far as the shop uses them. */
export function createPlacesSandbox(): Hono {
  const application = new Hono();
  application.use(async (context, next) =>
    context.req.header('x-goog-api-key') ? next() : keyless(context),
  );
  application.post('/v1/places:autocomplete', async (context) => {
    const read = v.safeParse(question, await context.req.json().catch(() => null));
    if (!read.success || !isSession(read.output.sessionToken)) return unreadable(context);
    const { input, includedRegionCodes } = read.output;
    const typed = wordsOf(input);
    const odd = answersByStreet.get(typed[0] ?? '');
    if (odd) return odd(context);
    const regions = includedRegionCodes.map((code) => code.toUpperCase());
    const places = [...knownPlaces, ...regions.flatMap(oddPlaces)]
      .filter(({ country }) => regions.length === 0 || regions.includes(country))
      .filter((place) => isMeant(place, typed));
    return context.json(places.length === 0 ? {} : { suggestions: places.slice(0, 5).map(prediction) });
  });
  application.get('/v1/places/:id', (context) => {
    if (!context.req.header('x-goog-fieldmask')) return maskless(context);
    if (!isSession(context.req.query('sessionToken'))) return unreadable(context);
    const id = context.req.param('id');
    const place = knownPlaces.find((known) => known.id === id);
    const odd = answersByPlace.get(id) ?? failure(404, 'NOT_FOUND', 'Not found.');
    return place ? context.json(details(place)) : odd(context);
  });
  return application;
}
