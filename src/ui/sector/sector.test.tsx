import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmptySector } from './empty-sector.tsx';
import { LoadingSector } from './loading-sector.tsx';
import { ProgressSector } from './progress-sector.tsx';
import { sectorPoint } from './sector-geometry.ts';
import { smallFan } from './small-fan.ts';

const count = (markup: string, name: string): number => markup.split(`<${name} `).length - 1;

describe('the sector', () => {
  it('shows as many steps as the flow has and fills those that are reached', () => {
    const markup = renderToStaticMarkup(<ProgressSector filled={2} of={6} />);
    expect(count(markup, 'path')).toBe(6);
    expect(markup.match(/class="[^"]*filled[^"]*"/g)).toHaveLength(2);
  });

  it('fills the small fan with as many rings, with a gap of 6 % between two', () => {
    const markup = renderToStaticMarkup(<ProgressSector filled={1} of={4} />);
    const rings = [...markup.matchAll(/stroke-width="([^"]+)" d="M(\S+) (\S+)a(\S+) /g)];
    const share = (1 - 3 * 0.06) / 4;
    expect(rings).toHaveLength(4);
    for (const [index, [, ...numbers]] of rings.entries()) {
      const middle = index * (share + 0.06) + share / 2;
      const expected = [
        share * (smallFan.outer - smallFan.inner),
        ...sectorPoint(smallFan, middle, -1),
        smallFan.inner + middle * (smallFan.outer - smallFan.inner),
      ];
      for (const [place, number] of numbers.map(Number).entries())
        expect(number).toBeCloseTo(expected[place] ?? NaN, 1);
    }
  });

  it.each([
    ['on the way', <ProgressSector key="progress" filled={2} of={6} />],
    ['while something loads', <LoadingSector key="loading" />],
    ['where nothing is', <EmptySector key="empty" />],
  ])('is hidden beside the text %s', (_where, sector) => {
    expect(renderToStaticMarkup(sector)).toContain('aria-hidden="true"');
  });

  it('is an empty fan with depth marks in an empty state', () => {
    expect(count(renderToStaticMarkup(<EmptySector />), 'path')).toBe(5);
  });
});
