import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { endPrograms, newHome, startProgram, untilItListens, type Engine } from './engine.ts';
import { openMarionetteSession } from './webdriver/marionette-session.ts';

const firefoxPath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

const preferences = (port: number) =>
  Object.entries({
    'marionette.port': port,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    // As on a phone, a scrollbar takes no width.
    'ui.useOverlayScrollbars': 1,
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');

/** Otherwise its window is never narrower than 500 px. */
const narrowWindows = ':root, body { min-width: 0 !important; }';

/** Debian's Firefox, headless. */
export const firefox: Engine = {
  name: 'Firefox ESR',
  async start() {
    const home = newHome();
    const port = await freePort();
    writeFileSync(join(home, 'user.js'), preferences(port));
    mkdirSync(join(home, 'chrome'));
    writeFileSync(join(home, 'chrome', 'userChrome.css'), narrowWindows);
    const program = startProgram(
      firefoxPath,
      ['--marionette', '--headless', '--no-remote', '--profile', home, 'about:blank'],
      home,
    );
    const session = await untilItListens(() => openMarionetteSession(port));
    return {
      send: session.send,
      async close() {
        session.end();
        await endPrograms([program], home);
      },
    };
  },
};
