/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where the layout of pages changes (coverage LAYOUT-1). */
const breakpoints = ['576', '768', '992', '1200', '1920', '2436'];

/** Where something gets smaller that would not fit: words on a phone at twice its size, and the links of the header. */
const narrowings = ['320', '360', '414', '1280'];

/** The widths at which style sheets change something, as the first pixel of what follows. */
const widths = globSync('src/**/*.css').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/\b(?:min|max)-width: ([\d.]+)px\)/g)].map(([, width]) =>
    String(Math.ceil(Number(width))),
  ),
);

it('style sheets change at the breakpoints, and elsewhere only what would not fit', () => {
  expect([...new Set(widths)].toSorted()).toEqual([...breakpoints, ...narrowings].toSorted());
});

it('the breakpoints are those that tokens.css and the design system’s README name', () => {
  const listed = `0, ${breakpoints.join(', ')}`;
  expect(readFileSync('src/ui/tokens/tokens.css', 'utf8').replaceAll(/\s+\*?\s*/g, ' ')).toContain(
    `: ${listed}.`,
  );
  expect(readFileSync('src/ui/README.md', 'utf8')).toContain(`Breakpoints: ${listed} px.`);
});
