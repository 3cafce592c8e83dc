import { buildSchema, parse, type ExecutionArgs } from 'graphql';
import { enabledCountries } from '@sonde/machines/rules/places';
import { describe, expect, it } from 'vitest';
import { textDigest } from '../http/text-digest.ts';
import { sharedAnswers } from './shared-answers.ts';

const schema = buildSchema('type Query { shop(country: String): String }');
const document = parse('query Shop($country: String) { shop(country: $country) }');

function openAnswers() {
  const catalogue = { revision: 1, promotions: [] };
  const lookUp = sharedAnswers(
    async () => catalogue,
    () => new Date('2026-11-20T15:00:00Z'),
  );
  const answerFor = async (country: string) => {
    const args: ExecutionArgs = { schema, document, variableValues: { country } };
    const answer = await lookUp(args);
    if (answer === null) throw new Error('The answer is not shared.');
    return answer;
  };
  return { catalogue, answerFor };
}

/** The size of a home page's response. */
const data = { shop: 'x'.repeat(35_000) };

describe('the responses that visitors share', () => {
  it('are cached for the shops of all countries and languages at once', async () => {
    const { answerFor } = openAnswers();
    const shops = enabledCountries.flatMap(({ code, languages }) =>
      languages.map(({ url }) => `${code}/${url}`),
    );
    for (const shop of shops) (await answerFor(shop)).keep({ data });
    const kept = await Promise.all(shops.map(async (shop) => (await answerFor(shop)).text));
    expect(new Set(kept)).toEqual(new Set([JSON.stringify({ data })]));
  });

  it('are evicted if there are too many, the least recently used first', async () => {
    const { answerFor } = openAnswers();
    for (let shop = 0; shop < 400; shop += 1) (await answerFor(`shop ${shop}`)).keep({ data });
    expect((await answerFor('shop 0')).text).toBeNull();
    expect((await answerFor('shop 399')).text).not.toBeNull();
  });

  it('have a digest by which a caller that has the text recognizes it', async () => {
    const { answerFor } = openAnswers();
    const first = await answerFor('US');
    expect(first.digest).toBeNull();
    first.keep({ data });
    expect((await answerFor('US')).digest).toBe(textDigest(JSON.stringify({ data })));
  });

  it('are refreshed after the catalog changes', async () => {
    const { catalogue, answerFor } = openAnswers();
    (await answerFor('US')).keep({ data });
    catalogue.revision = 2;
    expect((await answerFor('US')).text).toBeNull();
  });
});
