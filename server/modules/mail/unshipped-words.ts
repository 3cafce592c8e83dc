import { ownValue } from '@sonde/machines/rules/texts';

/** What an order of which nothing is shipped says in place of the sentences about goods. */
interface UnshippedWords {
  /** Heads how to reach the shop. */
  readonly support: string;
  readonly toAsk: (phone: string, hours: string, address: string) => string;
  /** The same for an order with a membership that renews. */
  readonly toCancel: (phone: string, hours: string, address: string) => string;
  readonly terms: (url: string) => string;
  /** What waits for a debit. */
  readonly afterPayment: string;
  /** What follows once the debit has arrived. */
  readonly paid: string;
  /** A quote's note that nothing is bought. */
  readonly notAnOrder: string;
  /** What follows from a withdrawal. */
  readonly withdrawn: (order: string) => string;
}

const english: UnshippedWords = {
  support: 'Questions and cancellations',
  toAsk: (phone, hours, address) =>
    `If you have a question, call ${phone} (${hours}) or contact us at ${address}.`,
  toCancel: (phone, hours, address) =>
    `For cancellations or questions, call ${phone} (${hours}) or contact us at ${address}.`,
  terms: (url) => `Terms: ${url}`,
  afterPayment: 'As soon as the payment arrives, we’ll start the membership and issue the invoice.',
  paid: 'The membership you bought has started.',
  notAnOrder: 'This quote isn’t an order or an invoice. No membership starts until it’s paid.',
  withdrawn: (order) =>
    `You have withdrawn from order ${order}. The membership you bought with it has ended. We’ll refund what you paid within 14 days of receiving your withdrawal.`,
};

