/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { bannerColours } from '@sonde/machines/rules/promotions';
import { describe, expect, it } from 'vitest';
import { contrastPairs, textRatio } from '../../ui/tokens/contrast.ts';

const css = readFileSync(new URL('./promotion-banner.module.css', import.meta.url), 'utf8');

describe.each(bannerColours)('a banner in the color role %s', (colour) => {
  const rule = new RegExp(`\\[data-colour='${colour.toUpperCase()}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  const roleOf = (property: string) => new RegExp(`\\b${property}: var\\(--([\\w-]+)\\)`).exec(rule)?.[1];

  it('uses a pair of roles whose contrast is tested in every theme', () => {
    expect(contrastPairs).toContainEqual({
      front: roleOf('color'),
      back: roleOf('background'),
      ratio: textRatio,
    });
  });
});
