import type { MailWords } from './mail-words.ts';

export const it: MailWords = {
  subject: (number) => `Il Suo ordine ${number}`,
  title: (number) => `Grazie. Il Suo ordine ${number} è confermato`,
  orderedOn: (day) => `Data dell’ordine: ${day}.`,
  arrivesOn: (day) => `Consegna prevista: ${day}.`,
  arrivesBetween: (earliest, latest) => `Consegna prevista: ${earliest} – ${latest}.`,
  lines: 'Articoli ordinati',
  each: (price) => `${price} cad.`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis con il codice ${code}`,
  extendedTo: (term) => `${term} di garanzia in totale`,
  price: 'Prezzo',
  subtotal: 'Subtotale',
  discount: 'Sconto',
  discountWith: (code) => `Sconto ${code}`,
  shipping: 'Spedizione',
  shippingBy: (method) => `Spedizione (${method})`,
  taxNames: {
    VAT: 'IVA',
    GST: 'GST',
    SALES_TAX: 'imposta sulle vendite',
    NONE: 'imposta',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Di cui ${name} (${rate})`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0%, inversione contabile`,
  },
  estimatedTax: 'Imposte stimate',
  registrationNumber: (number) => `Numero di registrazione: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(${name} ${rate} inclusa)`,
    NET_PLUS_TAX: ({ name }) => `(più ${name})`,
    REVERSE_CHARGE: ({ name }) => `senza ${name} (inversione contabile)`,
  },
  withoutTax: '(senza imposte)',
  reverseCharge: 'Inversione contabile: l’IVA è assolta dall’acquirente.',
  total: 'Totale',
  payment: 'Pagamento',
  nothingToPay: 'Nessun importo da pagare.',
  paidOn: (day) => `data del pagamento: ${day}`,
  underWaySince: (day) => `in elaborazione, data di avvio: ${day}`,
  nextCharge: 'Prossimo addebito',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name}, prossimo rinnovo: ${day}, ${price} ${taxNote}, poi ${years === 1 ? 'ogni anno' : `ogni ${years} anni`}. Può disdire in qualsiasi momento prima di questa data, nel Suo account, per telefono o via e-mail.`,
  membershipAccount: (url) =>
    `Postazioni, fatture e rinnovo si trovano nel Suo account: ${url}. Acceda, o crei un account, con l’indirizzo e-mail di questo ordine.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} ogni mese; ultimo giorno della durata concordata: ${lastDay}. Prossimo pagamento: ${day}.`,
  prepaidMembership: 'Il Suo abbonamento',
  prepaid: ({ name, day }) => `${name}, ultimo giorno: ${day}. Non si rinnova automaticamente.`,
  shippingAddress: 'Indirizzo di spedizione',
  billingAddress: 'Indirizzo di fatturazione',
  references: 'I Suoi riferimenti',
  labelled: (label, value) => `${label}: ${value}`,
  organization: 'Azienda o struttura',
  purchaseOrderNumber: 'Numero d’ordine d’acquisto',
  costCentre: 'Centro di costo',
  vatNumber: 'Partita IVA',
  support: 'Domande, resi e disdette',
  returns:
    'Può restituire qualsiasi articolo entro 30 giorni dalla consegna e ottenere il rimborso completo, imposte e spedizione standard comprese. Ci chiami e Le invieremo via e-mail un’etichetta prepagata.',
  supportHours: {
    AMERICA: 'dal lunedì al venerdì, dalle 8 alle 18, ora di New York',
    BRITAIN: 'dal lunedì al venerdì, dalle 9 alle 17, ora di Londra',
    EUROPE: 'dal lunedì al venerdì, dalle 9 alle 17, ora di Berlino',
    OCEANIA: 'dal lunedì al venerdì, dalle 9 alle 17, ora di Sydney',
  },
  toReturn: (phone, hours, address) =>
    `Per un reso o per qualsiasi domanda, chiami il numero ${phone} (${hours}) o ci scriva: ${address}`,
  toReturnOrCancel: (phone, hours, address) =>
    `Per un reso, una disdetta o per qualsiasi domanda, chiami il numero ${phone} (${hours}) o ci scriva: ${address}`,
  terms: (url) => `Condizioni generali di vendita, resi e garanzia: ${url}`,
  seeOrder: 'Vedere l’ordine',
  soldBy: (seller) => `Venduto da ${seller}`,
  receipt: {
    subject: 'Grazie per averci contattato',
    outcome: {
      ANSWER: 'Abbiamo ricevuto il Suo messaggio e Le risponderemo via e-mail.',
      DEMONSTRATION: 'Abbiamo ricevuto il Suo messaggio e Le scriveremo per fissare una dimostrazione.',
      PLACE: 'Il Suo posto è riservato. Le invieremo il link via e-mail.',
      MEETING: 'Abbiamo ricevuto il Suo messaggio e Le scriveremo per fissare un appuntamento.',
      REQUEST: 'Abbiamo ricevuto la Sua richiesta e La avviseremo via e-mail quando sarà completata.',
      OFFERS: 'La Sua iscrizione è registrata. Le scriveremo quando inizieranno le offerte.',
      PAPER: 'Il white paper è pronto per la lettura.',
      VIDEO: 'Il video è pronto.',
    },
    result: { PAPER: 'Leggere il white paper', VIDEO: 'Guardare il video' },
    notYou:
      'Se non ci ha contattato, qualcuno ha inserito il Suo indirizzo e-mail per errore. Può ignorare questo messaggio.',
    shop: 'Andare al negozio',
  },
  learner: {
    approved: {
      subject: 'Il Suo sconto per studenti e professionisti in formazione',
      opening: (code) => `Abbiamo verificato che è in formazione. Il Suo codice è ${code}.`,
      use: (day) =>
        `Lo inserisca durante l’ordine, dopo questo indirizzo e-mail. È valido una volta, per una sonda. Ultimo giorno di validità: ${day}.`,
    },
    declined: {
      subject: 'Non abbiamo potuto verificare che sia in formazione',
      opening:
        'Il documento inviato non dimostra che è attualmente in formazione, oppure non siamo riusciti a leggerlo.',
      remedy:
        'Può inviarne un altro, ad esempio una tessera studentesca con data o una lettera della Sua scuola.',
      again: 'Inviare un altro documento',
    },
  },
  declaration: {
    heading: 'La Sua dichiarazione',
    fields: {
      cause: (answer) => `Motivo: ${answer}`,
      endsOn: (answer) => `Desidero che termini in data ${answer}.`,
      name: (answer) => `Nome e cognome: ${answer}`,
      contract: (answer) => `Contratto: ${answer}`,
      items: (answer) => `Solo questi articoli: ${answer}`,
      email: (answer) => `Indirizzo e-mail per questa conferma: ${answer}`,
    },
    notYou:
      'Se non ha fatto questa dichiarazione, qualcuno ha inserito il Suo indirizzo e-mail. Risponda a questa e-mail affinché possiamo rimediare.',
    withdrawal: {
      statement: 'Recedo dal contratto indicato di seguito.',
      subject: (number) => `Il Suo recesso: conferma di ricezione ${number}`,
      received: (day, time) => `Abbiamo ricevuto il Suo recesso in data ${day} alle ore ${time}.`,
      confirm: 'Conferma recesso',
      outcome: {
        WITHDRAWN: (order) =>
          `Ha receduto dall’ordine ${order}. Non verrà spedito altro e l’eventuale abbonamento acquistato con esso è terminato. Le rimborseremo quanto pagato entro 14 giorni dal ricevimento del recesso; per i prodotti che ha già ricevuto possiamo attendere la restituzione o la prova della spedizione.`,
        TO_BE_CONFIRMED:
          'Il recesso si considera ricevuto all’ora indicata sopra. Lo confermi con il pulsante qui sotto perché abbia effetto subito. In caso contrario, il nostro team lo esaminerà e La contatterà a questo indirizzo.',
        TO_BE_CHECKED:
          'Il Suo recesso si considera ricevuto all’ora indicata sopra. Il nostro team lo esaminerà e La contatterà a questo indirizzo.',
      },
    },
    cancellation: {
      subject: (number) => `La Sua disdetta: conferma di ricezione ${number}`,
      received: (day, time) => `Abbiamo ricevuto la Sua disdetta in data ${day} alle ore ${time}.`,
      statement: {
        ORDINARY: 'Disdico l’abbonamento indicato di seguito alla prima data possibile.',
        FOR_CAUSE: 'Disdico l’abbonamento indicato di seguito per giusta causa.',
      },
      confirm: 'Confermare la disdetta',
      outcome: {
        CANCELED: (day) =>
          `Il Suo abbonamento non si rinnova più. Ultimo giorno: ${day}. In seguito non Le verrà addebitato nulla. Fino ad allora mantiene l’accesso.`,
        ENDED: (day) =>
          `Il Suo abbonamento è terminato. Ultimo giorno: ${day}. Non si rinnova e non Le verrà addebitato altro.`,
        TO_BE_CONFIRMED:
          'La disdetta si considera ricevuta all’ora indicata sopra. La confermi con il pulsante qui sotto perché abbia effetto subito. In caso contrario, il nostro team la esaminerà e La contatterà a questo indirizzo.',
        TO_BE_CHECKED:
          'La Sua disdetta si considera ricevuta all’ora indicata sopra. Il nostro team la esaminerà e Le comunicherà a questo indirizzo quando termina.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} La invita a unirsi a Sonde`,
    opening: (organization) =>
      `${organization} La invita a unirsi alla propria struttura su Sonde. Accetti l’invito con questo indirizzo e-mail.`,
    openUntil: (day) => `Scadenza dell’invito: ${day}.`,
    accept: 'Accettare l’invito',
    notYou: (organization) =>
      `Se non conosce ${organization}, ignori questa e-mail. Nulla avverrà senza il Suo consenso.`,
  },
  shipment: {
    shipped: (order) => `Il Suo ordine ${order} è stato spedito`,
    somePart: (order) => `Parte del Suo ordine ${order} è stata spedita`,
    items: 'In questa spedizione',
    tracking: (number) => `Numero di tracciamento: ${number}`,
    rest: 'Le scriveremo di nuovo quando spediremo il resto.',
  },
  tradeIn: {
    credit: 'Credito per la permuta',
    heading: 'La Sua vecchia sonda',
    send: ({ number, day }) =>
      `Ci spedisca la sonda con il numero di serie ${number}. Deve arrivarci entro questa data: ${day}. Le spese di spedizione sono a Suo carico.`,
    label: (url) => `Stampi l’etichetta: ${url}`,
    late: 'Se non ci arriva entro tale data, il credito non è più valido e Le invieremo via e-mail una richiesta di pagamento per l’importo detratto, imposte comprese.',
    billed: {
      subject: ({ order, amount }) => `La Sua permuta per l’ordine ${order}: ${amount} da pagare`,
      opening: ({ number, day, order }) =>
        `La sonda con il numero di serie ${number} non ci è arrivata in tempo (termine: ${day}). Il credito per l’ordine ${order} è decaduto.`,
      pay: ({ amount, due }) =>
        `La preghiamo di pagare ${amount}, imposte incluse (termine: ${due}). Risponda a questa e-mail e Le spiegheremo come pagare in modo sicuro. Se ha già spedito la sonda, risponda indicando il numero di tracciamento.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Rinnovo del Suo abbonamento: ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `Prossimo rinnovo dell’abbonamento di ${organization} (${name}): ${day}. In quel giorno addebiteremo ${amount}, imposte incluse.`,
      trial: ({ organization, name, day, amount }) =>
        `La prova gratuita di ${organization} sta per terminare. Inizio dell’abbonamento (${name}): ${day}. In quel giorno addebiteremo ${amount}, imposte incluse.`,
    },
    cancelRenewal: 'Disdire il rinnovo automatico',
    toCancel: ({ button, day }) =>
      `Se non desidera rinnovare, scelga «${button}» nel Suo account prima di questa data: ${day}. Non verrà addebitato nulla e fino ad allora mantiene l’accesso.`,
    committed: ({ lastDay }) =>
      `Ultimo giorno della durata concordata del noleggio: ${lastDay}. Se termina prima, paga i mesi rimanenti.`,
    trialEndNear: {
      subject: ({ day }) => `Fine della Sua prova gratuita: ${day}`,
      opening: ({ organization, day }) =>
        `Fine della prova gratuita di ${organization}: ${day}. Non verrà addebitato nulla. Per mantenere l’accesso, scelga prima un abbonamento.`,
    },
    renewed: {
      subject: ({ day }) => `La Sua ricevuta: abbonamento rinnovato, ultimo giorno ${day}`,
      opening: ({ organization, name, day }) =>
        `L’abbonamento di ${organization} (${name}) è stato rinnovato. Ultimo giorno: ${day}.`,
      invoice: ({ number }) => `Fattura ${number}`,
      taxIncluded: 'Imposte incluse',
      paid: 'Pagato',
      nextCharge: ({ day }) => `Prossimo addebito: ${day}.`,
    },
    changed: {
      subject: 'La Sua ricevuta: abbonamento modificato',
      opening: ({ organization, name, day }) =>
        `L’abbonamento di ${organization} è ora ${name}. Ultimo giorno pagato: ${day}.`,
    },
    chargeFailed: {
      subject: 'Non è stato possibile rinnovare il Suo abbonamento',
      opening: ({ amount, organization, name }) =>
        `Non è stato possibile addebitare ${amount} per l’abbonamento di ${organization} (${name}).`,
      nextTry: ({ day, lastDay }) => `Prossimo tentativo: ${day}. Ultimo giorno di accesso: ${lastDay}.`,
      remedy:
        'Controlli il metodo di pagamento nel Suo account. Se la Sua banca chiede di confermare i pagamenti, salvi lì di nuovo la carta.',
      payByLink: 'Può anche pagare subito con carta o in altro modo. Chiunque abbia il link può pagare.',
      pay: 'Pagare ora',
    },
    refunded: {
      subject: ({ amount }) => `Abbiamo rimborsato ${amount}`,
      opening: ({ amount, organization, name }) =>
        `Abbiamo rimborsato ${amount} per l’abbonamento di ${organization} (${name}).`,
      reason:
        'Quando è arrivato il pagamento, l’abbonamento era già stato modificato o disdetto, quindi lo abbiamo restituito. Il rimborso può impiegare alcuni giorni per comparire sull’estratto conto.',
    },
    referralCredited: {
      subject: 'Ha ottenuto un credito di segnalazione',
      opening: ({ organization }) =>
        `Una persona segnalata da un membro di ${organization} ha ordinato da noi e non può più restituire l’ordine.`,
      effect: ({ name }) => `Applicheremo il credito al Suo abbonamento (${name}) ai prossimi rinnovi.`,
      earned: 'Mesi ottenuti',
      available: 'Mesi disponibili',
    },
    ended: {
      subject: 'Il Suo abbonamento è terminato',
      opening: ({ organization, name }) => `L’abbonamento di ${organization} (${name}) è terminato.`,
      unpaid: 'Non è stato possibile addebitare l’importo entro il termine di pagamento.',
      comeBack: 'Non verrà addebitato più nulla. Può iniziare un nuovo abbonamento in qualsiasi momento.',
    },
    manage: 'Gestire l’abbonamento',
  },
};
