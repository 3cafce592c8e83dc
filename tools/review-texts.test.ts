import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reviewPage } from './review-texts.ts';

const count = (language: string) =>
  (readFileSync(new URL(`../locales/${language}.po`, import.meta.url), 'utf8').match(/^msgid /gm) ?? [])
    .length - 1;

it('shows every text of a language beside the English, with placeholders in mails', async () => {
  const page = await reviewPage('de');
  expect(page).toContain(`<h2>Pages, ${count('de')} texts</h2>`);
  expect(page).toMatch(/<td lang="en">Place order<small>.*<td lang="de-DE" dir="ltr">\S/);
  expect(page).toMatch(/Contains \{rate\} \{name\}|Includes \{rate\} \{name\}/);
  expect(page).toContain('Enthält {rate} {name}');
  expect(page).toContain('Rechnungskorrektur');
  expect(page).toContain('{1} mit den Endziffern {2}');
  expect(page).toContain('Ein langes Kabel gratis zu Ihrem Schallkopf');
});

it('shows what a mail says for one year, and for numbers that have a word of their own', async () => {
  expect(await reviewPage('de')).toContain('danach jedes Jahr.');
  expect(await reviewPage('sv')).toContain('därefter vartannat år.');
  expect(await reviewPage('pl')).toContain('co 3 lata.');
});

it('shows the texts of the card’s fields', async () => {
  expect(await reviewPage('de')).toContain('Sicherer Eingaberahmen für die Kartennummer');
});

it('names the tables that the language lacks', async () => {
  const isMissing = /<li>server\/modules\/mail\/mandate-words\.ts<\/li>/;
  expect(await reviewPage('pl')).toMatch(isMissing);
  expect(await reviewPage('de')).not.toMatch(isMissing);
});

it('sets the direction of a right-to-left language', async () => {
  expect(await reviewPage('ar')).toContain('<td lang="ar" dir="rtl">');
});

it('shows each form of a plural on its own line, and a comment once', async () => {
  const page = await reviewPage('de');
  expect(page).toMatch(/\{included, plural, <br>one \{# member is included\.\} <br>other \{/);
  expect(page).toMatch(/A variant or a price, and how many: USB-C, quantity 2/);
  expect(page).not.toMatch(/A variant or a price, and how many: USB-C, quantity 2 (?:· )?A variant/);
});

it('keeps placeholders in order between Arabic words', async () => {
  expect(await reviewPage('ar')).toContain('<bdi dir="ltr">{rate}</bdi>');
});

it('fits a phone, and links to each of its parts', async () => {
  const page = await reviewPage('de');
  expect(page).toContain('<meta name="viewport" content="width=device-width">');
  expect(page).toContain('<a href="#pages">Pages</a>');
  expect(page).toContain('<section id="pages">');
});

it('rejects an unknown language', async () => {
  await expect(reviewPage('xx')).rejects.toThrow(/xx\.po/);
});
