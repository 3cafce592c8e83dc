import { basename } from 'node:path';
import type { ESTree, Plugin, Rolldown } from 'vite';

/**
 * The parts of React DOM that no page of the shop can reach, left out of what browsers load.
 *
 * Scripts import React from one file with a fixed list of exports (`shared-packages.ts`). Whatever begins with an
 * export that is not in that list, such as `Suspense`, is dead code that a bundler cannot recognise, because React asks
 * for it by the kind of an element.
 */

interface LeftOut {
  /** Nothing but this part calls them; they throw, so that a mistake here is an error report and not a wrong page. */
  readonly unreached: readonly string[];
  /** Called for every element, and without this part they change nothing. */
  readonly idle?: readonly string[];
}

/**
 * The version that the list is for. Another one may call these functions for something else, or give a name that a
 * bundler has numbered, such as `extractEvents$1`, to another function.
 */
const listedVersion = '19.3.1';

const parts: Readonly<Record<string, LeftOut>> = {
  'ViewTransition, which is not exported': {
    unreached: [
      'ViewTransitionPseudoElement',
      'commitAfterMutationEffectsOnFiber',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'reportViewTransitionError',
      'restoreViewTransitionOnHostInstances',
      'startViewTransition',
    ],
    idle: [
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'trackEnterViewTransitions',
    ],
  },
  'Suspense, SuspenseList and Activity, which are not exported': {
    unreached: [
      'attachSuspenseRetryListeners',
      'clearHydrationBoundary',
      'commitActivityHydrationCallbacks',
      'commitOffscreenPassiveMountEffects',
      'commitSuspenseHydrationCallbacks',
      'cutOffTailIfNeeded',
      'findFirstSuspended',
      'hideOrUnhideAllChildren',
      'pushPrimaryTreeSuspenseHandler',
      'recursivelyTraverseAtomicPassiveEffects',
      'recursivelyTraverseDisappearLayoutEffects',
      'recursivelyTraverseDisconnectPassiveEffects',
      'recursivelyTraverseReappearLayoutEffects',
      'recursivelyTraverseReconnectPassiveEffects',
      'scheduleRetryEffect',
      'updateActivityComponent',
      'updateDehydratedSuspenseComponent',
      'updateOffscreenComponent',
      'updateSuspenseComponent',
      'updateSuspenseListComponent',
    ],
  },
  'memo, forwardRef and useImperativeHandle, which are not exported': {
    unreached: [
      'imperativeHandleEffect',
      'updateForwardRef',
      'updateImperativeHandle',
      'updateMemoComponent',
      'updateSimpleMemoComponent',
    ],
  },
  'useActionState and useOptimistic, which are not exported': {
    unreached: [
      'dispatchOptimisticSetState',
      'mountActionState',
      'rerenderActionState',
      'updateActionState',
      'updateOptimisticImpl',
    ],
  },
  'a function as the action of a form, which no view has': {
    unreached: [
      'TransitionAwareHostComponent',
      'recursivelyResetForms',
      'requestFormReset',
      'startHostTransition',
    ],
    idle: ['extractEvents$1'],
  },
  'the reference of a Fragment, which no view asks for': {
    unreached: ['FragmentInstance', 'addFragmentHandleToFiber'],
    idle: ['commitFragmentInstanceDeletionEffects', 'commitNewChildToFragmentInstances'],
  },
  'styles and scripts that elements bring into the head, and preloading, which only the server does': {
    unreached: [
      'acquireResource',
      'insertSuspendedStylesheets',
      'onUnsuspend',
      'preconnect',
      'prefetchDNS',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadResourceAndSuspendIfNeeded',
    ],
    idle: [
      'accumulateSuspenseyCommitOnFiber',
      'getResource',
      'preloadInstanceAndSuspendIfNeeded',
      'waitForCommitToBeReady',
    ],
  },
  'events that no view listens for: select, beforeinput, composition, and those of entering and leaving': {
    unreached: [],
    idle: [
      'accumulateEnterLeaveListenersForEvent',
      'constructSelectEvent',
      'getFallbackBeforeInputChars',
      'getNativeBeforeInputChars',
    ],
  },
  'browsers without the event input': {
    unreached: ['getTargetInstForInputEventPolyfill', 'handleEventsForInputEventPolyfill'],
  },
  'the names of components in an error, which no report contains': {
    unreached: [],
    idle: ['getStackByFiberInDevAndProd'],
  },
  'useMemoCache, for code of a compiler that the build does not use': { unreached: ['useMemoCache'] },
  'lazy, which is not exported': { unreached: ['resolveLazy'] },
  'the hint which hydration comes first, among roots that have no boundaries': {
    unreached: ['attemptExplicitHydrationTarget'],
  },
  'findDOMNode, which only other versions of React DOM export': {
    unreached: ['findCurrentFiberUsingSlowPath'],
  },
  'html, head and body, which the server renders': {
    unreached: ['commitHostSingletonAcquisition', 'releaseSingletonInstance', 'resolveSingletonInstance'],
  },
};

