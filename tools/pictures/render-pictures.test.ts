import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawings } from './drawings.ts';
import { heroPictures, pictures } from '../../src/pictures/pictures.ts';

const folder = new URL('../../public/pictures/', import.meta.url);
const files = readdirSync(folder).sort();
const isHero = (file: string): boolean => file.startsWith('hero');
const content = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

describe('the pictures of the shop', () => {
  const listed = [...Object.values(pictures).flat(), ...Object.values(heroPictures)];

  it('are exactly those that are drawn and that views can request', () => {
    expect(drawings.map(({ file }) => file).sort()).toEqual(files);
    expect(listed.map(({ file }) => file).sort()).toEqual(files);
  });

  it.each(listed)('$file has the size in its table', ({ file, width, height }) => {
    expect(content(file)).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
  });

  it.each(files)('%s is small', (file) => {
    expect(Buffer.byteLength(content(file))).toBeLessThanOrEqual((isHero(file) ? 60 : 25) * 1000);
  });

  it.each(files)('%s has no external references or scripts', (file) => {
    expect(content(file)).not.toMatch(/<script|<style|<foreignObject|<image|\son\w+=|href="(?!#)|url\((?!#)/);
  });

  it.each(files)('%s is complete', (file) => {
    const drawn = content(file);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...drawn.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
