import { element, group, linear, type Sheet, type Stop } from '../parts/svg.ts';

/** Draws a patient and what they lie on, in mm around the lens, which touches them at the origin. */
export type HeroPatient = (on: Sheet) => readonly string[];

const shade = (on: Sheet, to: number, ...colours: readonly [string, string, string]): string =>
  linear(
    on,
    [0, -20],
    [0, to],
    colours.map((colour, index): Stop => ({ at: [0, 0.3, 1][index] ?? 1, colour })),
  );

const light = '#9fd6dc';
const edgeLight = (on: Sheet, from: number, to: number): string =>
  linear(
    on,
    [from, 0],
    [to, 0],
    [
      { at: 0, colour: light, opacity: 0 },
      { at: 0.45, colour: light, opacity: 0.75 },
      { at: 1, colour: light, opacity: 0.1 },
    ],
  );

const skin = 'M-330 150C-250 26-170-10-90-15C-60-17-24-5 0 0C60 12.8 120 34 210 92';
const rail = 'M-330-44H104C128-44 136-34 136-14V60M-210-44V120M-120-44V120M-30-44V0M52-44V40';

/** Someone who lies in bed, with the bed's rail behind. */
export const personInBed: HeroPatient = (on) => {
  const metal = linear(
    on,
    [-200, 0],
    [-60, 0],
    [
      { at: 0, colour: '#1b2836', opacity: 0 },
      { at: 1, colour: '#1b2836' },
    ],
  );
  return [
    element('path', { d: rail, stroke: metal, 'stroke-width': 5, 'stroke-linecap': 'round' }),
    element('path', { d: `${skin}V300H-330Z`, fill: shade(on, 150, '#3a4c5c', '#1d2a37', '#0b121b') }),
    element('path', { d: skin, stroke: edgeLight(on, -240, 210), 'stroke-width': 0.9 }),
  ];
};

const table = 118;
/** From the rump along back and neck to the nose. */
const back =
  'M-318 118C-340 60-300 8-236-10C-180-24-60-12.8 0 0C22 4.7 40 8 56 7C68 6 76-4 88-14C96-21 108-23 118-20C128-17 133-8 140-4C150 1 166 4 178 8C184 10 188 14 187 20';
const below = 'C186 28 182 31 176 33C164 37 150 39 138 41C130 45 124 52 121 62C117 76 118 84 122 92';
const forelegs =
  'M70 70C84 84 104 91 124 93C146 95 166 97 184 99C196 101 203 108 200 118H60C48 104 52 84 70 70Z';
const ear = 'M92-10C100-17 112-14 115-4C119 10 116 30 108 42C104 47 97 46 94 40C88 28 84 4 92-10Z';
const haunch = 'M-150 118C-136 84-154 44-200 30M-262 118C-240 108-200 106-150 112';
const coat = 'M-142-8l-6 8M-112-7l-5 8M98 62l-5 7M108 72l-5 7';

/** A dog that lies on an examination table with its head up. */
export const dogOnTable: HeroPatient = (on) => {
  const fill = shade(on, table, '#43525a', '#212d36', '#0d141b');
  const head = 130;
  const tail = -318;
  const body = `${back}${below}L${head} ${table}H${tail}Z`;
  /** The words of the wide picture are above the dog's back. */
  const shadow = linear(
    on,
    [-160, 0],
    [-60, 0],
    [
      { at: 0, colour: '#0b121b', opacity: 0.75 },
      { at: 1, colour: '#0b121b', opacity: 0 },
    ],
  );
  const top = linear(
    on,
    [0, table],
    [0, table + 60],
    [
      { at: 0, colour: '#1c2a38' },
      { at: 1, colour: '#0a0f18' },
    ],
  );
  const line = edgeLight(on, -230, 330);
  return [
    element('path', { d: `M-480 ${table}H320V320H-480Z`, fill: top }),
    element('path', { d: `M-480 ${table}H320`, stroke: line, 'stroke-width': 1.2 }),
    element('path', { d: body, fill }),
    element('path', { d: body, fill: shadow }),
    element('path', { d: back + below, stroke: line, 'stroke-width': 1 }),
    element('path', {
      d: 'M76-3C94 14 108 40 118 72',
      stroke: '#6f8f3f',
      'stroke-width': 6.5,
    }),
    element('path', { d: forelegs, fill: shade(on, table, '#4a5a63', '#2b3943', '#16202a'), stroke: line }),
    element('path', { d: ear, fill: shade(on, 50, '#2c3a44', '#1b262f', '#101820'), stroke: line }),
    group(
      { stroke: light, 'stroke-width': 0.8, 'stroke-opacity': 0.28, 'stroke-linecap': 'round' },
      element('path', { d: haunch }),
      element('path', { d: coat }),
      element('path', { d: 'M176 29C166 30 156 29 148 26M186 106v8M193 107v8' }),
    ),
    element('path', { d: 'M178 8C185 9 190 13 188 19C186 23 181 21 178 17Z', fill: '#05080c', stroke: line }),
    element('path', { d: 'M136 6C139 2 145 3 147 8C143 10 139 10 136 6Z', fill: '#05080c' }),
    element('circle', { cx: 142.5, cy: 5.2, r: 1, fill: '#d8f0f2' }),
  ];
};
