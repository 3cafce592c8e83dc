import { describe, expect, it } from 'vitest';
import type { PageServices } from '../page/page-services.ts';
import { executeForPage } from './execute.ts';

const operation = { toString: () => 'query Shop { shop { name } }' };

/** What a loader gets or throws when the store answers so, and the reports. */
async function load(response: Response) {
  const reports: unknown[] = [];
  const services = {
    fetchGraphql: async () => response,
    reportError(error: unknown) {
      reports.push(error);
      return 'ab12cd34';
    },
  } as unknown as PageServices;
  const result = await executeForPage(services, operation, {}, 'Failed to load shop').catch(
    (thrown: unknown) => thrown,
  );
  return { result, reports };
}

const errors = [{ message: 'Down', extensions: { code: 'INTERNAL_SERVER_ERROR' } }];

it('returns the data of the answer', async () => {
  expect(await load(Response.json({ data: { shop: { name: 'Sonde' } } }))).toEqual({
    result: { shop: { name: 'Sonde' } },
    reports: [],
  });
});

describe('a failed load is a 500 with its message, reported with its cause', () => {
  it.each([
    [
      'another status',
      new Response('Not here', { status: 404 }),
      'Response not successful: Received status code 404',
    ],
    [
      'a failure',
      new Response('<h1>Down</h1>', { status: 500 }),
      'Response not successful: Received status code 500',
    ],
    [
      'another status with data',
      Response.json({ data: { shop: {} } }, { status: 400 }),
      'Response not successful: Received status code 400',
    ],
    ['a body that is no JSON', new Response('<h1>Hello</h1>'), 'The response couldn’t be parsed'],
    ['an empty body', new Response(''), 'The response couldn’t be parsed'],
    ['nothing', Response.json(null), "Server response was missing for query 'Shop'."],
    ['a list', Response.json([1]), "Server response was missing for query 'Shop'."],
    ['no data', Response.json({}), "Server response was missing for query 'Shop'."],
    ['an error', Response.json({ errors }), 'Response with errors'],
    ['data with an error', Response.json({ data: {}, errors }), 'Response with errors'],
  ])('%s', async (_name, response, cause) => {
    const { result, reports } = await load(response);
    expect(result).toBeInstanceOf(Response);
    expect(result).toMatchObject({ status: 500, statusText: 'Failed to load shop' });
    expect(await (result as Response).text()).toBe('Error ID: ab12cd34');
    expect(reports.map((report) => (report as Error).message)).toEqual([`Failed to load shop: ${cause}`]);
  });

  it('keeps the errors for the log', async () => {
    const { reports } = await load(Response.json({ errors }));
    expect((reports[0] as Error).cause).toEqual(errors);
  });
});

it('throws a 429 after too many requests, which is no failure to report', async () => {
  const { result, reports } = await load(new Response('Slow down', { status: 429 }));
  expect([(result as Response).status, reports]).toEqual([429, []]);
});
