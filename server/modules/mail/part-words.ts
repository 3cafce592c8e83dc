import { ownValue } from '@sonde/machines/rules/texts';

/** What mails say once a part of what is owed has arrived by bank transfer; amounts are already formatted. */
export interface PartWords {
  readonly subject: (number: string) => string;
  readonly received: (amount: string) => string;
  readonly missing: (amount: string, number: string) => string;
  /** Of an order that isn't confirmed yet. */
  readonly confirmedLater: string;
  /** The button: the page of what is owed. */
  readonly button: string;
}

const english: PartWords = {
  subject: (number) => `Part of your payment for ${number} has arrived`,
  received: (amount) => `We’ve received ${amount} by bank transfer. Thank you.`,
  missing: (amount, number) => `${amount} is still due. Please transfer it with the reference ${number}.`,
  confirmedLater: 'We’ll confirm your order as soon as the full amount has arrived.',
  button: 'See what’s left to pay',
};

const wordsByLanguage: Readonly<Record<string, PartWords>> = {
  en: english,
  de: {
    subject: (number) => `Ein Teil der Zahlung für ${number} ist eingegangen`,
    received: (amount) => `Per Überweisung sind ${amount} eingegangen. Vielen Dank.`,
    missing: (amount, number) =>
      `Es fehlen noch ${amount}. Bitte überweisen Sie diesen Betrag mit dem Verwendungszweck ${number}.`,
    confirmedLater: 'Sobald der gesamte Betrag eingegangen ist, bestätigen wir Ihre Bestellung.',
    button: 'Offenen Betrag ansehen',
  },
  fr: {
    subject: (number) => `Une partie du paiement pour ${number} est arrivée`,
    received: (amount) => `Nous avons reçu ${amount} par virement bancaire. Merci.`,
    missing: (amount, number) =>
      `Il manque encore ${amount}. Veuillez virer ce montant en indiquant la référence ${number}.`,
    confirmedLater: 'Nous confirmerons votre commande dès que nous aurons reçu la totalité du montant.',
    button: 'Voir le montant restant',
  },
  es: {
    subject: (number) => `Ha llegado una parte del pago de ${number}`,
    received: (amount) => `Hemos recibido ${amount} por transferencia bancaria. Gracias.`,
    missing: (amount, number) =>
      `Todavía faltan ${amount}. Transfiera este importe con la referencia ${number}.`,
    confirmedLater: 'Confirmaremos su pedido en cuanto hayamos recibido el importe completo.',
    button: 'Ver el importe pendiente',
  },
  it: {
    subject: (number) => `È arrivata una parte del pagamento per ${number}`,
    received: (amount) => `Abbiamo ricevuto ${amount} tramite bonifico bancario. Grazie.`,
    missing: (amount, number) =>
      `Mancano ancora ${amount}. La preghiamo di versare questo importo con la causale ${number}.`,
    confirmedLater: 'Confermeremo il Suo ordine non appena avremo ricevuto l’intero importo.',
    button: 'Vedere l’importo mancante',
  },
  nl: {
    subject: (number) => `Een deel van de betaling voor ${number} is ontvangen`,
    received: (amount) => `We hebben ${amount} per overschrijving ontvangen. Bedankt.`,
    missing: (amount, number) =>
      `Er ontbreekt nog ${amount}. Maak dit bedrag over met het kenmerk ${number}.`,
    confirmedLater: 'We bevestigen uw bestelling zodra het volledige bedrag is ontvangen.',
    button: 'Openstaand bedrag bekijken',
  },
  pt: {
    subject: (number) => `Chegou uma parte do pagamento de ${number}`,
    received: (amount) => `Recebemos ${amount} por transferência bancária. Obrigado.`,
    missing: (amount, number) => `Ainda faltam ${amount}. Transfira este valor com a referência ${number}.`,
    confirmedLater: 'Confirmamos a sua encomenda assim que recebermos o valor total.',
    button: 'Ver o valor em falta',
  },
  pl: {
    subject: (number) => `Otrzymaliśmy część płatności za ${number}`,
    received: (amount) => `Otrzymaliśmy ${amount} przelewem bankowym. Dziękujemy.`,
    missing: (amount, number) =>
      `Do zapłaty pozostaje ${amount}. Prosimy o przelew tej kwoty z tytułem ${number}.`,
    confirmedLater: 'Potwierdzimy zamówienie, gdy tylko wpłynie cała kwota.',
    button: 'Zobacz brakującą kwotę',
  },
  da: {
    subject: (number) => `En del af betalingen for ${number} er modtaget`,
    received: (amount) => `Vi har modtaget ${amount} ved bankoverførsel. Tak.`,
    missing: (amount, number) => `Der mangler stadig ${amount}. Overfør beløbet med referencen ${number}.`,
    confirmedLater: 'Vi bekræfter din ordre, så snart hele beløbet er modtaget.',
    button: 'Se det manglende beløb',
  },
  sv: {
    subject: (number) => `En del av betalningen för ${number} har kommit`,
    received: (amount) => `Vi har tagit emot ${amount} via banköverföring. Tack.`,
    missing: (amount, number) => `${amount} saknas fortfarande. Överför beloppet med referensen ${number}.`,
    confirmedLater: 'Vi bekräftar din beställning så snart hela beloppet har kommit in.',
    button: 'Se beloppet som saknas',
  },
  no: {
    subject: (number) => `En del av betalingen for ${number} er mottatt`,
    received: (amount) => `Vi har mottatt ${amount} via bankoverføring. Takk.`,
    missing: (amount, number) => `${amount} mangler fortsatt. Overfør beløpet med referansen ${number}.`,
    confirmedLater: 'Vi bekrefter bestillingen din så snart hele beløpet er mottatt.',
    button: 'Se beløpet som mangler',
  },
  fi: {
    subject: (number) => `Osa maksusta ${number} on saapunut`,
    received: (amount) => `Olemme saaneet tilisiirtona ${amount}. Kiitos.`,
    missing: (amount, number) =>
      `Maksusta puuttuu vielä ${amount}. Maksa summa tilisiirtona viitteellä ${number}.`,
    confirmedLater: 'Vahvistamme tilauksesi heti, kun koko summa on saapunut.',
    button: 'Katso puuttuva summa',
  },
  tr: {
    subject: (number) => `${number} ödemesinin bir kısmı ulaştı`,
    received: (amount) => `Banka havalesiyle ${amount} aldık. Teşekkür ederiz.`,
    missing: (amount, number) =>
      `Hâlâ ${amount} eksik. Lütfen bu tutarı ${number} açıklamasıyla havale edin.`,
    confirmedLater: 'Tutarın tamamı ulaştığında siparişinizi onaylayacağız.',
    button: 'Eksik tutarı gör',
  },
  ar: {
    subject: (number) => `وصل جزء من دفعة ${number}`,
    received: (amount) => `استلمنا ${amount} عبر تحويل مصرفي. شكرًا لك.`,
    missing: (amount, number) => `ما زال المبلغ المتبقي ${amount}. يُرجى تحويله مع ذكر المرجع ${number}.`,
    confirmedLater: 'سنؤكد طلبك فور وصول المبلغ كاملًا.',
    button: 'عرض المبلغ المتبقي',
  },
};

/** The languages that have them. */
export const partLanguages = Object.keys(wordsByLanguage);

/** The texts for a `textLanguage`; English if there are none. */
export const partWordsIn = (language: string): PartWords => ownValue(wordsByLanguage, language) ?? english;
