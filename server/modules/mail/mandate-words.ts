import { ownValue } from '@sonde/machines/rules/texts';

/** What a mail says of a charge that is debited from an account; amounts and days are already formatted. */
interface MandateWords {
  /** What is debited, and by which mandate; `account` is a label such as "Bank account ending in 3000". */
  readonly debit: (facts: { readonly account: string; readonly reference: string }) => string;
  /** How long a debit takes, and that access lasts. */
  readonly clearing: string;
  readonly changeUnpaid: {
    readonly subject: string;
    readonly opening: (facts: { readonly organization: string; readonly amount: string }) => string;
    readonly remedy: string;
  };
}

const english: MandateWords = {
  debit: ({ account, reference }) =>
    reference === ''
      ? `Debited from: ${account}.`
      : `Debited from: ${account}. Mandate reference: ${reference}.`,
  clearing: 'The debit takes a few business days. You keep access meanwhile.',
  changeUnpaid: {
    subject: 'Your change wasn’t paid',
    opening: ({ organization, amount }) =>
      `The bank returned the debit of ${amount} for the change of ${organization}’s membership. You haven’t been charged, and the membership stays as it was.`,
    remedy: 'You can make the change again in your account, and pay for it another way.',
  },
};

const wordsByLanguage: Readonly<Record<string, MandateWords>> = {
  en: english,
  de: {
    debit: ({ account, reference }) =>
      reference === ''
        ? `Abgebucht von: ${account}.`
        : `Abgebucht von: ${account}. Mandatsreferenz: ${reference}.`,
    clearing: 'Die Lastschrift dauert einige Bankarbeitstage. Ihr Zugang bleibt in dieser Zeit bestehen.',
    changeUnpaid: {
      subject: 'Ihre Änderung wurde nicht bezahlt',
      opening: ({ organization, amount }) =>
        `Die Bank hat die Lastschrift über ${amount} für die Änderung der Mitgliedschaft von ${organization} zurückgegeben. Ihnen wurde nichts berechnet, und die Mitgliedschaft bleibt, wie sie war.`,
      remedy: 'Sie können die Änderung in Ihrem Konto noch einmal vornehmen und anders bezahlen.',
    },
  },
  fr: {
    debit: ({ account, reference }) =>
      reference === ''
        ? `Prélèvement : ${account}.`
        : `Prélèvement : ${account}. Référence du mandat : ${reference}.`,
    clearing: 'Le prélèvement prend quelques jours ouvrés. Vous gardez votre accès pendant ce temps.',
    changeUnpaid: {
      subject: 'Votre modification n’a pas été payée',
      opening: ({ organization, amount }) =>
        `La banque a rejeté le prélèvement de ${amount} pour la modification de l’abonnement de ${organization}. Rien ne vous a été débité et l’abonnement reste inchangé.`,
      remedy: 'Vous pouvez refaire la modification dans votre compte et la payer autrement.',
    },
  },
};

/** The texts for a `textLanguage`; English if there are none. */
export const mandateWordsIn = (language: string): MandateWords =>
  ownValue(wordsByLanguage, language) ?? english;
