// Pictures of every state of every flow, for the visualiser.
import { installPackages } from './bootstrap.mjs';
import { browserPath, installBrowser } from './browser.mjs';
import { takeScreens } from './screenshots.mjs';

installPackages();
installBrowser();
const { failed } = takeScreens({ CHROMIUM_PATH: browserPath });
process.exit(failed === 0 ? 0 : 1);
