/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastPairs, contrastRatio } from './contrast.ts';

type Roles = Readonly<Record<string, string>>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(
  /\/\*[\s\S]*?\*\//g,
  '',
);

/** The custom properties of the first rule whose selector list is exactly `selector`. */
function rolesOf(selector: string): Roles {
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  const body = rules.find(([, head]) => head!.replaceAll(/\s+/g, ' ').trim() === selector)?.[2];
  if (body === undefined) throw new Error(`tokens.css has no rule "${selector}"`);
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
  );
}

function colourOf(roles: Roles, name: string): string {
  const value = roles[name];
  if (value === undefined) throw new Error(`tokens.css has no role "${name}"`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : colourOf(roles, reference);
}

const light = rolesOf(":root, [data-theme='light']");
const dark = rolesOf("[data-theme='dark']");
const human = rolesOf(':root, [data-theme], [data-market]');
const vet = rolesOf("[data-market='vet'], [data-market='vet'] [data-theme]");

const themes = [
  { theme: 'light', roles: { ...light, ...human } },
  { theme: 'dark', roles: { ...dark, ...human } },
  { theme: 'light, veterinary', roles: { ...light, ...vet } },
  { theme: 'dark, veterinary', roles: { ...dark, ...vet } },
];

describe('contrast', () => {
  it('follows the WCAG formula', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#ffffff', '#767676')).toBe(contrastRatio('#767676', '#ffffff'));
  });

  describe.each(themes)('$theme', ({ roles }) => {
    it.each(contrastPairs)('$front on $back reaches $ratio', ({ front, back, ratio }) => {
      expect(contrastRatio(colourOf(roles, front), colourOf(roles, back))).toBeGreaterThanOrEqual(ratio);
    });
  });

  it('names the same roles in light and dark', () => {
    expect(Object.keys(dark)).toEqual(Object.keys(light));
  });

  it.each(['paper', 'surface', 'raised', 'sunken', 'plate', 'gel-soft', 'moss-soft', 'attention-soft'])(
    'has no light box in dark themes: %s',
    (ground) => {
      expect(contrastRatio('#000000', colourOf(dark, ground))).toBeLessThan(2);
    },
  );

  it('is the same dark theme by device or by choice', () => {
    expect(rolesOf(":root:not([data-theme='light'])")).toEqual(dark);
  });
});
