// For `node --import`: makes the program end with its parent.
import { endWithParent } from './end-with-parent.mjs';

endWithParent();
