import { ownValue } from '@sonde/machines/rules/texts';

/** A refund in a mail; days and amounts are already formatted. */
interface RefundFacts {
  readonly amount: string;
  /** The credit note's number. */
  readonly creditNote: string;
  readonly invoice: string;
}

interface RefundWords {
  /** Heads the numbers. */
  readonly heading: string;
  /** What was refunded, and which documents say so. */
  readonly opening: (refund: RefundFacts) => string;
  /** How and when the money arrives. */
  readonly arrival: string;
  /** The label of the link to the page with the credit note. */
  readonly see: string;
}

const english: RefundWords = {
  heading: 'Credit note',
  opening: ({ amount, creditNote, invoice }) =>
    `We’ve refunded ${amount}. You’ll find credit note ${creditNote} for invoice ${invoice} with your invoices.`,
  arrival:
    'We’ve sent the money back to the payment method you used. It can take 5 to 10 days to arrive, depending on your bank.',
  see: 'View credit note',
};

const wordsByLanguage: Readonly<Record<string, RefundWords>> = {
  en: english,
  ar: {
    heading: 'إشعار دائن',
    opening: ({ amount, creditNote, invoice }) =>
      `لقد رددنا ${amount}. ستجد الإشعار الدائن ${creditNote} الخاص بالفاتورة ${invoice} مع فواتيرك.`,
    arrival:
      'أعدنا المبلغ بالطريقة التي دفعت بها. وقد يستغرق وصوله من 5 إلى 10 أيام بحسب البنك الذي تتعامل معه.',
    see: 'عرض الإشعار الدائن',
  },
  da: {
    heading: 'Kreditnota',
    opening: ({ amount, creditNote, invoice }) =>
      `Vi har tilbagebetalt ${amount}. Kreditnota ${creditNote} til faktura ${invoice} ligger sammen med dine fakturaer.`,
    arrival:
      'Vi har sendt pengene tilbage på samme måde, som du betalte. Der kan gå 5 til 10 dage, før de er fremme, afhængigt af din bank.',
    see: 'Se kreditnota',
  },
  de: {
    heading: 'Rechnungskorrektur',
    opening: ({ amount, creditNote, invoice }) =>
      `Wir haben Ihnen ${amount} erstattet. Die Rechnungskorrektur ${creditNote} zur Rechnung ${invoice} finden Sie bei Ihren Rechnungen.`,
    arrival:
      'Wir haben das Geld auf dem Weg zurückgesendet, auf dem Sie bezahlt haben. Je nach Bank kann es 5 bis 10 Tage dauern, bis es eintrifft.',
    see: 'Rechnungskorrektur ansehen',
  },
  es: {
    heading: 'Factura rectificativa',
    opening: ({ amount, creditNote, invoice }) =>
      `Le hemos reembolsado ${amount}. La factura rectificativa ${creditNote} de la factura ${invoice} está junto a sus facturas.`,
    arrival:
      'Hemos devuelto el dinero por el mismo medio con el que pagó. Según su banco, puede tardar entre 5 y 10 días en llegar.',
    see: 'Ver la factura rectificativa',
  },
  fi: {
    heading: 'Hyvityslasku',
    opening: ({ amount, creditNote, invoice }) =>
      `Olemme palauttaneet ${amount}. Laskun ${invoice} hyvityslasku ${creditNote} on laskujesi joukossa.`,
    arrival:
      'Olemme palauttaneet rahat samalla tavalla kuin maksoit. Pankista riippuen niiden saapuminen voi kestää 5–10 päivää.',
    see: 'Näytä hyvityslasku',
  },
  fr: {
    heading: 'Avoir',
    opening: ({ amount, creditNote, invoice }) =>
      `Nous vous avons remboursé ${amount}. L’avoir ${creditNote} sur la facture ${invoice} se trouve avec vos factures.`,
    arrival:
      'Nous avons effectué le remboursement par le moyen de paiement utilisé. Selon votre banque, il peut prendre de 5 à 10 jours.',
    see: 'Voir l’avoir',
  },
  it: {
    heading: 'Nota di credito',
    opening: ({ amount, creditNote, invoice }) =>
      `Abbiamo rimborsato ${amount}. La nota di credito ${creditNote} relativa alla fattura ${invoice} si trova insieme alle Sue fatture.`,
    arrival:
      'Abbiamo riaccreditato l’importo con lo stesso metodo di pagamento. A seconda della banca, possono occorrere da 5 a 10 giorni.',
    see: 'Vedere la nota di credito',
  },
  nl: {
    heading: 'Creditnota',
    opening: ({ amount, creditNote, invoice }) =>
      `We hebben ${amount} terugbetaald. Creditnota ${creditNote} bij factuur ${invoice} staat bij uw facturen.`,
    arrival:
      'We hebben het geld teruggestuurd op de manier waarop u hebt betaald. Het kan 5 tot 10 dagen duren voordat het aankomt, afhankelijk van uw bank.',
    see: 'Creditnota bekijken',
  },
  no: {
    heading: 'Kreditnota',
    opening: ({ amount, creditNote, invoice }) =>
      `Vi har refundert ${amount}. Kreditnota ${creditNote} til faktura ${invoice} ligger sammen med fakturaene dine.`,
    arrival:
      'Vi har sendt pengene tilbake på samme måte som du betalte. Det kan ta 5 til 10 dager før de kommer frem, avhengig av banken din.',
    see: 'Se kreditnota',
  },
  pl: {
    heading: 'Faktura korygująca',
    opening: ({ amount, creditNote, invoice }) =>
      `Zwróciliśmy ${amount}. Faktura korygująca ${creditNote} do faktury ${invoice} znajduje się wśród Państwa faktur.`,
    arrival:
      'Odesłaliśmy pieniądze w taki sam sposób, w jaki dokonano płatności. Zależnie od banku może to potrwać od 5 do 10 dni.',
    see: 'Zobacz fakturę korygującą',
  },
  pt: {
    heading: 'Nota de crédito',
    opening: ({ amount, creditNote, invoice }) =>
      `Reembolsámos ${amount}. A nota de crédito ${creditNote} da fatura ${invoice} está junto das suas faturas.`,
    arrival:
      'Devolvemos o dinheiro pelo meio de pagamento utilizado. Consoante o seu banco, pode demorar 5 a 10 dias a chegar.',
    see: 'Ver nota de crédito',
  },
  sv: {
    heading: 'Kreditfaktura',
    opening: ({ amount, creditNote, invoice }) =>
      `Vi har återbetalat ${amount}. Kreditfaktura ${creditNote} till faktura ${invoice} finns bland dina fakturor.`,
    arrival:
      'Vi har skickat tillbaka pengarna på samma sätt som du betalade. Det kan ta 5 till 10 dagar innan de kommer fram, beroende på bank.',
    see: 'Visa kreditfaktura',
  },
  tr: {
    heading: 'İade faturası',
    opening: ({ amount, creditNote, invoice }) =>
      `${amount} tutarını iade ettik. ${invoice} numaralı faturaya ait ${creditNote} numaralı iade faturasını faturalarınızın yanında bulabilirsiniz.`,
    arrival:
      'Tutarı, ödeme yaptığınız yöntemle geri gönderdik. Ulaşması, bankanıza bağlı olarak 5 ila 10 gün sürebilir.',
    see: 'İade faturasını görüntüle',
  },
};

/** The texts for a `textLanguage`; English if there are none. */
export const refundWordsIn = (language: string): RefundWords =>
  ownValue(wordsByLanguage, language) ?? english;
