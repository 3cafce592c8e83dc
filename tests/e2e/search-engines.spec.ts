import { enabledCountries } from '@sonde/machines/rules/places';
import { expect, test } from './fixtures.ts';

const pages = [
  '',
  'accessories/',
  'terms-and-conditions/',
  'supported-countries/',
  'product/iq3/',
  'product/iq-plus-vet/',
  'product/warranty-vet-2-years/',
  'iq/bundle/',
  'vet/',
  'device-iq/',
  'product/pro-membership/',
  'pricing/',
  'form/demo/',
];

for (const path of pages) {
  test(`/us/en/${path} names itself and its other languages, and each of them is there`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(`/us/en/${path}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/us/en/${path}`);
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href') ?? ''] as const),
      );
    const tags = alternates.map(([tag]) => tag);
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags).toContain('x-default');
    expect(tags).toContain('en-US');
    expect(tags).toContain('fr-CA');
    for (const [tag, address] of alternates) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([tag, answer.status()]).toEqual([tag, 200]);
    }
  });
}

test('the sitemap of each country names pages that are there', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const locations = async (address: string) => {
    const answer = await request.get(address);
    expect([address, answer.status(), answer.headers()['content-type']]).toEqual([
      address,
      200,
      'application/xml',
    ]);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  };
  const countries = await locations('/sitemap.xml');
  expect(countries).toHaveLength(enabledCountries.length);
  for (const country of countries.filter((address) => /\/(us|ke|ae|ch)\//.test(address))) {
    const found = await locations(country);
    expect(found.length).toBeGreaterThan(4);
    for (const address of found)
      expect([address, (await request.get(address, { maxRedirects: 0 })).status()]).toEqual([address, 200]);
  }
});

test('pages of failures, and those of one buyer, are left out of search results', async ({ request }) => {
  const pagesToLeaveOut = [
    ['404/', 200],
    ['error/', 200],
    ['no-such-page/', 404],
    ['cart/', 200],
    ['checkout/', 200],
  ] as const;
  for (const [path, status] of pagesToLeaveOut) {
    const answer = await request.get(`/us/en/${path}`, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, status]);
    expect([path, (await answer.text()).includes('<meta name="robots" content="noindex"/>')]).toEqual([
      path,
      true,
    ]);
  }
});
