import { learnerVerificationDriver } from './drive/learner-verification-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const typed = '{"type":"learner.field.changed","field":"email","value":"ada@university.example"}';

testPaths('learner-verification', learnerVerificationDriver, [{ input: 'incomplete', labels: [typed] }]);
