import { internationalEnglish } from '@sonde/machines/rules/places';
import { ownValue } from '@sonde/machines/rules/texts';
import { britishQuoteWords, englishQuoteWords } from './english-quote-words.ts';
import type { QuoteWords } from './quote-words.types.ts';

const wordsByLanguage: Readonly<Record<string, QuoteWords>> = {
  en: englishQuoteWords,
  [internationalEnglish]: britishQuoteWords,
  ar: {
    quote: 'عرض سعر',
    quoteDate: 'تاريخ عرض السعر',
    validThrough: 'صالح حتى نهاية يوم',
    shipTo: 'الشحن إلى',
    requestedBy: 'مقدّم الطلب',
    comment: 'ملاحظة',
    howToPay: 'طريقة الدفع',
    payOnline: ({ day, url }) => `ادفع عبر الإنترنت بهذه الأسعار حتى نهاية يوم ${day}: ${url}`,
    payByTransfer: ({ number, email }) =>
      `للدفع عن طريق تحويل مصرفي، راسلنا على ${email} مع ذكر رقم عرض السعر ${number}.`,
    transferTo: ({ number, account }) =>
      `أو حوّل المبلغ الإجمالي إلى هذا الحساب مع ذكر المرجع ${number}: ${account}`,
    notAnOrder: 'عرض السعر هذا ليس طلبًا ولا فاتورة. لا يُشحن أي شيء ولا يبدأ أي اشتراك قبل الدفع.',
    subject: (number) => `عرض السعر ${number}`,
    opening: (day) => `تجد عرض السعر مرفقًا بصيغة PDF. أسعاره صالحة حتى نهاية يوم ${day}.`,
    lines: 'ما يشمله عرض السعر',
    view: 'عرض التفاصيل',
  },
  da: {
    quote: 'Tilbud',
    quoteDate: 'Tilbudsdato',
    validThrough: 'Gyldigt til og med',
    shipTo: 'Leveres til',
    requestedBy: 'Rekvireret af',
    comment: 'Kommentar',
    howToPay: 'Sådan betaler du',
    payOnline: ({ day, url }) => `Betal online til disse priser til og med den ${day}: ${url}`,
    payByTransfer: ({ number, email }) =>
      `Vil du betale med bankoverførsel, så skriv til ${email}, og oplys tilbudsnummeret ${number}.`,
    transferTo: ({ number, account }) =>
      `Eller overfør det samlede beløb til denne konto med referencen ${number}: ${account}`,
    notAnOrder:
      'Dette tilbud er hverken en ordre eller en faktura. Intet sendes, og intet abonnement starter, før det er betalt.',
    subject: (number) => `Dit tilbud ${number}`,
    opening: (day) => `Dit tilbud er vedhæftet som PDF. Priserne gælder til og med den ${day}.`,
    lines: 'Tilbuddet omfatter',
    view: 'Se dit tilbud',
  },
  de: {
    quote: 'Angebot',
    quoteDate: 'Angebotsdatum',
    validThrough: 'Gültig bis einschließlich',
    shipTo: 'Lieferung an',
    requestedBy: 'Angefragt von',
    comment: 'Bemerkung',
    howToPay: 'So bezahlen Sie',
    payOnline: ({ day, url }) => `Bezahlen Sie online zu diesen Preisen bis einschließlich ${day}: ${url}`,
    payByTransfer: ({ number, email }) =>
      `Wenn Sie per Überweisung bezahlen möchten, schreiben Sie an ${email} und nennen Sie das Angebot ${number}.`,
    transferTo: ({ number, account }) =>
      `Oder überweisen Sie die Gesamtsumme mit dem Verwendungszweck ${number} auf dieses Konto: ${account}`,
    notAnOrder:
      'Dieses Angebot ist weder eine Bestellung noch eine Rechnung. Wir liefern erst nach Zahlungseingang; auch eine Mitgliedschaft beginnt erst dann.',
    subject: (number) => `Ihr Angebot ${number}`,
    opening: (day) =>
      `Ihr Angebot finden Sie als PDF im Anhang. Die Preise gelten bis einschließlich ${day}.`,
    lines: 'Inhalt des Angebots',
    view: 'Angebot ansehen',
  },
  es: {
    quote: 'Presupuesto',
    quoteDate: 'Fecha del presupuesto',
    validThrough: 'Válido hasta el',
    shipTo: 'Enviar a',
    requestedBy: 'Solicitado por',
    comment: 'Comentario',
    howToPay: 'Cómo pagar',
    payOnline: ({ day, url }) => `Pague en línea a estos precios hasta el ${day} inclusive: ${url}`,
    payByTransfer: ({ number, email }) =>
      `Para pagar por transferencia bancaria, escriba a ${email} e indique el presupuesto ${number}.`,
    transferTo: ({ number, account }) =>
      `O transfiera el total a esta cuenta, con la referencia ${number}: ${account}`,
    notAnOrder:
      'Este presupuesto no es un pedido ni una factura. No se envía nada ni comienza ninguna suscripción hasta que se pague.',
    subject: (number) => `Su presupuesto ${number}`,
    opening: (day) => `Adjuntamos su presupuesto en PDF. Sus precios son válidos hasta el ${day} inclusive.`,
    lines: 'Contenido del presupuesto',
    view: 'Ver el presupuesto',
  },
  fi: {
    quote: 'Tarjous',
    quoteDate: 'Tarjouksen päiväys',
    validThrough: 'Voimassa (viimeinen päivä)',
    shipTo: 'Toimitusosoite',
    requestedBy: 'Pyytäjä',
    comment: 'Kommentti',
    howToPay: 'Maksaminen',
    payOnline: ({ day, url }) => `Maksa verkossa näillä hinnoilla, viimeinen maksupäivä ${day}: ${url}`,
    payByTransfer: ({ number, email }) =>
      `Jos haluat maksaa tilisiirrolla, kirjoita osoitteeseen ${email} ja mainitse tarjous ${number}.`,
    transferTo: ({ number, account }) =>
      `Tai maksa loppusumma tilisiirrolla tälle tilille viitteellä ${number}: ${account}`,
    notAnOrder:
      'Tämä tarjous ei ole tilaus eikä lasku. Mitään ei toimiteta eikä jäsenyys ala, ennen kuin se on maksettu.',
    subject: (number) => `Tarjouksesi ${number}`,
    opening: (day) =>
      `Tarjouksesi on liitteenä PDF-tiedostona. Hintojen viimeinen voimassaolopäivä on ${day}.`,
    lines: 'Mitä tarjous sisältää',
    view: 'Katso tarjous',
  },
  fr: {
    quote: 'Devis',
    quoteDate: 'Date du devis',
    validThrough: 'Valable jusqu’au',
    shipTo: 'Livrer à',
    requestedBy: 'Demandé par',
    comment: 'Commentaire',
    howToPay: 'Comment payer',
    payOnline: ({ day, url }) => `Payez en ligne à ces prix jusqu’au ${day} inclus : ${url}`,
    payByTransfer: ({ number, email }) =>
      `Pour payer par virement, écrivez à ${email} en indiquant le devis ${number}.`,
    transferTo: ({ number, account }) =>
      `Ou virez le montant total sur ce compte, avec la référence ${number} : ${account}`,
    notAnOrder:
      'Ce devis n’est ni une commande ni une facture. Rien n’est expédié et aucun abonnement ne commence avant le paiement.',
    subject: (number) => `Votre devis ${number}`,
    opening: (day) => `Votre devis est joint en PDF. Ses prix sont valables jusqu’au ${day} inclus.`,
    lines: 'Contenu du devis',
    view: 'Voir le devis',
  },
  it: {
    quote: 'Preventivo',
    quoteDate: 'Data del preventivo',
    validThrough: 'Ultimo giorno di validità',
    shipTo: 'Spedire a',
    requestedBy: 'Richiesto da',
    comment: 'Commento',
    howToPay: 'Come pagare',
    payOnline: ({ day, url }) => `Paghi online a questi prezzi (ultimo giorno utile: ${day}): ${url}`,
    payByTransfer: ({ number, email }) =>
      `Per pagare con bonifico, scriva a ${email} indicando il preventivo ${number}.`,
    transferTo: ({ number, account }) =>
      `Oppure versi il totale su questo conto, con la causale ${number}: ${account}`,
    notAnOrder:
      'Questo preventivo non è un ordine né una fattura. Nulla viene spedito e nessun abbonamento inizia prima del pagamento.',
    subject: (number) => `Il Suo preventivo ${number}`,
    opening: (day) => `Il Suo preventivo è allegato in PDF. Ultimo giorno di validità dei prezzi: ${day}.`,
    lines: 'Contenuto del preventivo',
    view: 'Vedere il preventivo',
  },
  nl: {
    quote: 'Offerte',
    quoteDate: 'Offertedatum',
    validThrough: 'Geldig tot en met',
    shipTo: 'Leveren aan',
    requestedBy: 'Aangevraagd door',
    comment: 'Opmerking',
    howToPay: 'Zo betaalt u',
    payOnline: ({ day, url }) => `Betaal online tegen deze prijzen tot en met ${day}: ${url}`,
    payByTransfer: ({ number, email }) =>
      `Wilt u per overschrijving betalen, schrijf dan naar ${email} en vermeld offerte ${number}.`,
    transferTo: ({ number, account }) =>
      `Of maak het totaalbedrag over naar deze rekening, met kenmerk ${number}: ${account}`,
    notAnOrder:
      'Deze offerte is geen bestelling en geen factuur. Er wordt niets verzonden en er begint geen abonnement voordat deze is betaald.',
    subject: (number) => `Uw offerte ${number}`,
    opening: (day) => `Uw offerte vindt u als PDF in de bijlage. De prijzen gelden tot en met ${day}.`,
    lines: 'Inhoud van de offerte',
    view: 'Offerte bekijken',
  },
  no: {
    quote: 'Pristilbud',
    quoteDate: 'Dato for pristilbudet',
    validThrough: 'Gyldig til og med',
    shipTo: 'Leveres til',
    requestedBy: 'Forespurt av',
    comment: 'Kommentar',
    howToPay: 'Slik betaler du',
    payOnline: ({ day, url }) => `Betal på nett til disse prisene til og med ${day}: ${url}`,
    payByTransfer: ({ number, email }) =>
      `Vil du betale med bankoverføring, skriv til ${email} og oppgi pristilbud ${number}.`,
    transferTo: ({ number, account }) =>
      `Eller overfør totalbeløpet til denne kontoen, med referansen ${number}: ${account}`,
    notAnOrder:
      'Dette pristilbudet er verken en bestilling eller en faktura. Ingenting sendes, og ingen abonnementer starter, før det er betalt.',
    subject: (number) => `Pristilbudet ditt ${number}`,
    opening: (day) => `Pristilbudet ligger ved som PDF. Prisene gjelder til og med ${day}.`,
    lines: 'Pristilbudet omfatter',
    view: 'Se pristilbudet',
  },
  pl: {
    quote: 'Oferta',
    quoteDate: 'Data oferty',
    validThrough: 'Ważna do dnia',
    shipTo: 'Adres dostawy',
    requestedBy: 'Zamawiający ofertę',
    comment: 'Uwagi',
    howToPay: 'Jak zapłacić',
    payOnline: ({ day, url }) => `Płatność online po tych cenach do dnia ${day} włącznie: ${url}`,
    payByTransfer: ({ number, email }) =>
      `Aby zapłacić przelewem, prosimy napisać na adres ${email} i podać numer oferty ${number}.`,
    transferTo: ({ number, account }) =>
      `Można też przelać całą kwotę na ten rachunek, podając w tytule ${number}: ${account}`,
    notAnOrder:
      'Ta oferta nie jest zamówieniem ani fakturą. Do czasu zapłaty nic nie zostanie wysłane i żadna subskrypcja się nie rozpocznie.',
    subject: (number) => `Oferta ${number}`,
    opening: (day) => `Oferta jest w załączniku PDF. Ceny są ważne do dnia ${day} włącznie.`,
    lines: 'Czego dotyczy oferta',
    view: 'Zobacz ofertę',
  },
  pt: {
    quote: 'Orçamento',
    quoteDate: 'Data do orçamento',
    validThrough: 'Válido até',
    shipTo: 'Enviar para',
    requestedBy: 'Pedido por',
    comment: 'Comentário',
    howToPay: 'Como pagar',
    payOnline: ({ day, url }) => `Pague online a estes preços até ${day}, inclusive: ${url}`,
    payByTransfer: ({ number, email }) =>
      `Para pagar por transferência bancária, escreva para ${email} e indique o orçamento ${number}.`,
    transferTo: ({ number, account }) =>
      `Ou transfira o total para esta conta, com a referência ${number}: ${account}`,
    notAnOrder:
      'Este orçamento não é uma encomenda nem uma fatura. Nada é enviado e nenhuma subscrição começa antes do pagamento.',
    subject: (number) => `O seu orçamento ${number}`,
    opening: (day) => `O seu orçamento segue em anexo, em PDF. Os preços são válidos até ${day}, inclusive.`,
    lines: 'O que inclui o orçamento',
    view: 'Ver o orçamento',
  },
  sv: {
    quote: 'Offert',
    quoteDate: 'Offertdatum',
    validThrough: 'Giltig till och med',
    shipTo: 'Levereras till',
    requestedBy: 'Begärd av',
    comment: 'Kommentar',
    howToPay: 'Så betalar du',
    payOnline: ({ day, url }) => `Betala online till dessa priser till och med den ${day}: ${url}`,
    payByTransfer: ({ number, email }) =>
      `Vill du betala med banköverföring, skriv till ${email} och ange offert ${number}.`,
    transferTo: ({ number, account }) =>
      `Eller för över totalbeloppet till det här kontot, med referensen ${number}: ${account}`,
    notAnOrder:
      'Den här offerten är varken en beställning eller en faktura. Inget skickas och inget abonnemang börjar innan den är betald.',
    subject: (number) => `Din offert ${number}`,
    opening: (day) => `Din offert finns bifogad som PDF. Priserna gäller till och med den ${day}.`,
    lines: 'Offerten omfattar',
    view: 'Visa offerten',
  },
  tr: {
    quote: 'Teklif',
    quoteDate: 'Teklif tarihi',
    validThrough: 'Son geçerlilik günü',
    shipTo: 'Teslimat adresi',
    requestedBy: 'Talep eden',
    comment: 'Not',
    howToPay: 'Nasıl ödenir',
    payOnline: ({ day, url }) => `Bu fiyatlarla çevrim içi ödeme için son gün ${day}: ${url}`,
    payByTransfer: ({ number, email }) =>
      `Banka havalesiyle ödemek için ${email} adresine yazın ve ${number} numaralı teklifi belirtin.`,
    transferTo: ({ number, account }) =>
      `Ya da toplam tutarı ${number} açıklamasıyla şu hesaba havale edin: ${account}`,
    notAnOrder:
      'Bu teklif bir sipariş veya fatura değildir. Ödenene kadar hiçbir şey gönderilmez ve üyelik başlamaz.',
    subject: (number) => `Teklifiniz ${number}`,
    opening: (day) => `Teklifiniz ekte PDF olarak yer alıyor. Fiyatların son geçerlilik günü: ${day}.`,
    lines: 'Teklifin kapsamı',
    view: 'Teklifi görüntüle',
  },
};

/** The languages that a quote is written in, as in `textLanguage`, with one English. */
export const quoteLanguages: readonly string[] = Object.keys(wordsByLanguage).filter(
  (language) => language !== internationalEnglish,
);

/** The texts of quotes in a language as in `textLanguage`. */
export const quoteWordsIn = (language: string): QuoteWords =>
  ownValue(wordsByLanguage, language) ?? englishQuoteWords;
