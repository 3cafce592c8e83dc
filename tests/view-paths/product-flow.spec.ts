import { productFlowDriver } from './drive/product-flow-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('product-flow', productFlowDriver, [
  { input: 'crowded', labels: ['{"type":"members.chosen","members":7'] },
  { input: 'reloaded', labels: ['{"type":"choice.submitted"', '{"type":"page.returned"'] },
]);
