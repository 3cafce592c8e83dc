import { exampleMethods } from '../../machines/testing/index.ts';
import { renewalDriver } from './drive/renewal-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const otherOrganization = {
  input: 'signedIn',
  labels: ['loadRenewing: ending', '{"type":"organization.chosen"'],
};

const savedCard = {
  input: 'signedIn',
  labels: [
    'loadRenewing: ending',
    '{"type":"renewal.requested"}',
    JSON.stringify({ type: 'method.chosen', methodId: exampleMethods[0]?.id }),
  ],
};

testPaths('renewal', renewalDriver, [otherOrganization, savedCard]);
