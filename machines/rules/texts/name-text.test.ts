import { describe, expect, it } from 'vitest';
import { hasControl, nameProblem } from './name-text.ts';

describe('a name', () => {
  it.each([
    'Ada',
    'Anne-Marie',
    'O’Neill',
    'J.R.R. Tolkien',
    'Dr.med. Keller',
    'St. John',
    'Müller/Schmidt',
    'Nguyễn Thị Minh',
    'محمد',
    '山田 太郎',
    'Ada\t',
    ' Ada \r\n',
    'n/a',
    'c/o Keller',
    'Wwwerner',
  ])('is %j for everyone', (name) => {
    expect([nameProblem(name, 'person'), nameProblem(name, 'organization')]).toEqual([null, null]);
  });

  it.each([
    'a\u0000b',
    'Ada\u0007x',
    'Ada\r\nBcc: all@clinic.example',
    'Ada\nByron',
    'Ada\tByron',
    'a\u2028b',
    'a\u0085b',
  ])('has no control characters and no line breaks: %j', (name) => {
    expect([nameProblem(name, 'person'), nameProblem(name, 'organization')]).toEqual([
      'characters',
      'characters',
    ]);
    expect(hasControl(name)).toBe(true);
  });

  it.each([
    'https://evil.example/',
    'Win at HTTP://evil.example',
    'www.clinic.com',
    'See evil.com/win',
    'ftp://x',
  ])('is no address of a page: %j', (name) => {
    expect([nameProblem(name, 'person'), nameProblem(name, 'organization')]).toEqual(['link', 'link']);
  });

  it('of an organization may be its domain, that of a person never is', () => {
    expect([nameProblem('Booking.com', 'organization'), nameProblem('evil.com', 'person')]).toEqual([
      null,
      'link',
    ]);
    expect(nameProblem('Win.evil.example now', 'person')).toBe('link');
  });
});
