import { textCatalogue, textCatalogueNames } from '@sonde/machines/rules/places';
import { expect, it } from 'vitest';
import { consentWordsIn } from './consent-words.ts';

const languages = [...new Set(textCatalogueNames.map((name) => textCatalogue(name).texts))];

it.each(languages.filter((language) => !language.startsWith('en')))(
  'the consent page has its own texts in %s',
  (language) => {
    const [own, english] = [consentWordsIn(language), consentWordsIn('en')];
    const textsOf = ({ asks, signedInAs, scopes, ...words }: typeof own) => [
      asks('Assistant'),
      signedInAs('ada@clinic.example'),
      ...Object.values(scopes),
      ...Object.values(words),
    ];
    const unchanged = textsOf(own).filter((text) => textsOf(english).includes(text));
    expect(unchanged).toEqual([]);
    expect(own.asks('Assistant')).toContain('Assistant');
    expect(own.signedInAs('ada@clinic.example')).toContain('ada@clinic.example');
  },
);
