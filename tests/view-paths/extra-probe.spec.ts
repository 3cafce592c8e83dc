import { extraProbeDriver } from './drive/extra-probe-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const otherChoices = {
  input: 'signedIn',
  labels: [
    'loadOwner: team',
    '{"type":"probe.chosen"',
    '{"type":"quantity.chosen","quantity":2',
    '{"type":"organization.chosen"',
    '{"type":"choice.submitted"',
  ],
};

testPaths('extra-probe', extraProbeDriver, [otherChoices]);
