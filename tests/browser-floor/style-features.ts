import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { newerKeys, newerNames } from './newer-features.ts';

const pseudos = newerNames(/^css\.selectors\.([\w-]+)$/);
const functionsAndUnits = newerNames(/^css\.types\.(?:[\w-]+\.)*([\w-]+)$/);
const mediaFeatures = newerNames(/^css\.at-rules\.media\.([\w-]+)$/);

const rangeInMedia = /[<>=]/;

/** As in the sources, without the suffixes that make module names unique. */
const plain = (selector: string) => selector.replaceAll(/\._([\w-]+?)_\w{5}_\d+/g, '.$1');

const wordsIn = (text: string): readonly string[] =>
  text.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|#[\da-f]+/gi, '').match(/(?<![\w-])[\w.]*[a-z][\w-]*\(?/gi) ??
  [];

/** A function before its parenthesis, a unit after its number. */
const isNewerFunctionOrUnit = (word: string): boolean =>
  functionsAndUnits.has(/^([a-z-]+)\($/i.exec(word)?.[1] ?? /^[\d.]+([a-z]+)$/i.exec(word)?.[1] ?? '');

/** A property with its older, prefixed name next to it. */
const isPrefixedToo = ({ prop, parent }: Declaration): boolean =>
  parent?.nodes.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) ?? false;

function inDeclaration(declaration: Declaration): readonly string[] {
  const { prop, value } = declaration;
  if (newerKeys.has(`css.properties.${prop}`)) return isPrefixedToo(declaration) ? [] : [prop];
  return wordsIn(value)
    .filter((word) => newerKeys.has(`css.properties.${prop}.${word}`) || isNewerFunctionOrUnit(word))
    .map((word) => `${prop}: ${word.replace('(', '()')}`);
}

function inRule({ selectors, parent }: Rule): readonly string[] {
  const isNested = parent?.type === 'rule';
  const newer = selectors.flatMap((selector) => {
    const names = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name);
    return names.some((name) => pseudos.has(name)) ? [plain(selector)] : [];
  });
  return isNested ? ['nesting', ...newer] : newer;
}

function inAtRule({ name, params }: AtRule): readonly string[] {
  if (newerKeys.has(`css.at-rules.${name}`)) return [`@${name}`];
  if (name !== 'media') return [];
  const found = wordsIn(params).filter((word) => mediaFeatures.has(word));
  return [...(rangeInMedia.test(params) ? ['@media range'] : []), ...found.map((word) => `@media ${word}`)];
}

/** Inside a matching `@supports`, nothing is newer than the browser. */
function isAskedFor(node: ChildNode): boolean {
  for (let around = node.parent; around; around = around.parent as ChildNode['parent'])
    if (around.type === 'atrule' && (around as AtRule).name === 'supports') return true;
  return false;
}

function featuresOf(node: ChildNode): readonly string[] {
  switch (node.type) {
    case 'decl':
      return inDeclaration(node);
    case 'rule':
      return inRule(node);
    case 'atrule':
      return inAtRule(node);
    case 'comment':
      return [];
  }
}

/** Every part of a style sheet that the floor's browsers may not understand. */
function* newerPlacesIn(style: postcss.Root): Generator<{ node: ChildNode; features: readonly string[] }> {
  const nodes: ChildNode[] = [];
  style.walk((node) => void nodes.push(node));
  for (const node of nodes) {
    const features = isAskedFor(node) ? [] : featuresOf(node);
    if (features.length > 0) yield { node, features };
  }
}

/**
 * The parts of a style sheet that the floor's browsers may not understand: properties with their values, selectors,
 * at-rules.
 */
export function newerFeaturesInStyle(css: string): readonly string[] {
  const found = [...newerPlacesIn(postcss.parse(css))].flatMap(({ features }) => features);
  return [...new Set(found)].toSorted();
}

/** The condition of `@supports`, as a style that requires it. */
function asStyle(question: string): string {
  const [, selector] = /selector\((.*)\)$/.exec(question) ?? [];
  const [, declaration] = /\(([\w-]+:.*)\)$/.exec(question) ?? [];
  return selector === undefined ? `a { ${declaration ?? ''} }` : `${selector} { color: red }`;
}

/** A style sheet as parsed by the floor's browsers: without everything that one of them doesn't understand. */
export function withoutNewerFeatures(css: string): string {
  const style = postcss.parse(css);
  style.walkAtRules('supports', (question) => {
    const isNewer = newerFeaturesInStyle(asStyle(question.params)).length > 0;
    if (!isNewer) return;
    if (question.params.startsWith('not')) question.replaceWith(question.nodes ?? []);
    else question.remove();
  });
  for (const { node } of newerPlacesIn(style)) node.remove();
  return style.toString();
}
