import { vetRentalDriver } from './drive/vet-rental-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const otherChoices = {
  input: 'signedIn',
  labels: [
    'loadOwner: renting',
    '{"type":"organization.chosen"',
    '{"type":"connector.chosen"',
    '{"type":"choice.submitted"}',
  ],
};

testPaths('vet-rental', vetRentalDriver, [otherChoices]);
