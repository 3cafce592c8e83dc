import { internationalEnglish } from '@sonde/machines/rules/places';
import { ownValue } from '@sonde/machines/rules/texts';

/** A trial in a mail; days and amounts are already formatted. */
interface TrialFacts {
  readonly name: string;
  readonly lastDay: string;
  /** Of the first charge. */
  readonly day: string;
  readonly price: string;
  readonly taxNote: string;
  readonly years: number;
  /** The page that cancels without an account. */
  readonly cancelUrl: string;
}

interface TrialWords {
  /** Heads what is said of a trial. */
  readonly heading: string;
  /** Nothing is charged after it. */
  readonly ends: (trial: Pick<TrialFacts, 'name' | 'lastDay'>) => string;
  /** It is charged after it, as the buyer chose: what, when, how often, and how to stop it. */
  readonly renews: (trial: TrialFacts) => string;
  /** How often the first charge is repeated. */
  readonly repeated: (trial: Pick<TrialFacts, 'years'>) => string;
  /** What an organization has after a trial that replaced its basic plan. */
  readonly keepsBasic: string;
}

const english: TrialWords = {
  heading: 'Your free trial',
  ends: ({ name, lastDay }) =>
    `${name}: your trial is free through ${lastDay}. Then it ends by itself, and you won’t be charged.`,
  renews: ({ name, lastDay, day, price, taxNote, years, cancelUrl }) =>
    `${name}: your trial is free through ${lastDay}. On ${day} we charge ${price} ${taxNote}, then ${years === 1 ? 'every year' : `every ${years} years`} until you cancel. Cancel by ${lastDay} in your account, at ${cancelUrl}, or by phone or email, and you won’t be charged.`,
  repeated: ({ years }) =>
    `After that, the membership renews ${years === 1 ? 'every year' : `every ${years} years`} until you cancel it.`,
  keepsBasic: 'After the trial, you’re back on your Basic plan.',
};

const wordsByLanguage: Readonly<Record<string, TrialWords>> = {
  en: english,
  [internationalEnglish]: {
    ...english,
    ends: ({ name, lastDay }) =>
      `${name}: your trial is free up to and including ${lastDay}. Then it ends by itself, and you won’t be charged.`,
    renews: ({ name, lastDay, day, price, taxNote, years, cancelUrl }) =>
      `${name}: your trial is free up to and including ${lastDay}. On ${day} we charge ${price} ${taxNote}, then ${years === 1 ? 'every year' : `every ${years} years`} until you cancel. Cancel by ${lastDay} in your account, at ${cancelUrl}, or by phone or email, and you won’t be charged.`,
  },
  fr: {
    heading: 'Votre essai gratuit',
    ends: ({ name, lastDay }) =>
      `${name} : votre essai est gratuit jusqu’au ${lastDay} inclus. Il prend ensuite fin de lui-même, sans aucun débit.`,
    renews: ({ name, lastDay, day, price, taxNote, years, cancelUrl }) =>
      `${name} : votre essai est gratuit jusqu’au ${lastDay} inclus. Le ${day}, nous débiterons ${price} ${taxNote}, puis ${years === 1 ? 'chaque année' : `tous les ${years} ans`} jusqu’à la résiliation. Si vous résiliez dans votre compte, sur ${cancelUrl}, par téléphone ou en nous écrivant jusqu’au ${lastDay} inclus, rien ne sera débité.`,
    repeated: ({ years }) =>
      `Ensuite, l’abonnement est renouvelé ${years === 1 ? 'chaque année' : `tous les ${years} ans`} jusqu’à sa résiliation.`,
    keepsBasic: 'Après l’essai, vous retrouvez votre formule Basic telle qu’elle était.',
  },
};

/** The languages that have them: at least those of the countries that offer trials. */
export const trialLanguages = Object.keys(wordsByLanguage);

/** The texts for a `textLanguage`; English if there are none. */
export const trialWordsIn = (language: string): TrialWords => ownValue(wordsByLanguage, language) ?? english;