const unreached = new Set(Object.values(parts).flatMap((part) => part.unreached));
const idle = new Set(Object.values(parts).flatMap((part) => part.idle ?? []));

const refuse =
  "function refuseLeftOut(){throw Error('The build leaves out this part of React: tools/react-parts.ts')}";

/** What represents a function. */
function standIn(name: string): string {
  return `function ${name}(){${idle.has(name) ? 'return null' : 'refuseLeftOut()'}}`;
}

/** The function whose prototype a statement extends, or null. */
function extendedClass(statement: string): string | null {
  return /^(\w+)\.prototype\./.exec(statement)?.[1] ?? null;
}

type Parse = (code: string) => ReturnType<Rolldown.PluginContext['parse']>;

/** @throws Error if the source is another version's. */
function checkVersion(code: string): void {
  const version = /^exports\.version = ["'](.+)["'];$/m.exec(code)?.[1] ?? 'of an unknown version';
  if (version !== listedVersion)
    throw new Error(
      `React DOM is ${version}, but the list of what is left out is for ${listedVersion}: compare the listed functions and their callers in both versions, then set listedVersion in tools/react-parts.ts.`,
    );
}

/**
 * The source of React DOM without the bodies of these functions; what only they call is then unused.
 *
 * @throws Error if it is another version, or lacks one of them: its place in the list has to be found again.
 */
export function withoutUnusedParts(code: string, parse: Parse): string {
  checkVersion(code);
  const found = new Set<string>();
  const pieces: string[] = [];
  let from = 0;
  const replace = (start: number, end: number, by: string) => {
    pieces.push(code.slice(from, start), by);
    from = end;
  };
  for (const statement of parse(code).body) {
    const { start, end } = statement;
    const name = statement.type === 'FunctionDeclaration' ? (statement.id?.name ?? '') : '';
    if (unreached.has(name) || idle.has(name)) {
      found.add(name);
      replace(start, end, standIn(name));
    } else if (unreached.has(extendedClass(code.slice(start, end)) ?? '')) {
      replace(start, end, '');
    }
  }
  const missing = [...unreached, ...idle].filter((name) => !found.has(name));
  if (missing.length > 0)
    throw new Error(`React DOM has no ${missing.join(', ')}: see tools/react-parts.ts.`);
  return [...pieces, code.slice(from), refuse].join('\n');
}

const ownExports = /^(?:__\w+|version)$/;

/**
 * The source of a package in CommonJS, of which a bundler keeps every export, without the exports that no one imports.
 *
 * @param imported the names that stay, beside those that React's packages have for each other.
 */
export function withoutUnusedExports(code: string, imported: ReadonlySet<string>, parse: Parse): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of parse(code).body) {
    const name = /^exports\.(\w+) =/.exec(code.slice(start, end))?.[1];
    if (name === undefined || imported.has(name) || ownExports.test(name)) continue;
    pieces.push(code.slice(from, start));
    from = end;
  }
  return [...pieces, code.slice(from)].join('');
}

const importsReact = /\bfrom\s*['"]react['"]/;

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name);

/** What a package imports from React: names, `default`, or `*` for all of it, which no list contains. */
export function importsFromReact(code: string, parse: Parse): readonly string[] {
  if (!importsReact.test(code)) return [];
  return parse(code).body.flatMap((statement): readonly string[] => {
    if (!('source' in statement) || statement.source?.value !== 'react') return [];
    if (statement.type === 'ExportAllDeclaration') return ['*'];
    return statement.specifiers.map((specifier) => {
      if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported);
      if (specifier.type === 'ExportSpecifier') return nameOf(specifier.local);
      return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
    });
  });
}

/**
 * Leaves out of a build what is never reached of React.
 *
 * @param imported the names that may be imported from React's packages.
 * @throws Error if another package of the build imports more.
 */
export const usedPartsOfReact = (imported: ReadonlySet<string>): Plugin => ({
  name: 'sonde:used-parts-of-react',
  transform: {
    filter: { id: /\/node_modules\// },
    handler(code, id) {
      const parse: Parse = (source) => this.parse(source);
      if (/\/react(?:-dom)?\/cjs\//.test(id)) {
        const isDom = basename(id) === 'react-dom-client.production.js';
        const used = withoutUnusedExports(code, imported, parse);
        return { code: isDom ? withoutUnusedParts(used, parse) : used, map: null };
      }
      const missing = importsFromReact(code, parse).filter((name) => !imported.has(name));
      if (missing.length > 0)
        this.error(`${id} imports ${missing.join(', ')}: see tools/shared-packages.ts.`);
      return null;
    },
  },
});
