import { declarationDriver } from './drive/declaration-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const typed = '{"type":"declaration.field.changed","field":"email","value":"ada@clinic.example"}';

testPaths('declaration', declarationDriver, [{ input: 'incomplete', labels: [typed] }]);
