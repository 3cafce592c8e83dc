import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageServicesContext, type PageServices } from '../../page/page-services.ts';
import { loadShop, loadWidestShop, type PagePosition } from './load-shop.ts';

/** A page of a store that answers without data. */
function failingPosition(): PagePosition {
  const context = new RouterContextProvider();
  const services = {
    fetchGraphql: async () => Response.json({ errors: [{ message: 'Down' }] }),
    reportError: () => 'ab12cd34',
  };
  context.set(pageServicesContext, services as unknown as PageServices);
  return { context, params: { countryCode: 'us', language: 'en' } };
}

describe('a shop that can’t be loaded', () => {
  it.each([
    ['the country’s', loadShop],
    ['the widest', loadWidestShop],
  ])('says so as %s, with an error ID', async (_words, load) => {
    const thrown: unknown = await load(failingPosition()).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown).toMatchObject({ status: 500, statusText: 'Failed to load shop' });
    expect(await (thrown as Response).text()).toBe('Error ID: ab12cd34');
  });
});
