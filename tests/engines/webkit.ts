import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { freePort } from '../support/free-port.ts';
import { endPrograms, newHome, startProgram, untilItListens, type Engine } from './engine.ts';
import { openHttpSession } from './webdriver/http-session.ts';

const driverPath = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver';
const xvfbPath = process.env['XVFB_PATH'] ?? '/usr/bin/Xvfb';

/** The window's own buttons would make it wider than a phone. */
const narrowWindows = '* { min-width: 0; margin: 0; padding: 0; }';

/** A virtual screen, which writes its number to file descriptor 3. */
async function startScreen(
  home: string,
): Promise<{ readonly program: ChildProcess; readonly display: string }> {
  const program = startProgram(
    xvfbPath,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    home,
  );
  const number = await text(program.stdio[3] as Readable);
  return { program, display: `:${number.trim()}` };
}

/** WebKitGTK, the engine of Safari in Debian, in its own small browser. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  async start() {
    const home = newHome();
    mkdirSync(join(home, 'gtk-3.0'));
    writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), narrowWindows);
    const screen = await startScreen(home);
    const port = await freePort();
    const driver = startProgram(driverPath, [`--port=${port}`], home, {
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: home,
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    });
    const session = await untilItListens(() => openHttpSession(`http://127.0.0.1:${port}`));
    return {
      send: session.send,
      async close() {
        await session.end();
        await endPrograms([screen.program, driver], home);
      },
    };
  },
};
