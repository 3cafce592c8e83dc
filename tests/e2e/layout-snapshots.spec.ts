import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordedOr, snapshotPages, snapshotShops, nameOf, openSnapshotPage } from './snapshot-pages.ts';

/**
 * Compares the positions of the main pages' landmarks, headings and controls on phone and desktop with the recorded
 * ones. Browsers and fonts vary, so only larger differences count.
 */
const folder = new URL('layout-snapshots/', import.meta.url);

const widths = [375, 1280];
const marks = 'header, nav, main, footer, aside, h1, h2, main :is(button, input, select, summary)';

/** Name, then left, top, width and height in CSS pixels. */
interface Box {
  readonly name: string;
  readonly sides: readonly number[];
}

async function boxesOn(page: Page): Promise<readonly Box[]> {
  await page.evaluate(() => document.fonts.ready);
  // A footer that nobody has scrolled to has the height that a style guesses.
  await page.locator('footer').evaluateAll((footers) => {
    for (const footer of footers) footer.style.contentVisibility = 'visible';
  });
  return page.locator(marks).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) return [];
      const sides = [left + scrollX, top + scrollY, width, height].map(Math.round);
      return [{ name: element.localName, sides }];
    }),
  );
}

/** A heading for each page and width, and a line for each box. */
const toText = (places: Readonly<Record<string, readonly Box[]>>) =>
  Object.entries(places)
    .map(([place, boxes]) => [`# ${place}`, ...boxes.map(({ name, sides }) => `${name} ${sides.join(' ')}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');

function readBoxes(text: string): Readonly<Record<string, readonly Box[]>> {
  return Object.fromEntries(
    text
      .split('# ')
      .slice(1)
      .map((part) => {
        const [place = '', ...lines] = part.trim().split('\n');
        const boxes = lines.map((line) => {
          const [name = '', ...sides] = line.split(' ');
          return { name, sides: sides.map(Number) };
        });
        return [place, boxes];
      }),
  );
}

/**
 * Allows a few pixels sideways; vertically also a fraction of the position, because each line of text above may be
 * higher.
 */
const isNear = (present: number, kept: number, side: number) =>
  Math.abs(present - kept) <= (side % 2 === 0 ? 6 : 12 + kept * 0.03);

function movedBoxes(present: readonly Box[], kept: readonly Box[]): readonly string[] {
  const names = (boxes: readonly Box[]) => boxes.map(({ name }) => name).join(' ');
  if (names(present) !== names(kept)) return [`${names(kept)} became ${names(present)}`];
  return present.flatMap(({ name, sides }, index) => {
    const before = kept[index]?.sides ?? [];
    return sides.every((value, side) => isNear(value, before[side] ?? Number.NaN, side))
      ? []
      : [`${name} from ${before.join(' ')} to ${sides.join(' ')}`];
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const shop of snapshotShops) {
  test(`the main pages of /${shop}/ have the recorded layout @landing`, async ({ page }) => {
    const places: Record<string, readonly Box[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of snapshotPages) {
        await openSnapshotPage(page, shop, path);
        places[`${nameOf(path)} ${width}`] = await boxesOn(page);
      }
    }
    const kept = readBoxes(recordedOr(toText(places), folder, `${shop.replace('/', '-')}.txt`));
    expect(Object.keys(kept)).toEqual(Object.keys(places));
    for (const [place, boxes] of Object.entries(places))
      expect.soft(movedBoxes(boxes, kept[place] ?? []), place).toEqual([]);
  });
}
