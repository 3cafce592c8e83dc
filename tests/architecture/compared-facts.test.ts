import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparisonsIn } from './compared-facts.ts';

const root = join(import.meta.dirname, '../..');

const sourcesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.(?:test|fixture|generated)\./.test(file));

const views = sourcesIn('src/{features,islands,page,routes,ui}/**/*.{ts,tsx}');
const machines = sourcesIn('machines/**/*.ts').filter((file) => !/^machines\/(?:rules|testing)\//.test(file));

const comparedIn = (files: readonly string[]) =>
  files.flatMap((file) =>
    comparisonsIn(file, readFileSync(join(root, file), 'utf8')).map((place) => `${file}:${place}`),
  );

describe('a view compares no market, plan, device or role, and no country with a certain one', () => {
  it('in any file: a rule or a guard that a machine names decides', () => {
    expect(views.length).toBeGreaterThan(300);
    expect(comparedIn(views)).toEqual([]);
  });

  it('nor does a machine, but a rule of which its guard is the name', () => {
    expect(machines.length).toBeGreaterThan(150);
    // Whether someone is an administrator is a fact of their membership, which the named guards ask for.
    const isFlag = (place: string) => /\bisAdmin [!=]== true$/.test(place);
    expect(comparedIn(machines).filter((place) => !isFlag(place))).toEqual([]);
  });

  it.each<[source: string, found: readonly string[]]>([
    ["const isVet = market === 'VETERINARY';", ["1: market === 'VETERINARY'"]],
    ["lines.filter(({ planFamily }) => 'TEAM' !== planFamily);", ["1: 'TEAM' !== planFamily"]],
    ["const isBritish = issuerOf(place) === 'GB';", ["1: issuerOf(place) === 'GB'"]],
    ['devices.filter((device) => device.market === wanted);', ['1: device.market === wanted']],
    ["const isLeader = member?.role === 'leader';", ["1: member?.role === 'leader'"]],
    ['switch (line.planFamily) { default: }', ['1: switch (line.planFamily) { default: }']],
    ['const isBasic = selection.plan === basicPlan;', ['1: selection.plan === basicPlan']],
    ['const isPet = marketOf(line) === wanted;', ['1: marketOf(line) === wanted']],
    ["const isWarm = ['ES', 'IT'].includes(code);", ["1: ['ES', 'IT'].includes(code)"]],
    ["const isBig = new Set(['TEAM']).has(plan);", ["1: new Set(['TEAM']).has(plan)"]],
    ['const isOffered = offered.has(line.planFamily);', ['1: offered.has(line.planFamily)']],
    ['const isServed = served.includes(shop.country);', ['1: served.includes(shop.country)']],
    ['const isListed = listed.includes(marketOf(line));', ['1: listed.includes(marketOf(line))']],
    ["const isKept = kept.has('sku');", []],
    ['const isHere = home.code === country;', []],
    ['const isKnown = planFamily !== null && market !== undefined;', []],
    ["const isDevice = kind === 'DEVICE';", []],
  ])('finds it in: %s', (source, found) => {
    expect(comparisonsIn('view.ts', source)).toEqual(found);
  });
});