const wordsByLanguage: Readonly<Record<string, UnshippedWords>> = {
  en: english,
  ar: {
    support: 'الأسئلة والإلغاء',
    toAsk: (phone, hours, address) => `لأي سؤال، اتصل بنا على الرقم ${phone} (${hours}) أو راسلنا: ${address}`,
    toCancel: (phone, hours, address) =>
      `للإلغاء أو لأي سؤال، اتصل بنا على الرقم ${phone} (${hours}) أو راسلنا: ${address}`,
    terms: (url) => `الشروط والأحكام: ${url}`,
    afterPayment: 'فور وصول الدفعة، يبدأ الاشتراك ونصدر الفاتورة.',
    paid: 'بدأ الاشتراك الذي اشتريته.',
    notAnOrder: 'عرض السعر هذا ليس طلبًا ولا فاتورة. لا يبدأ أي اشتراك قبل الدفع.',
    withdrawn: (order) =>
      `لقد عدلت عن الطلب ${order}. انتهى الاشتراك المشترى معه. سنعيد إليك ما دفعته خلال 14 يومًا من استلام إقرار العدول.`,
  },
  da: {
    support: 'Spørgsmål og opsigelse',
    toAsk: (phone, hours, address) =>
      `Har du spørgsmål, så ring til os på ${phone} (${hours}), eller kontakt os: ${address}`,
    toCancel: (phone, hours, address) =>
      `Vil du opsige, eller har du spørgsmål, så ring til os på ${phone} (${hours}), eller kontakt os: ${address}`,
    terms: (url) => `Handelsbetingelser: ${url}`,
    afterPayment: 'Så snart betalingen er modtaget, starter abonnementet, og vi udsteder fakturaen.',
    paid: 'Det abonnement, du købte, er startet.',
    notAnOrder:
      'Dette tilbud er hverken en ordre eller en faktura. Intet abonnement starter, før det er betalt.',
    withdrawn: (order) =>
      `Du har fortrudt ordre ${order}. Det abonnement, der blev købt med den, er ophørt. Vi betaler dig tilbage senest 14 dage efter, at vi modtog din fortrydelse.`,
  },
  de: {
    support: 'Fragen und Kündigung',
    toAsk: (phone, hours, address) =>
      `Bei Fragen rufen Sie uns unter ${phone} an (${hours}) oder schreiben Sie uns: ${address}`,
    toCancel: (phone, hours, address) =>
      `Bei Fragen oder für eine Kündigung rufen Sie uns unter ${phone} an (${hours}) oder schreiben Sie uns: ${address}`,
    terms: (url) => `Allgemeine Geschäftsbedingungen: ${url}`,
    afterPayment:
      'Sobald die Zahlung eingegangen ist, starten wir die Mitgliedschaft und stellen die Rechnung aus.',
    paid: 'Die von Ihnen erworbene Mitgliedschaft hat begonnen.',
    notAnOrder:
      'Dieses Angebot ist weder eine Bestellung noch eine Rechnung. Eine Mitgliedschaft beginnt erst nach Zahlungseingang.',
    withdrawn: (order) =>
      `Sie haben die Bestellung ${order} widerrufen. Die damit erworbene Mitgliedschaft ist beendet. Wir erstatten Ihre Zahlung innerhalb von 14 Tagen nach Eingang Ihres Widerrufs.`,
  },
  es: {
    support: 'Preguntas y cancelaciones',
    toAsk: (phone, hours, address) =>
      `Para cualquier pregunta, llame al ${phone} (${hours}) o escríbanos: ${address}`,
    toCancel: (phone, hours, address) =>
      `Para una cancelación o cualquier pregunta, llame al ${phone} (${hours}) o escríbanos: ${address}`,
    terms: (url) => `Términos y condiciones: ${url}`,
    afterPayment: 'En cuanto llegue el pago, empezará la suscripción y emitiremos la factura.',
    paid: 'La suscripción que ha comprado ha comenzado.',
    notAnOrder:
      'Este presupuesto no es un pedido ni una factura. Ninguna suscripción comienza hasta que se pague.',
    withdrawn: (order) =>
      `Ha desistido del pedido ${order}. La suscripción adquirida con él ha finalizado. Le devolveremos lo que pagó en un plazo de 14 días desde la recepción de su desistimiento.`,
  },
  fi: {
    support: 'Kysymykset ja irtisanominen',
    toAsk: (phone, hours, address) =>
      `Jos haluat kysyä jotakin, soita numeroon ${phone} (${hours}) tai ota yhteyttä osoitteessa ${address}.`,
    toCancel: (phone, hours, address) =>
      `Jos haluat irtisanoa jäsenyyden tai kysyä jotakin, soita numeroon ${phone} (${hours}) tai ota yhteyttä osoitteessa ${address}.`,
    terms: (url) => `Yleiset ehdot: ${url}`,
    afterPayment: 'Kun maksu on saapunut, jäsenyys alkaa ja laadimme laskun.',
    paid: 'Ostamasi jäsenyys on alkanut.',
    notAnOrder: 'Tämä tarjous ei ole tilaus eikä lasku. Jäsenyys ei ala, ennen kuin se on maksettu.',
    withdrawn: (order) =>
      `Olet peruuttanut tilauksen ${order}. Sen mukana ostettu jäsenyys on päättynyt. Palautamme maksusi 14 päivän kuluessa siitä, kun vastaanotimme peruutuksen.`,
  },
  fr: {
    support: 'Questions et résiliation',
    toAsk: (phone, hours, address) =>
      `Pour toute question, appelez le ${phone} (${hours}) ou écrivez-nous : ${address}`,
    toCancel: (phone, hours, address) =>
      `Pour une résiliation ou pour toute question, appelez le ${phone} (${hours}) ou écrivez-nous : ${address}`,
    terms: (url) => `Conditions générales de vente : ${url}`,
    afterPayment: 'Dès que le paiement arrive, l’abonnement commence et nous établissons la facture.',
    paid: 'L’abonnement que vous avez acheté a commencé.',
    notAnOrder:
      'Ce devis n’est ni une commande ni une facture. Aucun abonnement ne commence avant le paiement.',
    withdrawn: (order) =>
      `Vous vous êtes rétracté de la commande ${order}. L’abonnement acheté avec elle a pris fin. Nous vous rembourserons dans les 14 jours suivant la réception de votre rétractation.`,
  },
  it: {
    support: 'Domande e disdette',
    toAsk: (phone, hours, address) =>
      `Per qualsiasi domanda, chiami il numero ${phone} (${hours}) o ci scriva: ${address}`,
    toCancel: (phone, hours, address) =>
      `Per una disdetta o per qualsiasi domanda, chiami il numero ${phone} (${hours}) o ci scriva: ${address}`,
    terms: (url) => `Condizioni generali di vendita: ${url}`,
    afterPayment: 'Non appena arriva il pagamento, inizia l’abbonamento ed emettiamo la fattura.',
    paid: 'L’abbonamento che ha acquistato è iniziato.',
    notAnOrder:
      'Questo preventivo non è un ordine né una fattura. Nessun abbonamento inizia prima del pagamento.',
    withdrawn: (order) =>
      `Ha receduto dall’ordine ${order}. L’abbonamento acquistato con esso è terminato. Le rimborseremo quanto pagato entro 14 giorni dal ricevimento del recesso.`,
  },
  nl: {
    support: 'Vragen en opzeggen',
    toAsk: (phone, hours, address) => `Bij vragen: bel ${phone} (${hours}) of neem contact op: ${address}`,
    toCancel: (phone, hours, address) =>
      `Voor een opzegging of bij vragen: bel ${phone} (${hours}) of neem contact op: ${address}`,
    terms: (url) => `Algemene voorwaarden: ${url}`,
    afterPayment: 'Zodra de betaling binnen is, begint het abonnement en maken we de factuur.',
    paid: 'Het abonnement dat u hebt gekocht, is begonnen.',
    notAnOrder:
      'Deze offerte is geen bestelling en geen factuur. Er begint geen abonnement voordat deze is betaald.',
    withdrawn: (order) =>
      `U hebt bestelling ${order} herroepen. Het abonnement dat u daarmee kocht, is beëindigd. We betalen u binnen 14 dagen na ontvangst van uw herroeping terug.`,
  },
  no: {
    support: 'Spørsmål og oppsigelse',
    toAsk: (phone, hours, address) =>
      `Ved spørsmål: ring ${phone} (${hours}) eller kontakt oss på ${address}.`,
    toCancel: (phone, hours, address) =>
      `Ved oppsigelse eller spørsmål: ring ${phone} (${hours}) eller kontakt oss på ${address}.`,
    terms: (url) => `Vilkår: ${url}`,
    afterPayment: 'Så snart betalingen er mottatt, starter abonnementet, og vi utsteder fakturaen.',
    paid: 'Abonnementet du kjøpte, har startet.',
    notAnOrder:
      'Dette pristilbudet er verken en bestilling eller en faktura. Ingen abonnementer starter før det er betalt.',
    withdrawn: (order) =>
      `Du har gått fra bestilling ${order}. Abonnementet som ble kjøpt med den, er avsluttet. Vi betaler deg tilbake innen 14 dager etter at vi mottok angremeldingen.`,
  },
  pl: {
    support: 'Pytania i rezygnacja',
    toAsk: (phone, hours, address) =>
      `Z pytaniami prosimy zadzwonić pod numer ${phone} (${hours}) lub napisać do nas: ${address}`,
    toCancel: (phone, hours, address) =>
      `W sprawie rezygnacji lub z pytaniami prosimy zadzwonić pod numer ${phone} (${hours}) lub napisać do nas: ${address}`,
    terms: (url) => `Regulamin: ${url}`,
    afterPayment: 'Gdy tylko płatność wpłynie, subskrypcja się rozpocznie i wystawimy fakturę.',
    paid: 'Kupiona subskrypcja się rozpoczęła.',
    notAnOrder:
      'Ta oferta nie jest zamówieniem ani fakturą. Do czasu zapłaty żadna subskrypcja się nie rozpocznie.',
    withdrawn: (order) =>
      `Odstąpiono od zamówienia ${order}. Kupiona z nim subskrypcja została zakończona. Zwrócimy płatność w ciągu 14 dni od otrzymania oświadczenia.`,
  },
  pt: {
    support: 'Questões e cancelamentos',
    toAsk: (phone, hours, address) =>
      `Para questões, telefone para ${phone} (${hours}) ou contacte-nos em ${address}.`,
    toCancel: (phone, hours, address) =>
      `Para cancelamentos ou questões, telefone para ${phone} (${hours}) ou contacte-nos em ${address}.`,
    terms: (url) => `Termos: ${url}`,
    afterPayment: 'Assim que o pagamento chegar, a subscrição começa e emitimos a fatura.',
    paid: 'A subscrição que comprou já começou.',
    notAnOrder:
      'Este orçamento não é uma encomenda nem uma fatura. Nenhuma subscrição começa antes do pagamento.',
    withdrawn: (order) =>
      `Resolveu o contrato da encomenda ${order}. A subscrição comprada com ela terminou. Devolvemos o que pagou no prazo de 14 dias após a receção da sua declaração.`,
  },
  sv: {
    support: 'Frågor och uppsägning',
    toAsk: (phone, hours, address) =>
      `Vid frågor: ring ${phone} (${hours}) eller kontakta oss på ${address}.`,
    toCancel: (phone, hours, address) =>
      `Vid uppsägning eller frågor: ring ${phone} (${hours}) eller kontakta oss på ${address}.`,
    terms: (url) => `Villkor: ${url}`,
    afterPayment: 'När betalningen har kommit startar vi abonnemanget och fakturerar.',
    paid: 'Abonnemanget som du köpte har börjat.',
    notAnOrder:
      'Den här offerten är varken en beställning eller en faktura. Inget abonnemang börjar innan den är betald.',
    withdrawn: (order) =>
      `Du har ångrat beställning ${order}. Abonnemanget som köptes med den har upphört. Vi betalar tillbaka inom 14 dagar från att vi tog emot din ångeranmälan.`,
  },
  tr: {
    support: 'Sorular ve iptal',
    toAsk: (phone, hours, address) =>
      `Sorularınız için ${phone} numarasını arayın (${hours}) veya şu adresten bize ulaşın: ${address}`,
    toCancel: (phone, hours, address) =>
      `İptal veya sorularınız için ${phone} numarasını arayın (${hours}) veya şu adresten bize ulaşın: ${address}`,
    terms: (url) => `Şartlar: ${url}`,
    afterPayment: 'Ödeme ulaşır ulaşmaz üyelik başlar ve faturayı düzenleriz.',
    paid: 'Satın aldığınız üyelik başladı.',
    notAnOrder: 'Bu teklif bir sipariş veya fatura değildir. Ödenene kadar üyelik başlamaz.',
    withdrawn: (order) =>
      `${order} numaralı siparişten caydınız. Onunla satın alınan üyelik sona erdi. Ödemenizi, bildiriminizi aldığımız tarihten itibaren 14 gün içinde iade ederiz.`,
  },
};

/** The languages that they are written in, as in `textLanguage`. */
export const unshippedLanguages: readonly string[] = Object.keys(wordsByLanguage);

/** The sentences of an order of which nothing is shipped, in a language as in `textLanguage`. */
export const unshippedWordsIn = (language: string): UnshippedWords =>
  ownValue(wordsByLanguage, language) ?? english;
