/** An oldest browser that the shop works in. */
interface FloorBrowser {
  readonly name: string;
  readonly version: string;
  /** Whose engine it has, as build tools and compatibility data name it, and that engine's version. */
  readonly engine: 'chrome' | 'firefox' | 'safari';
  readonly engineVersion: string;
}

/**
 * The oldest browsers that the shop works in: the newest that many hospital computers and older phones can run. The
 * build's targets, the check of the built files, the support test of every page and README.md follow from this table.
 */
export const browserFloor = [
  { name: 'Safari', version: '15.6', engine: 'safari', engineVersion: '15.6' },
  { name: 'Chrome', version: '109', engine: 'chrome', engineVersion: '109' },
  { name: 'Firefox ESR', version: '115', engine: 'firefox', engineVersion: '115' },
  { name: 'Samsung Internet', version: '21', engine: 'chrome', engineVersion: '110' },
] as const satisfies readonly FloorBrowser[];

/** The lowest version of each engine. */
export const engineFloor: ReadonlyMap<FloorBrowser['engine'], string> = new Map(
  [...browserFloor]
    .sort((one, other) => Number(other.engineVersion) - Number(one.engineVersion))
    .map(({ engine, engineVersion }) => [engine, engineVersion]),
);

/** What JavaScript and CSS are built for, as Vite and its tools take it. */
export const buildTargets: string[] = [...engineFloor].flatMap(([engine, version]) =>
  (engine === 'safari' ? ['safari', 'ios'] : [engine]).map((name) => name + version),
);

/**
 * What a browser has to have: the last things that the floor's browsers got, each the mark of an engine, and functions
 * that the shop calls. By their names in the compatibility data; asked for in words that every browser can read.
 */
export const supportTests = {
  'css.selectors.modal': "CSS.supports('selector(:modal)')",
  'css.types.calc-keyword.pi': "CSS.supports('width','calc(1px*pi)')",
  'html.global_attributes.inert': "'inert' in document.documentElement",
  'javascript.builtins.Array.at': '[].at',
  'javascript.builtins.Array.findLast': '[].findLast',
  'javascript.builtins.Object.hasOwn': 'Object.hasOwn',
} as const;

/**
 * Firefox 112 to 114 have all of the above. `toSorted` came with 115, and is asked for where `-moz-appearance` tells that
 * the engine is Firefox's: Safari 15.6 and Chrome 109 lack it.
 */
export const firefoxSupportTests = { 'javascript.builtins.Array.toSorted': '[].toSorted' } as const;
const isFirefox = "CSS.supports('-moz-appearance','none')";

/** Where browsers read that they are too old. */
export const unsupportedBrowserPath = '/unsupported-browser.html';

/** The script of every page that sends older browsers to the page for them. */
export const supportCheck = `if(!(window.CSS&&CSS.supports&&${Object.values(supportTests).join('&&')}&&(!${isFirefox}||${Object.values(firefoxSupportTests).join('&&')})))location.replace('${unsupportedBrowserPath}')`;
