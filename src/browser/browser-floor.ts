/** An oldest supported browser. */
interface FloorBrowser {
  readonly name: string;
  readonly version: string;
  /** Its engine, as build tools and compatibility data name it, and the engine's version. */
  readonly engine: 'chrome' | 'firefox' | 'safari';
  readonly engineVersion: string;
}

/**
 * The oldest supported browsers: the newest that many hospital computers and older phones can run. The build targets,
 * the check of the built files, the support test of every page and README.md derive from this table.
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

/** The build targets for JavaScript and CSS, in Vite's notation. */
export const buildTargets: string[] = [...engineFloor].flatMap(([engine, version]) =>
  (engine === 'safari' ? ['safari', 'ios'] : [engine]).map((name) => name + version),
);

/**
 * The features that a browser must have: the latest additions to the floor's browsers, one per engine, and functions
 * that the shop calls. Keys are names in the compatibility data; tests use syntax that every browser can parse.
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
 * Firefox 112 to 114 have all of the above. Firefox 115 added `toSorted`. Only browsers with `-moz-appearance`, that is
 * Firefox, are tested for it, because Safari 15.6 and Chrome 109 lack it.
 */
export const firefoxSupportTests = { 'javascript.builtins.Array.toSorted': '[].toSorted' } as const;
const isFirefox = "CSS.supports('-moz-appearance','none')";

/** The page for browsers that are too old. */
export const unsupportedBrowserPath = '/unsupported-browser.html';

/** The script on every page that redirects older browsers to that page. */
export const supportCheck = `if(!(window.CSS&&CSS.supports&&${Object.values(supportTests).join('&&')}&&(!${isFirefox}||${Object.values(firefoxSupportTests).join('&&')})))location.replace('${unsupportedBrowserPath}')`;
