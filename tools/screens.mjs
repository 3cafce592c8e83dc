// Takes screenshots of every state of every flow for the visualiser.
import { installPackages } from './bootstrap.mjs';
import { installTestBrowser } from './browser.mjs';
import { takeScreens } from './screenshots.mjs';

const usage = `npm run screens
  takes the pictures of every state of every flow anew, into .cache/screens, where npm run flows finds them; some minutes
It has no option.`;

const parameters = process.argv.slice(2);
const unknown = parameters.find((parameter) => parameter !== '--help');
if (unknown !== undefined) {
  const what = unknown.startsWith('-') ? `Unknown option "${unknown}"` : `Unexpected "${unknown}"`;
  console.error(`${what}; npm run screens takes every picture.`);
  process.exit(2);
}
if (parameters.length > 0) {
  console.log(usage);
  process.exit(0);
}

installPackages();
installTestBrowser();
const outcomes = await takeScreens();
process.exit(outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1);
