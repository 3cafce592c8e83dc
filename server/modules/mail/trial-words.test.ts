import { expect, it } from 'vitest';
import { areTrialsSold } from '@sonde/machines/rules/catalogue';
import { enabledCountries, internationalEnglish } from '@sonde/machines/rules/places';
import { trialLanguages, trialWordsIn } from './trial-words.ts';

it('a trial has words in every language of the countries that offer one', () => {
  const spoken = enabledCountries
    .filter(({ code }) => areTrialsSold(code))
    .flatMap(({ languages }) => languages);
  expect(spoken.map(({ url }) => url).filter((url) => !trialLanguages.includes(url))).toEqual([]);
});

const trial = {
  name: 'Individual',
  lastDay: 'December 25',
  day: 'December 26',
  price: '$420.00',
  taxNote: '(plus sales tax)',
  years: 1,
  cancelUrl: 'https://shop.example/us/en/cancel-contract/',
};

it('a trial says when it ends, what is charged then, how often, and how to stop it', () => {
  const { renews } = trialWordsIn('en');
  expect(renews(trial)).toBe(
    'Individual: your trial is free through December 25. On December 26 we charge $420.00 (plus sales tax), then every year until you cancel. Cancel by December 25 in your account, at https://shop.example/us/en/cancel-contract/, or by phone or email, and you won’t be charged.',
  );
  expect(renews({ ...trial, years: 3 })).toContain('then every 3 years until');
});

it('a trial that nothing follows says that nothing is charged', () => {
  expect(trialWordsIn('fr').ends(trial)).toContain('sans aucun débit');
  expect(trialWordsIn('de').ends(trial)).toContain('you won’t be charged');
});

it('a trial names its last day as Britons do in British English', () => {
  const { ends, renews } = trialWordsIn(internationalEnglish);
  for (const sentence of [ends(trial), renews(trial)])
    expect(sentence).toContain('your trial is free up to and including December 25.');
});
