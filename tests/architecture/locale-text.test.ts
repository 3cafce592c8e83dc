import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeTextFaults } from './locale-text.ts';

const files = globSync(
  '{machines,model-tests,public,server,src,tests,tools,visualiser}/**/*.{ts,tsx,js,mjs}',
  {
    exclude: ['**/node_modules/**', '**/*.generated.ts', 'tests/architecture/locale-text*.ts'],
  },
);

/** English dates for the sandbox and the visualiser, and the one place that reads a format's parts. */
const fixedLocales = [
  'machines/rules/time/zone-clock.ts',
  'server/sandbox/mail/mail-pages.ts',
  'visualiser/live/live-panel.tsx',
];

describe('no code uses localized text as data', () => {
  it('in any source', () => {
    expect(files).toContain('machines/rules/time/day-end.ts');
    const faults = files.flatMap((file) =>
      localeTextFaults(file, readFileSync(file, 'utf8'))
        .filter((fault) => !(fixedLocales.includes(file) && fault.endsWith('use zoneClock')))
        .map((fault) => `${file}:${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('and the English dates are still where they are allowed', () => {
    const withDates = fixedLocales.filter((file) =>
      localeTextFaults(file, readFileSync(file, 'utf8')).some((fault) => fault.endsWith('use zoneClock')),
    );
    expect(withDates).toEqual(fixedLocales);
  });

  it.each([
    ["const days = new Intl.DateTimeFormat('en-CA', { timeZone });", '1: writes dates for a fixed locale'],
    ["const day = Intl.DateTimeFormat('sv-SE').format(now);", '1: writes dates for a fixed locale'],
    ['const hour = clock.format(now).slice(0, 2);', '1: takes a text of a format apart'],
    ['const [month, day] = format.format(now).split("/");', '1: takes a text of a format apart'],
    ['const first = format.formatRange(a, b)[0];', '1: takes a text of a format apart'],
    ['const text = format.format(now);\nconst year = text.slice(-4);', '2: takes a text of a format apart'],
    [
      'const dayOf = (at) => format.format(at);\ndayOf(now).match(/^2/);',
      '2: takes a text of a format apart',
    ],
    [
      'function dayOf(at) {\n  return format.format(at);\n}\ndayOf(now).replaceAll("/", "-");',
      '4: takes a text of a format apart',
    ],
    ['const day = new Date(format.format(now));', '1: reads a text of a format back'],
    ['const amount = Number(format.format(value));', '1: reads a text of a format back'],
    ['const text = now.toLocaleDateString("en-CA");', '1: toLocaleDateString writes as the machine does'],
    ['const text = (1234.5).toLocaleString();', '1: toLocaleString writes as the machine does'],
  ])('catches %s', (source, fault) => {
    expect(localeTextFaults('planted.ts', source)).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    'const parts = format.formatToParts(now).map(({ value }) => value);',
    'const text = `${new Intl.DateTimeFormat(tag, { dateStyle: "long" }).format(now)}.`;',
    'const name = value.slice(2).toLocaleUpperCase(language);',
    "const zone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;",
    'const isSame = format.format(a) === format.format(b);',
  ])('lets %s pass', (source) => {
    expect(localeTextFaults('planted.ts', source)).toEqual([]);
  });
});
