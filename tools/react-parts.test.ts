import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { importsFromReact, withoutUnusedParts } from './react-parts.ts';

const parse = (code: string) => parseAst(code);

/** React DOM as installed. */
const path = createRequire(import.meta.url)
  .resolve('react-dom/client')
  .replace('client.js', 'cjs/react-dom-client.production.js');
const source = await readFile(path, 'utf8');

describe('React DOM without the parts that no page reaches', () => {
  it('keeps every function that it calls', () => {
    const names = (code: string) =>
      parse(code).body.flatMap((statement) =>
        statement.type === 'FunctionDeclaration' && statement.id ? [statement.id.name] : [],
      );
    expect(names(withoutUnusedParts(source, parse))).toEqual([...names(source), 'refuseLeftOut']);
  });

  it('refuses in place of what only such a part calls', () => {
    const code = withoutUnusedParts(source, parse);
    expect(code).toContain('function updateSuspenseComponent(){refuseLeftOut()}');
    expect(code).toContain('function waitForCommitToBeReady(){return null}');
    expect(code).not.toContain('FragmentInstance.prototype.');
  });

  it('is not built from a version that lacks one of them', () => {
    const other = source.replace('function updateSuspenseComponent(', 'function renderSuspense(');
    expect(() => withoutUnusedParts(other, parse)).toThrow('updateSuspenseComponent');
  });

  it('is not built from another version, whose functions may have the same names', () => {
    const other = source.replace(/^exports\.version = .*$/m, 'exports.version = "19.99.0";');
    expect(() => withoutUnusedParts(other, parse)).toThrow(/19\.99\.0.*tools\/react-parts\.ts/);
  });
});

it.each([
  ["import { useState, useMemo as memo } from 'react';", ['useState', 'useMemo']],
  ['import{useState}from"react";', ['useState']],
  ["import React, { useState } from 'react';", ['default', 'useState']],
  ["import * as React from 'react';", ['*']],
  ["export { Suspense as Waiting } from 'react';", ['Suspense']],
  ["export * from 'react';", ['*']],
  ["import 'react';\nimport { createRoot } from 'react-dom/client';", []],
])('what %s imports from React is known', (code, names) => {
  expect(importsFromReact(code, parse)).toEqual(names);
});
