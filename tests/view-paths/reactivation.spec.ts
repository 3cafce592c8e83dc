import { reactivationDriver } from './drive/reactivation-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const otherChoices = {
  input: 'signedIn',
  labels: [
    'loadOwner: canceled',
    '{"type":"organization.chosen"',
    '{"type":"membership.chosen"',
    '{"type":"choice.submitted"',
  ],
};

testPaths('reactivation', reactivationDriver, [otherChoices]);
