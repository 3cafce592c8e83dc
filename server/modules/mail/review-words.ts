import { ownValue } from '@sonde/machines/rules/texts';

/** What mails say about a payment that its provider, such as PayPal, reviews; amounts are already formatted. */
interface ReviewWords {
  /** In the confirmation, while the review lasts. */
  readonly pending: (provider: string) => string;
  /** Once the provider has refused it. */
  readonly refused: (payment: { readonly provider: string; readonly amount: string }) => string;
}

const english: ReviewWords = {
  pending: (provider) =>
    `${provider} is reviewing the payment, which usually takes less than a day. You don’t need to do anything, and please don’t pay again. We’ll email you when the payment arrives or fails.`,
  refused: ({ provider, amount }) =>
    `${provider} didn’t accept the payment of ${amount} after reviewing it. You haven’t been charged.`,
};

const wordsByLanguage: Readonly<Record<string, ReviewWords>> = {
  en: english,
  ar: {
    pending: (provider) =>
      `تراجع ${provider} الدفعة، ويستغرق ذلك عادةً أقل من يوم. لا يلزمك فعل أي شيء، ونرجو ألا تدفع مرة أخرى. سنراسلك عبر البريد الإلكتروني عند وصول الدفعة أو تعذّرها.`,
    refused: ({ provider, amount }) =>
      `لم تقبل ${provider} الدفعة البالغة ${amount} بعد مراجعتها. لم يُخصم منك أي مبلغ.`,
  },
  da: {
    pending: (provider) =>
      `${provider} gennemgår betalingen, hvilket normalt tager under et døgn. Du behøver ikke at gøre noget, og betal ikke igen. Vi sender dig en e-mail, når betalingen er modtaget eller mislykkes.`,
    refused: ({ provider, amount }) =>
      `${provider} godkendte ikke betalingen på ${amount} efter at have gennemgået den. Der er ikke trukket noget.`,
  },
  de: {
    pending: (provider) =>
      `${provider} prüft die Zahlung. Das dauert meist weniger als einen Tag. Sie müssen nichts tun; bitte bezahlen Sie nicht noch einmal. Wir senden Ihnen eine E-Mail, sobald die Zahlung eingeht oder fehlschlägt.`,
    refused: ({ provider, amount }) =>
      `${provider} hat die Zahlung über ${amount} nach einer Prüfung nicht angenommen. Ihnen wurde nichts berechnet.`,
  },
  es: {
    pending: (provider) =>
      `${provider} está revisando el pago, lo que suele tardar menos de un día. No tiene que hacer nada; por favor, no vuelva a pagar. Le enviaremos un correo electrónico cuando el pago llegue o falle.`,
    refused: ({ provider, amount }) =>
      `${provider} no ha aceptado el pago de ${amount} tras revisarlo. No se le ha cobrado nada.`,
  },
  fi: {
    pending: (provider) =>
      `${provider} tarkistaa maksua, mikä kestää yleensä alle vuorokauden. Sinun ei tarvitse tehdä mitään. Älä maksa uudelleen. Lähetämme sinulle sähköpostia, kun maksu saapuu tai epäonnistuu.`,
    refused: ({ provider, amount }) =>
      `${provider} ei hyväksynyt maksua ${amount} tarkistuksen jälkeen. Sinulta ei ole veloitettu mitään.`,
  },
  fr: {
    pending: (provider) =>
      `${provider} vérifie le paiement, ce qui prend généralement moins d’une journée. Vous n’avez rien à faire, et veuillez ne pas payer à nouveau. Nous vous écrirons dès que le paiement aura été reçu ou aura échoué.`,
    refused: ({ provider, amount }) =>
      `${provider} n’a pas accepté le paiement de ${amount} après vérification. Vous n’avez pas été débité.`,
  },
  it: {
    pending: (provider) =>
      `${provider} sta verificando il pagamento: di solito richiede meno di un giorno. Non deve fare nulla e La preghiamo di non pagare di nuovo. Le invieremo un’e-mail quando il pagamento sarà arrivato o se non andrà a buon fine.`,
    refused: ({ provider, amount }) =>
      `${provider} non ha accettato il pagamento di ${amount} dopo averlo verificato. Non Le è stato addebitato nulla.`,
  },
  nl: {
    pending: (provider) =>
      `${provider} controleert de betaling. Dat duurt meestal minder dan een dag. U hoeft niets te doen; betaal niet nog een keer. We mailen u zodra de betaling is ontvangen of mislukt.`,
    refused: ({ provider, amount }) =>
      `${provider} heeft de betaling van ${amount} na controle niet geaccepteerd. U hebt niets betaald.`,
  },
  no: {
    pending: (provider) =>
      `${provider} gjennomgår betalingen, noe som vanligvis tar mindre enn et døgn. Du trenger ikke å gjøre noe, og ikke betal på nytt. Vi sender deg en e-post når betalingen er mottatt eller mislykkes.`,
    refused: ({ provider, amount }) =>
      `${provider} godtok ikke betalingen på ${amount} etter å ha gjennomgått den. Du er ikke belastet.`,
  },
  pl: {
    pending: (provider) =>
      `${provider} sprawdza płatność, co zwykle trwa krócej niż dobę. Nie trzeba nic robić; prosimy nie płacić ponownie. Wyślemy e-mail, gdy płatność wpłynie albo się nie powiedzie.`,
    refused: ({ provider, amount }) =>
      `Po sprawdzeniu firma ${provider} nie przyjęła płatności na kwotę ${amount}. Opłata nie została pobrana.`,
  },
  pt: {
    pending: (provider) =>
      `A ${provider} está a analisar o pagamento, o que normalmente demora menos de um dia. Não precisa de fazer nada; por favor, não volte a pagar. Avisamos por e-mail quando o pagamento chegar ou falhar.`,
    refused: ({ provider, amount }) =>
      `A ${provider} não aceitou o pagamento de ${amount} depois de o analisar. Não lhe foi cobrado nada.`,
  },
  sv: {
    pending: (provider) =>
      `${provider} granskar betalningen, vilket oftast tar mindre än ett dygn. Du behöver inte göra något. Betala inte igen. Vi mejlar dig när betalningen kommer in eller misslyckas.`,
    refused: ({ provider, amount }) =>
      `${provider} godkände inte betalningen på ${amount} efter granskningen. Inget har debiterats.`,
  },
  tr: {
    pending: (provider) =>
      `${provider} ödemeyi inceliyor; bu genellikle bir günden kısa sürer. Bir şey yapmanız gerekmiyor, lütfen yeniden ödeme yapmayın. Ödeme ulaştığında veya başarısız olduğunda size e-posta göndereceğiz.`,
    refused: ({ provider, amount }) =>
      `${provider} incelemenin ardından ${amount} tutarındaki ödemeyi kabul etmedi. Sizden ücret alınmadı.`,
  },
};

/** The languages that have them. */
export const reviewLanguages = Object.keys(wordsByLanguage);

/** The texts for a `textLanguage`; English if there are none. */
export const reviewWordsIn = (language: string): ReviewWords =>
  ownValue(wordsByLanguage, language) ?? english;
