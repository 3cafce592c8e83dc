import type { BrowserContext } from '@playwright/test';
import { newerKeys } from '../browser-floor/newer-features.ts';
import { withoutNewerFeatures } from '../browser-floor/style-features.ts';

/** Reduces the test browser to the features that every browser of the floor has. */

/** A feature to remove: a global, or a member of an API object or its prototype. */
interface Newer {
  readonly owner: string | null;
  readonly name: string;
  readonly isOf: 'itself' | 'prototype' | 'either';
}

/** Older than the data says; without it, no picture has the right size. */
const isBasic = /\.devicePixelRatio$/;

function newerOf(key: string): readonly Newer[] {
  const [, globalName] = /^(?:api(?:\.Window)?|javascript\.builtins)\.(\w+)$/.exec(key) ?? [];
  if (globalName !== undefined) return [{ owner: null, name: globalName, isOf: 'itself' }];
  const [, ofApi, owner, name = '', isStatic] =
    /^(?:(api)|javascript\.builtins(?:\.Intl)?)\.(\w+)\.([a-zA-Z]\w*?)(_static)?$/.exec(key) ?? [];
  if (owner === undefined) return [];
  const itself = isStatic === undefined ? 'prototype' : 'itself';
  return [{ owner, name, isOf: ofApi === undefined ? 'either' : itself }];
}

const newer = [...newerKeys].filter((key) => !isBasic.test(key)).flatMap(newerOf);

/** Runs first in every page and frame. */
function lose(things: readonly Newer[]): void {
  type Holder = Record<string, unknown>;
  const globals = globalThis as unknown as Record<string, Holder | undefined>;
  const inIntl = Intl as unknown as typeof globals;
  for (const { owner, name, isOf } of things) {
    const holder = owner === null ? globals : (globals[owner] ?? inIntl[owner]);
    if (!holder) continue;
    if (isOf !== 'prototype') Reflect.deleteProperty(holder, name);
    const prototype = holder['prototype'];
    if (isOf !== 'itself' && prototype) Reflect.deleteProperty(prototype, name);
  }
}

/** Runs first, too: an expression that such a browser can't read throws where it is created. */
function refuseLookbehind(): void {
  const refuse = (source: unknown) => {
    if (/\(\?<[=!]/.test(String(source))) throw new SyntaxError('Invalid regular expression: invalid group');
  };
  globalThis.RegExp = new Proxy(RegExp, {
    apply(target, self, given) {
      refuse(given[0]);
      return Reflect.apply(target, self, given);
    },
    construct(target, given, made) {
      refuse(given[0]);
      return Reflect.construct(target, given, made);
    },
  });
}

/** Only newer browsers read these directives and support what they require. */
const trustedTypes = /(?:; )?(?:require-)?trusted-types[^;]*/g;

/** Without popover support, these attributes have no effect. */
const popoverAttribute = / (popover(?:target(?:action)?)?)="/gi;

export async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(lose, newer);
  await context.addInitScript(refuseLookbehind);
  await context.route('**/*', async (route) => {
    const request = route.request();
    // A rewritten page counts as outside the local network, so it can't request local addresses; the card's frames do
    // so.
    const isInFrame = request.resourceType() === 'document' && request.frame().parentFrame() !== null;
    if (isInFrame || !['document', 'stylesheet'].includes(request.resourceType())) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const type = response.headers()['content-type'] ?? '';
    if (!/^text\/(?:html|css)/.test(type)) return route.fulfill({ response });
    const text = await response.text();
    const body = type.startsWith('text/css')
      ? withoutNewerFeatures(text)
      : text.replaceAll(popoverAttribute, ' data-ignored-$1="');
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = { ...response.headers(), 'content-security-policy': policy.replaceAll(trustedTypes, '') };
    return route.fulfill({ response, body, headers });
  });
}
