import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmptySector } from './empty-sector.tsx';
import { LoadingSector } from './loading-sector.tsx';
import { ProgressSector } from './progress-sector.tsx';

const count = (markup: string, name: string): number => markup.split(`<${name} `).length - 1;

describe('the sector', () => {
  it('shows as many steps as the flow has and fills those that are reached', () => {
    const markup = renderToStaticMarkup(<ProgressSector filled={2} of={6} />);
    expect(count(markup, 'path')).toBe(6);
    expect(markup.match(/class="[^"]*filled[^"]*"/g)).toHaveLength(2);
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
