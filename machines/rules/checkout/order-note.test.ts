import { describe, expect, it } from 'vitest';
import { noteMaxLength, noteProblem, tidyNote } from './order-note.ts';

describe('noteProblem', () => {
  it.each([
    ['', null],
    ['Ring at the back door', null],
    ['Two lines:\r\nreception, then room 4', null],
    ['Klingel „Praxis“ 😀 – 2. Stock', null],
    ['x'.repeat(noteMaxLength), null],
    [`  ${'x'.repeat(noteMaxLength)}\n\n`, null],
    ['x'.repeat(noteMaxLength + 1), 'too_long'],
    ['tab\tin between', null],
    ['Ask for 👩‍⚕️', null],
    ['\u200b\u2060', null],
    ['null\u0000byte', 'characters'],
    ['turned\u202earound', 'characters'],
  ])('of %j is %j', (text, problem) => {
    expect(noteProblem(text)).toBe(problem);
  });
});

describe('tidyNote', () => {
  it('keeps lines, with single spaces and without empty lines around them', () => {
    expect(tidyNote('\n  Ring   twice \r\n\n then call  \n')).toBe('Ring twice\n\nthen call');
  });
});
