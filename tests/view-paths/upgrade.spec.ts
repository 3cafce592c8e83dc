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

testPaths('upgrade', upgradeDriver, [otherChoices]);
