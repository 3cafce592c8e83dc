import * as v from 'valibot';

/** Responses of the Places API (New), only the fields in use. Longer texts don't occur in addresses. */
const words = v.pipe(v.string(), v.maxLength(300));
const wordsIfAny = v.optional(words, '');

export const placeId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,400}$/));

/** `places:autocomplete`; a response without suggestions is an empty object. */
export const autocompleteAnswer = v.object({
  suggestions: v.optional(
    v.array(
      v.object({
        placePrediction: v.optional(
          v.object({
            placeId,
            structuredFormat: v.object({
              mainText: v.object({ text: words }),
              secondaryText: v.optional(v.object({ text: wordsIfAny }), {}),
            }),
          }),
        ),
      }),
    ),
    [],
  ),
});

/** A place with the two fields in the mask. */
export const placeAnswer = v.object({
  postalAddress: v.object({
    regionCode: words,
    postalCode: wordsIfAny,
    administrativeArea: wordsIfAny,
    locality: wordsIfAny,
    addressLines: v.optional(v.array(words), []),
  }),
  addressComponents: v.optional(
    v.array(v.object({ longText: wordsIfAny, shortText: wordsIfAny, types: v.optional(v.array(words), []) })),
    [],
  ),
});
export type PlaceAnswer = v.InferOutput<typeof placeAnswer>;
