import { configuratorDriver } from './drive/configurator-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('configurator', configuratorDriver, [
  { input: 'sold', labels: ['{"type":"period.chosen"', '{"type":"choice.submitted"'] },
]);
