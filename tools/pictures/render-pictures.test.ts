import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawings } from './drawings.ts';
import { demoVideoScenes } from '../../machines/rules/leads/index.ts';
import { heroPictures, pictures } from '../../src/pictures/pictures.ts';
import { sharedLanguages } from './share/share-words.ts';
import { loopFile, loopFrames, loopScenes, loopSize } from '../../src/pictures/sonogram-loops.ts';
import { sharedSubjects, sharePictureFile, sharePictureSize } from '../../src/pictures/share-pictures.ts';
import { sonogramFile, sonogramFrames, sonogramSize } from '../../src/pictures/sonograms.ts';

const folder = new URL('../../public/pictures/', import.meta.url);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .sort();
const sonograms = demoVideoScenes.map(sonogramFile);
const loops = loopScenes.map(loopFile);
const shares = sharedLanguages.flatMap((language) =>
  sharedSubjects.map((subject) => sharePictureFile(subject, language)),
);
const isHero = (file: string): boolean => file.startsWith('hero');
const content = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

describe('the pictures of the shop', () => {
  const listed = [
    ...Object.values(pictures).flat(),
    ...Object.values(heroPictures).flatMap(({ wide, narrow }) => [wide, narrow]),
  ];

  it('are exactly those that are drawn and that views can request', () => {
    expect([...drawings.map(({ file }) => file), ...shares].sort()).toEqual(readdirSync(folder).sort());
    expect(drawings.map(({ file }) => file).filter((file) => file.endsWith('.png'))).toEqual([
      ...sonograms,
      ...loops,
    ]);
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

  it.each(sonograms)('%s has every frame of a loop, in at most 210 kB', (file) => {
    const drawn = readFileSync(new URL(file, folder));
    expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([
      sonogramSize.width,
      sonogramSize.height * sonogramFrames,
    ]);
    expect(drawn.length).toBeLessThanOrEqual(210_000);
  });

  it.each(loops)('%s has every frame of half a loop, in at most 40 kB', (file) => {
    const drawn = readFileSync(new URL(file, folder));
    expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([
      loopSize.width,
      loopSize.height * loopFrames,
    ]);
    expect(drawn.length).toBeLessThanOrEqual(40_000);
  });

  it.each(shares)('%s is a JPEG in the size of previews, in at most 60 kB', (file) => {
    const drawn = readFileSync(new URL(file, folder));
    const frame = drawn.findIndex(
      (byte, at) =>
        byte === 0xff && [0xc0, 0xc2].includes(drawn[at + 1] ?? 0) && drawn.readUInt16BE(at + 2) === 17,
    );
    expect([...drawn.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect([drawn.readUInt16BE(frame + 7), drawn.readUInt16BE(frame + 5)]).toEqual([
      sharePictureSize.width,
      sharePictureSize.height,
    ]);
    expect(drawn.length).toBeLessThanOrEqual(60_000);
  });
});
