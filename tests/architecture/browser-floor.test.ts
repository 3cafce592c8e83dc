import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  browserFloor,
  buildTargets,
  engineFloor,
  firefoxSupportTests,
  supportCheck,
  supportTests,
  unsupportedBrowserPath,
} from '../../src/browser/browser-floor.ts';
import { hasFeature } from '../browser-floor/newer-features.ts';
import { newerFeaturesInScripts } from '../browser-floor/script-features.ts';
import { newerFeaturesInStyle } from '../browser-floor/style-features.ts';

describe('the browser floor', () => {
  it('matches README.md', () => {
    const [, promised] = /Buyers need (.*) or newer/.exec(readFileSync('README.md', 'utf8')) ?? [];
    const names = browserFloor.map(({ name, version }) => `${name} ${version}`);
    expect(promised).toBe(new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names));
  });

  it('determines the build targets, by the lowest version of each engine', () => {
    expect(buildTargets.toSorted()).toEqual(['chrome109', 'firefox115', 'ios15.6', 'safari15.6']);
  });
});

describe('the support test of every page', () => {
  const keysFor = (engine: string) =>
    Object.keys(engine === 'firefox' ? { ...supportTests, ...firefoxSupportTests } : supportTests);

  it.each(Object.keys(supportTests))('tests for %s, which every browser of the floor has', (key) => {
    for (const [engine, version] of engineFloor)
      expect([engine, hasFeature(key, engine, version)]).toEqual([engine, true]);
  });

  it.each(Object.keys(firefoxSupportTests))('tests Firefox for %s, which its floor has', (key) => {
    expect(hasFeature(key, 'firefox', engineFloor.get('firefox') ?? '')).toBe(true);
  });

  it.each([
    ['chrome', '108'],
    ['safari', '15.5'],
    ['firefox', '111'],
    ['firefox', '114'],
  ] as const)('is failed by %s %s', (engine, version) => {
    expect(keysFor(engine).every((key) => hasFeature(key, engine, version))).toBe(false);
  });

  it.each([
    ['Firefox with toSorted', { isFirefox: true, hasToSorted: true }, []],
    ['Firefox without toSorted', { isFirefox: true, hasToSorted: false }, [unsupportedBrowserPath]],
    ['another engine without toSorted', { isFirefox: false, hasToSorted: false }, []],
  ])('leads %s where it belongs', (_, { isFirefox, hasToSorted }, addresses) => {
    const led: string[] = [];
    const browser = {
      CSS: { supports: (property: string) => isFirefox || property !== '-moz-appearance' },
      document: { documentElement: { inert: false } },
      location: { replace: (address: string) => led.push(address) },
    };
    const context = createContext({ ...browser, window: browser });
    if (!hasToSorted) runInContext('delete Array.prototype.toSorted', context);
    runInContext(supportCheck, context);
    expect(led).toEqual(addresses);
  });
});

describe('the check of the built files finds', () => {
  const inScript = (code: string, answered: readonly string[] = []) =>
    newerFeaturesInScripts(new Map([['planted.js', code]]), answered)['planted.js'] ?? [];

  it.each([
    ['AbortSignal.any([one, other])', ['AbortSignal.any']],
    ['AbortSignal.timeout(1)', ['AbortSignal.timeout']],
    ['list.toSorted()', ['toSorted']],
    ['list?.toReversed()', ['toReversed']],
    ['list.with(0, 1)', ['with']],
    ['Object.groupBy(list, of)', ['Object.groupBy']],
    ['Promise.withResolvers()', ['Promise.withResolvers']],
    ['Array.fromAsync(list)', ['Array.fromAsync']],
    ['one.isSubsetOf(other)', ['isSubsetOf']],
    ['list.values().take(1)', ['take']],
    ['URL.canParse(text)', ['URL.canParse']],
    ['text.isWellFormed()', ['isWellFormed']],
    ['crypto.randomUUID()', ['randomUUID']],
    ['form.requestSubmit()', ['requestSubmit']],
    ['element.checkVisibility()', ['checkVisibility']],
    ['document.startViewTransition(draw)', ['startViewTransition']],
    ['navigation.traverseTo(key)', ['navigation']],
    ['new Intl.DurationFormat()', ['DurationFormat']],
    ["new Intl.NumberFormat('en', { trailingZeroDisplay: 'stripIfInteger' })", ['trailingZeroDisplay']],
    ['/(?<=a)b/.test(text)', ['syntax']],
    ["new RegExp('(?<!a)b')", ['lookbehind']],
    ['new RegExp(`(?<!a)b`)', ['lookbehind']],
    ['RegExp(`(?<=${letter})b`)', ['lookbehind']],
    ['new RegExp(`a`, `v`)', ['flag v']],
    ['list[`toSorted`]()', ['toSorted']],
    ['/[a--b]/v.test(text)', ['syntax']],
    ['class A { static { start(); } }', ['syntax']],
  ])('%s', (code, features) => {
    expect(inScript(code)).toEqual(features);
  });

  it.each([
    '[...list].sort()',
    "'toSorted' in list",
    'list.at(-1)',
    'Object.hasOwn(table, key)',
    'class Pile { take() { return this.take(); } }',
  ])('nothing in %s', (code) => {
    expect(inScript(code)).toEqual([]);
  });

  it("nothing in the API's own names", () => {
    expect(inScript('answer.take', ['take'])).toEqual([]);
  });

  it.each([
    ['@media (width >= 576px) { a { color: red } }', ['@media range']],
    ['@container (min-width: 1px) { a { color: red } }', ['@container']],
    ['@starting-style { a { color: red } }', ['@starting-style']],
    ['a { b { color: red } }', ['nesting']],
    ['._card_3kowo_27:has(:checked) { color: red }', ['.card:has(:checked)']],
    ['a:popover-open { color: red }', ['a:popover-open']],
    ['a { color: color-mix(in srgb, red, blue) }', ['color: color-mix()']],
    ['a { --ink: light-dark(red, blue) }', ['--ink: light-dark()']],
    ['a { grid-template-rows: subgrid }', ['grid-template-rows: subgrid']],
    ['a { overflow: clip }', ['overflow: clip']],
    ['a { line-height: 1lh }', ['line-height: 1lh']],
    ['a { field-sizing: content }', ['field-sizing']],
  ])('%s', (css, features) => {
    expect(newerFeaturesInStyle(css)).toEqual(features);
  });

  it.each([
    'a { min-height: 100dvh; inset-inline: 0; color: #04201e }',
    'a { -webkit-hyphens: auto; hyphens: auto }',
    '@supports selector(:has(a)) { a:has(b) { color: red } }',
    '@media (min-width: 576px) { a:is(b, c) { color: red } }',
  ])('nothing in %s', (css) => {
    expect(newerFeaturesInStyle(css)).toEqual([]);
  });
});
