import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEmail } from './email.ts';
import { emailSuggestion } from './email-suggestion.ts';

const rightDomains =
  'gmail.com GMAIL.COM googlemail.com hotmail.com hotmail.fr hotmail.co.uk yahoo.ca yahoo.co.jp yahoo.com.br outlook.de ' +
  'outlook.com icloud.com mail.com ymail.com email.com cloud.com gmx.de web.de live.com clinic.example charite.de mail.ru';

describe('a mistyped address', () => {
  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gamil.com', 'ada@gmail.com'],
    ['ada@gmal.com', 'ada@gmail.com'],
    ['ada@gnail.com', 'ada@gmail.com'],
    ['ada@gmaill.com', 'ada@gmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gmail.co', 'ada@gmail.com'],
    ['ada@gmail.ocm', 'ada@gmail.com'],
    ['ada@gmial.con', 'ada@gmail.com'],
    ['ada@hotmal.com', 'ada@hotmail.com'],
    ['ada@hotmial.fr', 'ada@hotmail.fr'],
    ['ada@hotmai.co.uk', 'ada@hotmail.co.uk'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@yahoo.con', 'ada@yahoo.com'],
    ['ada@yaho.de', 'ada@yahoo.de'],
    ['ada@iclud.com', 'ada@icloud.com'],
    ['ada@protonmial.com', 'ada@protonmail.com'],
    [' Ada.O+probe@GMIAL.com ', 'Ada.O+probe@gmail.com'],
  ])('%s was probably meant as %s', (typed, meant) => {
    expect(emailSuggestion(typed)).toBe(meant);
  });

  it.each(rightDomains.split(' '))('at %s is left alone', (domain) => {
    expect(emailSuggestion(`ada@${domain}`)).toBeNull();
  });

  it.each(['', 'ada', 'ada@', 'ada@gmial', 'ada@gmial.com, bob@gmail.com'])(
    '%j is not an address yet, which is reported elsewhere',
    (typed) => {
      expect(emailSuggestion(typed)).toBeNull();
    },
  );
});

it('a suggestion keeps the mailbox and needs no further suggestion', () => {
  const domains = fc.constantFrom('gmail.com', 'hotmail.fr', 'outlook.com', 'yahoo.co.uk', 'icloud.com');
  const letters = fc.constantFrom('a', 'h', 'i', 'k', 'l', 'm', 'n', 'o', 't', 'u', '.');
  fc.assert(
    fc.property(domains, fc.nat(9), fc.nat(2), letters, (domain, place, gone, letter) => {
      const typed = `ada@${domain.slice(0, place)}${letter}${domain.slice(place + gone)}`;
      const suggestion = emailSuggestion(typed);
      expect(checkEmail(suggestion ?? 'ada@clinic.example')).toBeNull();
      expect(suggestion ?? typed).toMatch(/^ada@/);
      expect(emailSuggestion(suggestion ?? '')).toBeNull();
    }),
  );
});
