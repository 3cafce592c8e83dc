import { exampleMethods } from '../../machines/testing/index.ts';
import { proCustomChangeDriver } from './drive/pro-custom-change-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const onward = '{"type":"step.submitted"}';

const savedCard = {
  input: 'upgrading',
  labels: [
    'loadChanging: pro',
    '{"type":"feature.chosen","sku":"SUB-PROC-DIAG-CARDIAC-1Y","isChosen":true}',
    onward,
    onward,
    JSON.stringify({ type: 'method.chosen', methodId: exampleMethods[0]?.id }),
  ],
};

testPaths('pro-custom-change', proCustomChangeDriver, [savedCard]);
