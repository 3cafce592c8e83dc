import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';

type Case = readonly [what: string, file: string, line: string];

const forbidden: readonly (readonly [...Case, complaint: RegExp])[] = [
  [
    'a rule that imports a library',
    'machines/rules/money/new.ts',
    "import { setup } from 'xstate';",
    /rule is a plain function/,
  ],
  [
    'a rule that imports a flow',
    'machines/rules/money/new.ts',
    "import { x } from '../../cart/index.ts';",
    /rule is a plain function/,
  ],
  [
    'a rule that imports past the index of another subject',
    'machines/rules/money/new.ts',
    "import { x } from '../time/calendar.ts';",
    /through its index\.ts/,
  ],
  [
    'a machine that imports past the index of rules',
    'machines/new-flow/new.machine.ts',
    "import { x } from '../rules/money/money.ts';",
    /through its door/,
  ],
  [
    'a rule that imports a type of the server',
    'machines/rules/money/new.ts',
    "import type { X } from '../../../server/x.ts';",
    /rule is a plain function/,
  ],
  [
    'a view that asks the router',
    'src/features/new/new.tsx',
    "import { useNavigate } from 'react-router';",
    /In the browser there is no router/,
  ],
  [
    "a view that writes a number by the browser's locale data",
    'src/features/new/new.tsx',
    "export const text = new Intl.NumberFormat('de').format(1);",
    /Write numbers with useFormat/,
  ],
  [
    "a view that writes a day by the browser's locale data",
    'src/ui/new/new.tsx',
    'export const text = new Date(0).toLocaleDateString();',
    /Write days with useFormat/,
  ],
  [
    'a view that accesses storage directly',
    'src/features/new/new.tsx',
    "localStorage.setItem('sonde.new', '');",
    /store through src\/browser\/browser-storage/,
  ],
  [
    'a machine that imports React',
    'machines/new-flow/new.machine.ts',
    "import { useState } from 'react';",
    /knows rules, other machines and xstate/,
  ],
  [
    'a machine that looks into another one',
    'machines/new-flow/new.machine.ts',
    "import { x } from '../cart/cart.machine.ts';",
    /through its door/,
  ],
  [
    'a machine that imports views',
    'machines/new-flow/new.machine.ts',
    "import { x } from '../../src/page/paths.ts';",
    /Imports go one way/,
  ],
  [
    'a machine that reads the clock',
    'machines/new-flow/new.machine.ts',
    'export const now = () => Date.now();',
    /Time is a port/,
  ],
  [
    'a rule that rolls dice',
    'machines/rules/money/new.ts',
    'export const dice = () => Math.random();',
    /Chance is a port/,
  ],
  [
    'a rule with a parser of dates of its own',
    'machines/rules/money/new.ts',
    'export const read = (day: string) => Date.parse(day);',
    /takes 30 February/,
  ],
  [
    'a server with a parser of dates of its own',
    'server/modules/new/new.ts',
    'export const read = (day: string) => Date.parse(day);',
    /takes 30 February/,
  ],
  [
    'a view with a parser of dates of its own',
    'src/features/new/new.tsx',
    'export const read = (day: string) => Date.parse(day);',
    /takes 30 February/,
  ],
  [
    'a machine that fetches',
    'machines/new-flow/new.machine.ts',
    "export const ask = () => fetch('/');",
    /Ask through a port/,
  ],
  [
    'a view that imports the server',
    'src/features/new/new.tsx',
    "import { x } from '../../../server/main.ts';",
    /ask by GraphQL/,
  ],
  [
    'a view that loads the server later',
    'src/features/new/new.tsx',
    "export const later = () => import('../../../server/main.ts');",
    /ask by GraphQL/,
  ],
  [
    'a view that looks into a machine',
    'src/features/new/new.tsx',
    "import { x } from '@sonde/machines/cart/cart.machine';",
    /through its door/,
  ],
  [
    'a view that goes around the package',
    'src/features/new/new.tsx',
    "import { x } from '../../../machines/cart/index.ts';",
    /package name/,
  ],
  [
    'a component that knows the product',
    'src/ui/new/new.tsx',
    "import { x } from '../../features/cart/x.ts';",
    /knows no product/,
  ],
  [
    'a component that knows a rule',
    'src/ui/new/new.tsx',
    "import { x } from '@sonde/machines/rules/money';",
    /knows no product/,
  ],
  [
    'a server that imports views',
    'server/modules/new/new.ts',
    "import { x } from '../../../src/page/paths.ts';",
    /never imports views/,
  ],
  [
    'a server that knows a flow',
    'server/modules/new/new.ts',
    "import { x } from '@sonde/machines/checkout';",
    /never a flow/,
  ],
  [
    'a model test that looks into a machine',
    'model-tests/new/new.ts',
    "import { x } from '../../machines/cart/cart.machine.ts';",
    /through its door/,
  ],
  [
    'a visualiser that knows a view',
    'visualiser/new/new.ts',
    "import { x } from '../../src/page/paths.ts';",
    /knows machines, charts and simulations/,
  ],
  [
    'a visualiser that generates paths',
    'visualiser/new/new.ts',
    "import { x } from '../../model-tests/cover/cover.ts';",
    /the form of a path/,
  ],
  [
    'a visualiser that looks into a machine',
    'visualiser/new/new.ts',
    "import { x } from '../../machines/cart/cart.machine.ts';",
    /through its door/,
  ],
  [
    'a view that imports the visualiser',
    'src/features/new/new.tsx',
    "import { x } from '../../../visualiser/page/route.ts';",
    /imports the visualiser/,
  ],
  [
    'a model test that knows a view',
    'model-tests/new/new.ts',
    "import { x } from '../../src/page/paths.ts';",
    /know machines and rules only/,
  ],
  [
    'a model test that knows the paths on views',
    'model-tests/new/new.ts',
    "import { x } from '../../tests/view-paths/drive/walk-views.ts';",
    /know machines and rules only/,
  ],
  [
    'a path on views that knows the server',
    'tests/view-paths/new.ts',
    "import { x } from '../../server/main.ts';",
    /stand without the shop/,
  ],
];

