import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sector } from './sector.tsx';

const count = (markup: string, name: string): number => markup.split(`<${name} `).length - 1;

describe('the sector', () => {
  it('shows as many steps as the flow has and fills those that are reached', () => {
    const markup = renderToStaticMarkup(<Sector variant="progress" filled={2} of={6} />);
    expect(count(markup, 'path')).toBe(6);
    expect(markup.match(/class="[^"]*filled[^"]*"/g)).toHaveLength(2);
  });

  it('is silent beside words and an image with a name without them', () => {
    expect(renderToStaticMarkup(<Sector variant="loading" />)).toContain('aria-hidden="true"');
    const named = renderToStaticMarkup(<Sector variant="loading" label="Loading the order" />);
    expect(named).toContain('role="img"');
    expect(named).toContain('aria-label="Loading the order"');
    expect(named).not.toContain('aria-hidden');
  });

  it('is an empty fan with its depth marks where nothing is', () => {
    expect(count(renderToStaticMarkup(<Sector variant="empty" />), 'path')).toBe(5);
  });

  it('frames what it is given, cut to its own shape', () => {
    const markup = renderToStaticMarkup(
      <Sector variant="frame">
        <img src="/pictures/hero.svg" alt="A drawing" />
      </Sector>,
    );
    const [, id] = markup.match(/<clipPath id="([^"]+)"/) ?? [];
    expect(id).toBeTruthy();
    expect(markup).toContain(`url(#${id})`);
    expect(markup).toContain('alt="A drawing"');
  });
});
