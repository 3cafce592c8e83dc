import { ownValue } from '@sonde/machines/rules/texts';

interface CardWords {
  /** A card without known details. */
  readonly card: string;
  readonly ending: (brand: string, lastDigits: string) => string;
}

const english: CardWords = {
  card: 'Card',
  ending: (brand, lastDigits) => `${brand} ending in ${lastDigits}`,
};

const wordsByLanguage: Readonly<Record<string, CardWords>> = {
  ar: {
    card: 'البطاقة',
    ending: (brand, lastDigits) => `${brand} تنتهي بالأرقام ${lastDigits}`,
  },
  da: {
    card: 'Kort',
    ending: (brand, lastDigits) => `${brand}, der slutter på ${lastDigits}`,
  },
  de: {
    card: 'Karte',
    ending: (brand, lastDigits) => `${brand} mit den Endziffern ${lastDigits}`,
  },
  es: {
    card: 'Tarjeta',
    ending: (brand, lastDigits) => `${brand} terminada en ${lastDigits}`,
  },
  fi: {
    card: 'Kortti',
    ending: (brand, lastDigits) => `${brand}, viimeiset numerot ${lastDigits}`,
  },
  fr: {
    card: 'Carte',
    ending: (brand, lastDigits) => `${brand} se terminant par ${lastDigits}`,
  },
  it: {
    card: 'Carta',
    ending: (brand, lastDigits) => `${brand} con numero finale ${lastDigits}`,
  },
  nl: {
    card: 'Kaart',
    ending: (brand, lastDigits) => `${brand} eindigend op ${lastDigits}`,
  },
  no: {
    card: 'Kort',
    ending: (brand, lastDigits) => `${brand} som slutter på ${lastDigits}`,
  },
  pl: {
    card: 'Karta',
    ending: (brand, lastDigits) => `${brand}, ostatnie cyfry ${lastDigits}`,
  },
  pt: {
    card: 'Cartão',
    ending: (brand, lastDigits) => `${brand} com final ${lastDigits}`,
  },
  sv: {
    card: 'Kort',
    ending: (brand, lastDigits) => `${brand} som slutar på ${lastDigits}`,
  },
  tr: {
    card: 'Kart',
    ending: (brand, lastDigits) => `Son rakamları ${lastDigits} olan ${brand}`,
  },
};

/** The name of a card in an email, in a language as in `textLanguage`. */
export const cardWordsIn = (language: string): CardWords => ownValue(wordsByLanguage, language) ?? english;
