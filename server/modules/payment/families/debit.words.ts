import { ownValue } from '@sonde/machines/rules/texts';

/** How a payment by bank account is called in a mail. */
interface DebitWords {
  /** An account without known details. */
  readonly account: string;
  readonly ending: (lastDigits: string) => string;
}

const english: DebitWords = {
  account: 'Bank account',
  ending: (lastDigits) => `Bank account ending in ${lastDigits}`,
};

const wordsByLanguage: Readonly<Record<string, DebitWords>> = {
  ar: {
    account: 'حساب مصرفي',
    ending: (lastDigits) => `حساب مصرفي ينتهي بالأرقام ${lastDigits}`,
  },
  da: { account: 'Bankkonto', ending: (lastDigits) => `Bankkonto, der slutter på ${lastDigits}` },
  de: { account: 'Bankkonto', ending: (lastDigits) => `Bankkonto mit den Endziffern ${lastDigits}` },
  es: { account: 'Cuenta bancaria', ending: (lastDigits) => `Cuenta bancaria terminada en ${lastDigits}` },
  fi: { account: 'Pankkitili', ending: (lastDigits) => `Pankkitili, viimeiset numerot ${lastDigits}` },
  fr: {
    account: 'Compte bancaire',
    ending: (lastDigits) => `Compte bancaire se terminant par ${lastDigits}`,
  },
  it: { account: 'Conto bancario', ending: (lastDigits) => `Conto bancario con numero finale ${lastDigits}` },
  nl: { account: 'Bankrekening', ending: (lastDigits) => `Bankrekening eindigend op ${lastDigits}` },
  no: { account: 'Bankkonto', ending: (lastDigits) => `Bankkonto som slutter på ${lastDigits}` },
  pl: {
    account: 'Rachunek bankowy',
    ending: (lastDigits) => `Rachunek bankowy, ostatnie cyfry ${lastDigits}`,
  },
  pt: { account: 'Conta bancária', ending: (lastDigits) => `Conta bancária com final ${lastDigits}` },
  sv: { account: 'Bankkonto', ending: (lastDigits) => `Bankkonto som slutar på ${lastDigits}` },
  tr: { account: 'Banka hesabı', ending: (lastDigits) => `Son rakamları ${lastDigits} olan banka hesabı` },
};

/** The name of a bank account in an email, in a language as in `textLanguage`. */
export const debitWordsIn = (language: string): DebitWords => ownValue(wordsByLanguage, language) ?? english;