const allowed: readonly Case[] = [
  [
    'a rule that imports a rule',
    'machines/rules/money/new.ts',
    "import { x } from './money.ts'; export const y = x;",
  ],
  [
    'a rule that imports the rules of another subject',
    'machines/rules/money/new.ts',
    "import { x } from '../time/index.ts'; export const y = x;",
  ],
  [
    'a machine that imports rules',
    'machines/new-flow/new.machine.ts',
    "import { x } from '../rules/money/index.ts'; export const y = x;",
  ],
  [
    'a state that imports its own machine',
    'machines/new-flow/states/new.ts',
    "import { x } from '../new.types.ts'; export const y = x;",
  ],
  [
    'a view that enters by the door',
    'src/features/new/new.tsx',
    "import { x } from '@sonde/machines/checkout'; export const y = x;",
  ],
  [
    'a server that asks a rule',
    'server/modules/new/new.ts',
    "import { x } from '@sonde/machines/rules/money'; export const y = x;",
  ],
  [
    'a server that asks what a checkout lacks',
    'server/modules/new/new.ts',
    "import { x } from '@sonde/machines/checkout/state'; export const y = x;",
  ],
  [
    'a server that obeys a lifecycle',
    'server/modules/new/new.ts',
    "import { x } from '@sonde/machines/lifecycles'; export const y = x;",
  ],
];

/** Each case has a file of its own, in a folder that is unlisted; folders are matched by pattern. */
const fileOf = ([what, file]: Case): string =>
  join(dirname(file), `${what.replaceAll(/\W+/g, '-')}-${basename(file)}`);

const complaints = lintFiles(
  new Map([...forbidden, ...allowed].map(([what, file, line]) => [fileOf([what, file, line]), `${line}\n`])),
);

const complaintsAbout = (one: Case): string => complaints.get(fileOf(one)) ?? '';

describe('imports are one-way', () => {
  it.each(forbidden)('catches %s', (what, file, line, complaint) => {
    expect(complaintsAbout([what, file, line])).toMatch(complaint);
  });

  it.each(allowed)('lets %s pass', (what, file, line) => {
    expect(complaintsAbout([what, file, line])).not.toMatch(/restricted/);
  });
});
