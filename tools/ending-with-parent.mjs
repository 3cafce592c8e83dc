// For `node --import`: the program that comes after it ends with its parent.
import { endWithParent } from './end-with-parent.mjs';

endWithParent();
