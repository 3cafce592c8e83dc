import { ownValue } from '@sonde/machines/rules/texts';

/** A refund that failed, in a mail; the amount is already formatted. */
interface FailedRefundFacts {
  readonly amount: string;
  /** The number of the invoice. */
  readonly invoice: string;
  /** Where buyers write to. */
  readonly email: string;
}

interface FailedRefundWords {
  readonly subject: (refund: FailedRefundFacts) => string;
  /** What happened, and that the money is still owed. */
  readonly opening: (refund: FailedRefundFacts) => string;
  /** How the buyer gets it. */
  readonly next: (refund: FailedRefundFacts) => string;
}

const english: FailedRefundWords = {
  subject: ({ amount }) => `Your refund of ${amount} didn’t arrive`,
  opening: ({ amount, invoice }) =>
    `We refunded ${amount} for invoice ${invoice}, but your bank or card company sent the money back. We still owe you this money, and your credit note stays valid.`,
  next: ({ email }) =>
    `Write to us at ${email}, and we’ll find another way to pay you. Please don’t send card numbers by email.`,
};

const wordsByLanguage: Readonly<Record<string, FailedRefundWords>> = {
  en: english,
  ar: {
    subject: ({ amount }) => `لم يصلك المبلغ المسترد وقدره ${amount}`,
    opening: ({ amount, invoice }) =>
      `لقد رددنا ${amount} عن الفاتورة ${invoice}، لكن البنك أو الجهة المصدرة لبطاقتك أعادت المبلغ إلينا. لا يزال هذا المبلغ مستحقًا لك، ويبقى الإشعار الدائن ساريًا.`,
    next: ({ email }) =>
      `راسلنا على ${email} لنتفق على طريقة أخرى لتحويل المبلغ إليك. يُرجى عدم إرسال أرقام البطاقات بالبريد الإلكتروني.`,
  },
  da: {
    subject: ({ amount }) => `Din tilbagebetaling på ${amount} nåede ikke frem`,
    opening: ({ amount, invoice }) =>
      `Vi tilbagebetalte ${amount} for faktura ${invoice}, men din bank eller kortudsteder har sendt pengene tilbage. Du har stadig pengene til gode, og din kreditnota gælder fortsat.`,
    next: ({ email }) =>
      `Skriv til os på ${email}, så finder vi en anden måde at betale dig på. Send ikke kortnumre i e-mails.`,
  },
  de: {
    subject: ({ amount }) => `Ihre Erstattung von ${amount} ist nicht angekommen`,
    opening: ({ amount, invoice }) =>
      `Wir haben Ihnen ${amount} zur Rechnung ${invoice} erstattet, aber Ihre Bank oder Ihr Kartenanbieter hat das Geld zurückgeschickt. Der Betrag steht Ihnen weiterhin zu, und Ihre Rechnungskorrektur bleibt gültig.`,
    next: ({ email }) =>
      `Schreiben Sie uns an ${email}, dann finden wir einen anderen Weg, Ihnen das Geld auszuzahlen. Bitte schicken Sie keine Kartennummern per E-Mail.`,
  },
  es: {
    subject: ({ amount }) => `Su reembolso de ${amount} no ha llegado`,
    opening: ({ amount, invoice }) =>
      `Le reembolsamos ${amount} de la factura ${invoice}, pero su banco o el emisor de su tarjeta ha devuelto el dinero. Seguimos debiéndole ese importe y su factura rectificativa sigue siendo válida.`,
    next: ({ email }) =>
      `Escríbanos a ${email} y acordaremos otra forma de pagarle. Por favor, no envíe números de tarjeta por correo electrónico.`,
  },
  fi: {
    subject: ({ amount }) => `Palautuksesi ${amount} ei tullut perille`,
    opening: ({ amount, invoice }) =>
      `Palautimme ${amount} laskusta ${invoice}, mutta pankkisi tai korttiyhtiösi lähetti rahat takaisin. Olemme edelleen velkaa sinulle tämän summan, ja hyvityslasku on yhä voimassa.`,
    next: ({ email }) =>
      `Kirjoita meille osoitteeseen ${email}, niin sovimme toisesta tavasta maksaa sinulle. Älä lähetä korttinumeroita sähköpostitse.`,
  },
  fr: {
    subject: ({ amount }) => `Votre remboursement de ${amount} n’est pas arrivé`,
    opening: ({ amount, invoice }) =>
      `Nous vous avons remboursé ${amount} sur la facture ${invoice}, mais votre banque ou l’émetteur de votre carte nous a renvoyé l’argent. Nous vous devons toujours cette somme et votre avoir reste valable.`,
    next: ({ email }) =>
      `Écrivez-nous à ${email} et nous conviendrons d’un autre moyen de vous rembourser. Veuillez ne pas indiquer de numéro de carte dans votre message.`,
  },
  it: {
    subject: ({ amount }) => `Il rimborso di ${amount} non è arrivato`,
    opening: ({ amount, invoice }) =>
      `Abbiamo rimborsato ${amount} per la fattura ${invoice}, ma la Sua banca o l’emittente della carta ha restituito il denaro. L’importo Le è ancora dovuto e la nota di credito resta valida.`,
    next: ({ email }) =>
      `Ci scriva a ${email} e concorderemo un altro modo per pagarLa. La preghiamo di non inviare numeri di carta per e-mail.`,
  },
  nl: {
    subject: ({ amount }) => `Uw terugbetaling van ${amount} is niet aangekomen`,
    opening: ({ amount, invoice }) =>
      `We hebben ${amount} terugbetaald voor factuur ${invoice}, maar uw bank of kaartuitgever heeft het geld teruggestuurd. U hebt dit bedrag nog van ons tegoed en uw creditnota blijft geldig.`,
    next: ({ email }) =>
      `Schrijf ons op ${email}, dan spreken we een andere manier af om u te betalen. Stuur geen kaartnummers per e-mail.`,
  },
  no: {
    subject: ({ amount }) => `Refusjonen på ${amount} kom ikke frem`,
    opening: ({ amount, invoice }) =>
      `Vi refunderte ${amount} for faktura ${invoice}, men banken eller kortutstederen din sendte pengene tilbake. Du har fortsatt dette beløpet til gode, og kreditnotaen er fortsatt gyldig.`,
    next: ({ email }) =>
      `Skriv til oss på ${email}, så finner vi en annen måte å betale deg på. Ikke send kortnumre på e-post.`,
  },
  pl: {
    subject: ({ amount }) => `Zwrot ${amount} nie dotarł`,
    opening: ({ amount, invoice }) =>
      `Zwróciliśmy ${amount} z faktury ${invoice}, ale bank lub wydawca karty odesłał pieniądze. Kwota nadal się Państwu należy, a faktura korygująca pozostaje ważna.`,
    next: ({ email }) =>
      `Prosimy napisać na adres ${email}, a ustalimy inny sposób wypłaty. Prosimy nie wysyłać numerów kart e-mailem.`,
  },
  pt: {
    subject: ({ amount }) => `O seu reembolso de ${amount} não chegou`,
    opening: ({ amount, invoice }) =>
      `Reembolsámos ${amount} da fatura ${invoice}, mas o seu banco ou o emissor do cartão devolveu o dinheiro. Continuamos a dever-lhe este valor e a sua nota de crédito mantém-se válida.`,
    next: ({ email }) =>
      `Escreva-nos para ${email} e combinaremos outra forma de lhe pagar. Por favor, não envie números de cartão por e-mail.`,
  },
  sv: {
    subject: ({ amount }) => `Din återbetalning på ${amount} kom inte fram`,
    opening: ({ amount, invoice }) =>
      `Vi återbetalade ${amount} för faktura ${invoice}, men din bank eller kortutgivare skickade tillbaka pengarna. Du har fortfarande beloppet att få, och din kreditfaktura gäller fortfarande.`,
    next: ({ email }) =>
      `Skriv till oss på ${email}, så hittar vi ett annat sätt att betala dig. Skicka inga kortnummer via e-post.`,
  },
  tr: {
    subject: ({ amount }) => `${amount} tutarındaki iadeniz ulaşmadı`,
    opening: ({ invoice, amount }) =>
      `${invoice} numaralı fatura için ${amount} tutarını iade ettik, ancak bankanız veya kart kuruluşunuz parayı geri gönderdi. Bu tutarı size hâlâ borçluyuz ve iade faturanız geçerliliğini koruyor.`,
    next: ({ email }) =>
      `${email} adresinden bize yazın, size ödeme yapmanın başka bir yolunu bulalım. Lütfen kart numaralarını e-postayla göndermeyin.`,
  },
};

/** The texts for a `textLanguage`; English if there are none. */
export const failedRefundWordsIn = (language: string): FailedRefundWords =>
  ownValue(wordsByLanguage, language) ?? english;
