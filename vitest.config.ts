import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest begin first, so that no core waits for the other at the end. Else small files come last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /(?:registry|largest-machine|faults\/kill|faults\/changes)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Starts a PostgreSQL only when a test asks for a database. */
const globalSetup = ['tests/support/database-server.ts'];

/** As Node itself resolves: else there would be two copies of graphql, which do not accept each other's objects. */
const ssr = { resolve: { conditions: ['module-sync', 'node'] } };

/** All of a worker's files share its modules, of which each would else be read again for every file. */
const shared = {
  isolate: false,
  setupFiles: ['tests/support/restore-globals.ts'],
  testTimeout: 60_000,
};

/** Node itself reads modules that it understands as they are, several times as fast as when Vite rewrites each import. */
const native = { experimental: { viteModuleRunner: false } };

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ssr,
        plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: 'unit',
          include: ['{server,src,tools,tests/architecture}/**/*.test.{ts,tsx}'],
          globalSetup,
          // A thread begins sooner than a process.
          pool: 'threads',
          ...shared,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'machines',
          include: ['machines/**/*.test.ts'],
          ...shared,
          ...native,
        },
      },
      {
        ssr,
        test: {
          name: 'contract',
          include: ['tests/{contract,faults,kit,pages,security,support}/**/*.test.ts'],
          globalSetup,
          ...shared,
          ...native,
          hookTimeout: 60_000,
          // As long as the browser journeys wait.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        ssr,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/engines/running-shop.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'models',
          include: ['{model-tests,visualiser}/**/*.test.ts'],
          ...shared,
          ...native,
        },
      },
    ],
  },
});
