import { exampleMethods } from '../../machines/testing/index.ts';
import { testPaths } from './drive/test-paths.ts';
import { upgradeDriver } from './drive/upgrade-driver.ts';

const otherChoices = {
  input: 'signedIn',
  labels: [
    'loadUpgrading: core',
    'compareTerms: all',
    '{"type":"membership.chosen"',
    '{"type":"organization.chosen"',
  ],
};

const savedCard = {
  input: 'signedIn',
  labels: [
    'loadUpgrading: core',
    'compareTerms: all',
    '{"type":"choice.submitted"}',
    JSON.stringify({ type: 'method.chosen', methodId: exampleMethods[0]?.id }),
  ],
};

testPaths('upgrade', upgradeDriver, [otherChoices, savedCard]);
