import { learnerVerificationTable } from './learner-verification-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(learnerVerificationTable);
