import { features } from 'web-features';
import { engineFloor } from '../../src/browser/browser-floor.ts';

/**
 * The features of the web platform that are newer than the floor, by the data of
 * https://github.com/web-platform-dx/web-features.
 */

/** The data's names of an engine's browsers. Firefox ESR is a desktop browser. */
const browsersOf = {
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox'],
  safari: ['safari', 'safari_ios'],
} as const;

type Support = Readonly<Record<string, string | undefined>>;

/** Makes versions comparable as numbers: 15.10 is newer than 15.9. */
function ordinal(version: string | undefined): number {
  const [major, minor = 0] = (version ?? '').replace('≤', '').split('.').map(Number);
  return major ? major * 1000 + minor : Infinity;
}

const isIn = (support: Support, engine: keyof typeof browsersOf, version: string): boolean =>
  browsersOf[engine].every((browser) => ordinal(support[browser]) <= ordinal(version));

/** The versions that introduced a feature, by its key in the data, such as `api.AbortSignal.any_static`. */
const supportOf: ReadonlyMap<string, Support> = new Map(
  Object.values(features).flatMap((feature): (readonly [string, Support])[] => {
    if (feature.kind !== 'feature') return [];
    const { support, by_compat_key: byKey } = feature.status;
    return (feature.compat_features ?? []).map((key) => [key, { ...(byKey?.[key]?.support ?? support) }]);
  }),
);

/** The keys of everything that a browser of the floor may lack. */
export const newerKeys: ReadonlySet<string> = new Set(
  [...supportOf]
    .filter(([, support]) => ![...engineFloor].every(([engine, version]) => isIn(support, engine, version)))
    .map(([key]) => key),
);

/** Whether an engine has the feature with this key in the given version. */
export function hasFeature(key: string, engine: keyof typeof browsersOf, version: string): boolean {
  const support = supportOf.get(key);
  if (!support) throw new Error(`The data contain no ${key}.`);
  return isIn(support, engine, version);
}

/** A member of an interface is detected by the interface's constructor or property, if that is newer too. */
const isOfNewerInterface = (key: string): boolean => {
  const [, of] = /^(api\.\w+)\.\w+$/.exec(key) ?? [];
  return of !== undefined && newerKeys.has(of);
};

/** The parts of newer keys that a pattern matches, without those that also match the floor's own keys. */
export function newerNames(...patterns: readonly RegExp[]): ReadonlySet<string> {
  const namesIn = (keys: readonly string[]) =>
    keys.flatMap((key) => patterns.flatMap((pattern) => pattern.exec(key)?.[1] ?? []));
  const known = new Set(namesIn([...supportOf.keys()].filter((key) => !newerKeys.has(key))));
  const newer = namesIn([...newerKeys].filter((key) => !isOfNewerInterface(key)));
  return new Set(newer.filter((name) => !known.has(name)));
}
