import { extraProbeTable } from './extra-probe-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(extraProbeTable);
