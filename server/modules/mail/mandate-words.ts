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
  clearing: 'The debit takes a few business days. You keep access in the meantime.',
  changeUnpaid: {
    subject: 'Your change wasn’t paid',
    opening: ({ organization, amount }) =>
      `The bank returned the debit of ${amount} for the change to ${organization}’s membership. You haven’t been charged, and the membership stays as it was.`,
    remedy: 'You can make the change again in your account and choose another payment method.',
  },
};

const wordsByLanguage: Readonly<Record<string, MandateWords>> = {
  en: english,
  de: {
    debit: ({ account, reference }) =>
      reference === ''
        ? `Abgebucht von: ${account}.`
        : `Abgebucht von: ${account}. Mandatsreferenz: ${reference}.`,
    clearing: 'Die Lastschrift dauert einige Werktage. Ihr Zugang bleibt in dieser Zeit bestehen.',
    changeUnpaid: {
      subject: 'Ihre Änderung wurde nicht bezahlt',
      opening: ({ organization, amount }) =>
        `Die Bank hat die Lastschrift über ${amount} für die Änderung der Mitgliedschaft von ${organization} zurückgegeben. Ihnen wurde nichts berechnet, und die Mitgliedschaft bleibt, wie sie war.`,
      remedy:
        'Sie können die Änderung in Ihrem Konto noch einmal vornehmen und eine andere Zahlungsart wählen.',
    },
  },
  fr: {
    debit: ({ account, reference }) =>
      reference === ''
        ? `Prélèvement : ${account}.`
        : `Prélèvement : ${account}. Référence du mandat : ${reference}.`,
    clearing: 'Le prélèvement prend quelques jours ouvrés. Vous gardez votre accès pendant ce temps.',
    changeUnpaid: {
      subject: 'Votre modification n’a pas été payée',
      opening: ({ organization, amount }) =>
        `La banque a rejeté le prélèvement de ${amount} pour la modification de l’abonnement de l’établissement ${organization}. Vous n’avez pas été débité et l’abonnement reste inchangé.`,
      remedy: 'Vous pouvez refaire la modification dans votre compte et choisir un autre moyen de paiement.',
    },
  },
  es: {
    debit: ({ account, reference }) =>
      reference === ''
        ? `Cargo en: ${account}.`
        : `Cargo en: ${account}. Referencia del mandato: ${reference}.`,
    clearing: 'El cargo tarda unos días laborables. Mientras tanto, conserva el acceso.',
    changeUnpaid: {
      subject: 'Su cambio no se ha pagado',
      opening: ({ organization, amount }) =>
        `El banco ha devuelto el cargo de ${amount} por el cambio de la suscripción de ${organization}. No se le ha cobrado nada, y la suscripción sigue como estaba.`,
      remedy: 'Puede volver a hacer el cambio en su cuenta y elegir otro método de pago.',
    },
  },
  it: {
    debit: ({ account, reference }) =>
      reference === ''
        ? `Addebito su: ${account}.`
        : `Addebito su: ${account}. Riferimento del mandato: ${reference}.`,
    clearing: 'L’addebito richiede alcuni giorni lavorativi. Nel frattempo mantiene l’accesso.',
    changeUnpaid: {
      subject: 'La modifica non è stata pagata',
      opening: ({ organization, amount }) =>
        `La banca ha respinto l’addebito di ${amount} per la modifica dell’abbonamento di ${organization}. Non è stato addebitato nulla e l’abbonamento resta invariato.`,
      remedy: 'Può ripetere la modifica dal Suo account e scegliere un altro metodo di pagamento.',
    },
  },
  nl: {
    debit: ({ account, reference }) =>
      reference === ''
        ? `Afschrijving van: ${account}.`
        : `Afschrijving van: ${account}. Machtigingskenmerk: ${reference}.`,
    clearing: 'De afschrijving duurt enkele werkdagen. U houdt in die tijd toegang.',
    changeUnpaid: {
      subject: 'Uw wijziging is niet betaald',
      opening: ({ organization, amount }) =>
        `De bank heeft de incasso van ${amount} voor de wijziging van het abonnement van ${organization} teruggeboekt. U hebt niets betaald en het abonnement blijft zoals het was.`,
      remedy: 'U kunt de wijziging in uw account opnieuw doorvoeren en op een andere manier betalen.',
    },
  },
  pt: {
    debit: ({ account, reference }) =>
      reference === ''
        ? `Débito em: ${account}.`
        : `Débito em: ${account}. Referência da autorização de débito: ${reference}.`,
    clearing: 'O débito demora alguns dias úteis. Entretanto, mantém o acesso.',
    changeUnpaid: {
      subject: 'A sua alteração não foi paga',
      opening: ({ organization, amount }) =>
        `O banco devolveu o débito de ${amount} pela alteração da subscrição de ${organization}. Não lhe foi cobrado nada, e a subscrição mantém-se como estava.`,
      remedy: 'Pode voltar a fazer a alteração na sua conta e pagá-la de outra forma.',
    },
  },
  fi: {
    debit: ({ account, reference }) =>
      reference === ''
        ? `Veloitustili: ${account}.`
        : `Veloitustili: ${account}. Valtuutuksen viite: ${reference}.`,
    clearing: 'Veloitus kestää muutaman arkipäivän. Käyttöoikeutesi säilyy sen ajan.',
    changeUnpaid: {
      subject: 'Muutostasi ei ole maksettu',
      opening: ({ organization, amount }) =>
        `Pankki palautti veloituksen ${amount}, joka koski organisaation ${organization} jäsenyyden muutosta. Sinulta ei ole veloitettu mitään, ja jäsenyys pysyy ennallaan.`,
      remedy: 'Voit tehdä muutoksen uudelleen tililläsi ja valita toisen maksutavan.',
    },
  },
  sv: {
    debit: ({ account, reference }) =>
      reference === ''
        ? `Debitering från: ${account}.`
        : `Debitering från: ${account}. Medgivandets referens: ${reference}.`,
    clearing: 'Debiteringen tar några arbetsdagar. Du har åtkomst under tiden.',
    changeUnpaid: {
      subject: 'Din ändring har inte betalats',
      opening: ({ organization, amount }) =>
        `Banken har returnerat debiteringen på ${amount} för ändringen av abonnemanget för ${organization}. Inget har debiterats, och abonnemanget förblir som det var.`,
      remedy: 'Du kan göra ändringen igen på ditt konto och betala den på ett annat sätt.',
    },
  },
};

/** The texts for a `textLanguage`; English if there are none. */
export const mandateWordsIn = (language: string): MandateWords =>
  ownValue(wordsByLanguage, language) ?? english;
