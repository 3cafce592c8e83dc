import { exampleMethods } from '../../machines/testing/index.ts';
import { editMembershipDriver } from './drive/edit-membership-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const savedCard = {
  input: 'signedIn',
  labels: [
    'loadEditedMembership: team',
    '{"type":"seats.changed","seats":18}',
    '{"type":"seats.submitted"}',
    JSON.stringify({ type: 'method.chosen', methodId: exampleMethods[0]?.id }),
  ],
};

const otherOrganization = {
  input: 'signedIn',
  labels: ['loadEditedMembership: several', '{"type":"organization.chosen"'],
};

testPaths('edit-membership', editMembershipDriver, [savedCard, otherOrganization]);
