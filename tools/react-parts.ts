import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * The parts of React DOM that no page of the shop can reach, left out of what browsers load.
 *
 * Scripts import React from one file with a fixed list of exports (`shared-packages.ts`). Whatever begins with an export
 * that is not in that list, such as `Suspense`, is dead code that a bundler cannot recognise, because React asks for it
 * by the kind of an element.
 */

interface LeftOut {
  /** Nothing but this part calls them; they throw, so that a mistake here is an error report and not a wrong page. */
  readonly unreached: readonly string[];
  /** Called for every element, and without this part they change nothing. */
  readonly idle?: readonly string[];
}

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

/** What stands for a function. */
function standIn(name: string): string {
  return `function ${name}(){${idle.has(name) ? 'return null' : 'refuseLeftOut()'}}`;
}

/** The function whose prototype a statement extends, or null. */
function extended(statement: string): string | null {
  return /^(\w+)\.prototype\./.exec(statement)?.[1] ?? null;
}

type Parse = (code: string) => ReturnType<Rolldown.PluginContext['parse']>;

/**
 * The source of React DOM without the bodies of these functions; what only they call is then unused.
 *
 * @throws Error if it lacks one of them, as another version of React may: its place in the list has to be found again.
 */
export function withoutUnusedParts(code: string, parse: Parse): string {
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
    } else if (unreached.has(extended(code.slice(start, end)) ?? '')) {
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
 * The source of a package in CommonJS, of which a bundler keeps every export, without the exports that nobody imports.
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

/** What a package imports from React. */
function importsFromReact(code: string): readonly string[] {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]react['"]/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );
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
      const missing = importsFromReact(code).filter((name) => !imported.has(name));
      if (missing.length > 0)
        this.error(`${id} imports ${missing.join(', ')}: see tools/shared-packages.ts.`);
      return null;
    },
  },
});
