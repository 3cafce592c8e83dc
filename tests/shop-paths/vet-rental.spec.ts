import { walkThroughShop } from './shop-paths.ts';
import { vetRentalTable } from './vet-rental-table.ts';

walkThroughShop(vetRentalTable);
