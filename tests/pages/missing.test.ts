import { afterAll, beforeAll, expect, it } from 'vitest';
import { headingsOf, mainText, openPages, type ServedPages } from './served-pages.ts';

let shop: ServedPages;
beforeAll(async () => {
  shop = await openPages();
});
afterAll(() => shop.close());

it.each([
  ['/us/en/nothing-here/', 'Page not found'],
  ['/us/en/product/no-such-probe/', 'Page not found'],
  ['/us/en/product/iq3/no-such-plan/', 'Page not found'],
  ['/us/en/product/iq3/individual/9-years/', 'Page not found'],
  [`/us/en/checkout/${'x'.repeat(43)}/`, 'This checkout has expired, or its link is incomplete'],
  [`/us/en/confirmation/${'x'.repeat(43)}/`, 'Page not found'],
  ['/us/en/confirmation/short/', 'Page not found'],
  [`/us/en/refer/${'x'.repeat(43)}/`, 'We can’t find this referral page'],
  ['/us/en/refer/short/', 'We can’t find this referral page'],
  ['/us/en/product/%3Cscript%3Ealert(1)%3C%2Fscript%3E/', 'Page not found'],
  ['/ke/en/product/no-such-probe/', 'Page not found'],
  ['/us/en/form/webinar/', 'Page not found'],
  ['/us/en/form/webinar/unknown/', 'Page not found'],
  ['/us/en/form/trade-show/first-scans/', 'Page not found'],
  ['/us/en/form/', 'Page not found'],
  ['/us/en/form/demo/more/', 'Page not found'],
  ['/us/en/form/__proto__/', 'Page not found'],
  ['/fr/fr/product/iq2/', 'iq2'],
  ['/de/de/product/iq3/premium/', 'premium'],
  ['/ke/en/product/iq-plus/team/1-year/', 'Team membership isn’t available in this country (Kenya).'],
  ['/ke/en/product/iq3/individual/1-year/', 'Sonde IQ3 isn’t available in this country (Kenya).'],
  ['/de/en/product/membership-clinic/', 'Clinic membership isn’t available in this country (Germany).'],
  ['/ke/en/vet/bundle/', 'isn’t part of our shop for this country (Kenya).'],
  ['/ke/en/product/pro-membership/', 'The page Pro membership and its features isn’t part of our shop'],
  ['/ae/ar/product/iq-plus-vet/', 'في هذا البلد (الإمارات العربية المتحدة)'],
])('%s is missing, says "%s", and links to others', async (path, says) => {
  const { status, text: html } = await shop.get(path);
  expect([status, headingsOf(html)]).toEqual([404, 1]);
  expect(mainText(html)).toContain(says);
  expect(html).toMatch(new RegExp(`<main.*href="${path.slice(0, 7)}"`, 's'));
});

it('a missing page links to every page by topic, and says whom to ask', async () => {
  const { text: html } = await shop.get('/us/en/nothing-here/');
  expect(html).toMatch(/<main.*href="\/us\/en\/site-map\/"/s);
  expect(html).toMatch(/<main.*href="tel:/s);
});

it.each(['/ke/en/', '/pk/en/'])('no page of %s mentions the IQ3, which is not sold there', async (home) => {
  const waiting = [home];
  const seen = new Set<string>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const html = (await shop.get(path)).text.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(html).not.toMatch(/IQ\s?3/);
    for (const [, link] of html.matchAll(new RegExp(`href="(${home}[^"#?]*)`, 'g')))
      if (link) waiting.push(link);
  }
  expect(seen.size).toBeGreaterThan(15);
});

it('a veterinary site that isn’t configured is a page of the sandbox, to which every page links', async () => {
  const { text } = await shop.get('/us/en/');
  expect(text).toContain('href="/sandbox/vet-site/"');
  const site = await shop.get('/sandbox/vet-site/');
  expect([site.status, headingsOf(site.text)]).toEqual([200, 1]);
});
