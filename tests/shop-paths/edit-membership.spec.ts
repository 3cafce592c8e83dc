import { editMembershipTable } from './edit-membership-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(editMembershipTable);
