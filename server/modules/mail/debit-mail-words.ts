import { ownValue } from '@sonde/machines/rules/texts';
import type { DebitFailure } from '../../kernel/resolver-types.generated.ts';

/** What mails say about the payment of an order that was confirmed before it was paid, by debit at first; amounts are already formatted. */
export interface DebitMailWords {
  /** In the confirmation, while the bank has the debit. */
  readonly pending: (days: number) => string;
  /** The same while the buyer has to verify the account on a page of the provider. */
  readonly verify: (url: string) => string;
  /** What waits for the payment. */
  readonly afterwards: string;
  readonly received: {
    readonly subject: (order: string) => string;
    readonly opening: (amount: string) => string;
    readonly next: string;
  };
  readonly returned: {
    readonly subject: (order: string) => string;
    readonly opening: (amount: string) => string;
    readonly reason: Readonly<Record<DebitFailure, string>>;
    readonly remedy: string;
    /** The button. */
    readonly pay: string;
  };
}

const english: DebitMailWords = {
  pending: (days) =>
    `Your bank is processing the payment, which can take up to ${days} business days. You don’t need to do anything, and please don’t pay again. We’ll email you when the payment arrives or fails.`,
  verify: (url) =>
    `Before your bank can be asked, confirm your account: in one or two business days, you’ll see a small deposit on your statement. Enter its amount or code here: ${url}`,
  afterwards:
    'As soon as the payment arrives, we ship your order, start the membership and issue the invoice.',
  received: {
    subject: (order) => `Payment received for order ${order}`,
    opening: (amount) => `Your payment of ${amount} has arrived. Thank you.`,
    next: 'We’re now preparing your order, and a membership that you bought with it has started.',
  },
  returned: {
    subject: (order) => `The payment for order ${order} failed`,
    opening: (amount) => `Your bank returned the debit of ${amount}. You haven’t been charged.`,
    reason: {
      INSUFFICIENT_FUNDS: 'The reason it gave: there wasn’t enough money in the account.',
      ACCOUNT_CLOSED: 'The reason it gave: the account is closed or can’t be debited.',
      ACCOUNT_NOT_FOUND: 'The reason it gave: it doesn’t know the account.',
      NOT_AUTHORIZED: 'The reason it gave: the debit wasn’t authorized.',
      NOT_VERIFIED: 'The small deposits to the account weren’t confirmed in time.',
      RETURNED: 'It gave no reason.',
    },
    remedy: 'We’ve kept your order. Pay it another way, or contact us.',
    pay: 'Pay this order',
  },
};

const wordsByLanguage: Readonly<Record<string, DebitMailWords>> = {
  en: english,
  de: {
    pending: (days) =>
      `Ihre Bank führt die Zahlung aus; das kann bis zu ${days} Bankarbeitstage dauern. Sie müssen nichts tun, und bitte zahlen Sie nicht noch einmal. Wir schreiben Ihnen, sobald die Zahlung eintrifft oder fehlschlägt.`,
    verify: (url) =>
      `Bevor Ihre Bank gefragt werden kann, bestätigen Sie bitte Ihr Konto: In ein bis zwei Bankarbeitstagen sehen Sie einen kleinen Betrag auf dem Kontoauszug. Geben Sie Betrag oder Code hier ein: ${url}`,
    afterwards:
      'Sobald die Zahlung eintrifft, versenden wir Ihre Bestellung, beginnt die Mitgliedschaft und stellen wir die Rechnung aus.',
    received: {
      subject: (order) => `Zahlung für Bestellung ${order} eingegangen`,
      opening: (amount) => `Ihre Zahlung über ${amount} ist eingegangen. Vielen Dank.`,
      next: 'Wir bereiten Ihre Bestellung jetzt vor, und eine damit gekaufte Mitgliedschaft hat begonnen.',
    },
    returned: {
      subject: (order) => `Die Zahlung für Bestellung ${order} ist fehlgeschlagen`,
      opening: (amount) =>
        `Ihre Bank hat die Lastschrift über ${amount} zurückgegeben. Ihnen wurde nichts berechnet.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Als Grund nennt sie: Das Konto war nicht ausreichend gedeckt.',
        ACCOUNT_CLOSED: 'Als Grund nennt sie: Das Konto ist geschlossen oder für Lastschriften gesperrt.',
        ACCOUNT_NOT_FOUND: 'Als Grund nennt sie: Das Konto ist dort nicht bekannt.',
        NOT_AUTHORIZED: 'Als Grund nennt sie: Der Lastschrift fehlte die Zustimmung.',
        NOT_VERIFIED: 'Die kleinen Beträge auf dem Konto wurden nicht rechtzeitig bestätigt.',
        RETURNED: 'Einen Grund nennt sie nicht.',
      },
      remedy: 'Ihre Bestellung bleibt bestehen. Zahlen Sie sie auf anderem Weg, oder wenden Sie sich an uns.',
      pay: 'Bestellung bezahlen',
    },
  },
  fr: {
    pending: (days) =>
      `Votre banque traite le paiement, ce qui peut prendre jusqu’à ${days} jours ouvrés. Vous n’avez rien à faire ; merci de ne pas payer une seconde fois. Nous vous écrirons dès que le paiement arrivera ou s’il échoue.`,
    verify: (url) =>
      `Avant que votre banque puisse être sollicitée, confirmez votre compte : d’ici un à deux jours ouvrés, un petit dépôt figurera sur votre relevé. Saisissez son montant ou son code ici : ${url}`,
    afterwards:
      'Dès que le paiement arrive, nous expédions votre commande, l’abonnement commence et nous établissons la facture.',
    received: {
      subject: (order) => `Paiement reçu pour la commande ${order}`,
      opening: (amount) => `Votre paiement de ${amount} est arrivé. Merci.`,
      next: 'Nous préparons maintenant votre commande, et un abonnement acheté avec elle a commencé.',
    },
    returned: {
      subject: (order) => `Le paiement de la commande ${order} a échoué`,
      opening: (amount) => `Votre banque a rejeté le prélèvement de ${amount}. Rien ne vous a été débité.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Motif indiqué : la provision du compte était insuffisante.',
        ACCOUNT_CLOSED: 'Motif indiqué : le compte est clos ou ne peut pas être prélevé.',
        ACCOUNT_NOT_FOUND: 'Motif indiqué : elle ne connaît pas ce compte.',
        NOT_AUTHORIZED: 'Motif indiqué : le prélèvement n’était pas autorisé.',
        NOT_VERIFIED: 'Les petits dépôts sur le compte n’ont pas été confirmés à temps.',
        RETURNED: 'Elle n’a pas indiqué de motif.',
      },
      remedy: 'Nous avons conservé votre commande. Réglez-la d’une autre manière, ou contactez-nous.',
      pay: 'Payer la commande',
    },
  },
  es: {
    pending: (days) =>
      `Su banco está procesando el pago, lo que puede tardar hasta ${days} días hábiles. No tiene que hacer nada; por favor, no vuelva a pagar. Le escribiremos cuando el pago llegue o falle.`,
    verify: (url) =>
      `Antes de consultar a su banco, confirme su cuenta: en uno o dos días hábiles verá un pequeño ingreso en su extracto. Introduzca su importe o código aquí: ${url}`,
    afterwards:
      'En cuanto llegue el pago, enviaremos su pedido, empezará la suscripción y emitiremos la factura.',
    received: {
      subject: (order) => `Pago recibido del pedido ${order}`,
      opening: (amount) => `Su pago de ${amount} ha llegado. Gracias.`,
      next: 'Ya estamos preparando su pedido, y la suscripción comprada con él ha comenzado.',
    },
    returned: {
      subject: (order) => `El pago del pedido ${order} ha fallado`,
      opening: (amount) => `Su banco devolvió el adeudo de ${amount}. No se le ha cobrado nada.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Motivo indicado: no había saldo suficiente en la cuenta.',
        ACCOUNT_CLOSED: 'Motivo indicado: la cuenta está cerrada o no admite adeudos.',
        ACCOUNT_NOT_FOUND: 'Motivo indicado: el banco no conoce la cuenta.',
        NOT_AUTHORIZED: 'Motivo indicado: el adeudo no estaba autorizado.',
        NOT_VERIFIED: 'Los pequeños ingresos en la cuenta no se confirmaron a tiempo.',
        RETURNED: 'No indicó ningún motivo.',
      },
      remedy: 'Hemos conservado su pedido. Páguelo de otra manera, o contáctenos.',
      pay: 'Pagar el pedido',
    },
  },
  it: {
    pending: (days) =>
      `La sua banca sta elaborando il pagamento; possono volerci fino a ${days} giorni lavorativi. Non deve fare nulla; la preghiamo di non pagare di nuovo. Le scriveremo quando il pagamento arriva o non va a buon fine.`,
    verify: (url) =>
      `Prima di interpellare la banca, confermi il suo conto: entro uno o due giorni lavorativi vedrà un piccolo accredito sull’estratto conto. Inserisca qui l’importo o il codice: ${url}`,
    afterwards:
      'Non appena arriva il pagamento, spediamo l’ordine, inizia l’abbonamento ed emettiamo la fattura.',
    received: {
      subject: (order) => `Pagamento ricevuto per l’ordine ${order}`,
      opening: (amount) => `Il suo pagamento di ${amount} è arrivato. Grazie.`,
      next: 'Stiamo preparando il suo ordine, e un abbonamento acquistato con esso è iniziato.',
    },
    returned: {
      subject: (order) => `Il pagamento dell’ordine ${order} non è andato a buon fine`,
      opening: (amount) =>
        `La sua banca ha respinto l’addebito di ${amount}. Non le è stato addebitato nulla.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Motivo indicato: il saldo del conto non era sufficiente.',
        ACCOUNT_CLOSED: 'Motivo indicato: il conto è chiuso o non può essere addebitato.',
        ACCOUNT_NOT_FOUND: 'Motivo indicato: la banca non conosce il conto.',
        NOT_AUTHORIZED: 'Motivo indicato: l’addebito non era autorizzato.',
        NOT_VERIFIED: 'I piccoli accrediti sul conto non sono stati confermati in tempo.',
        RETURNED: 'Non ha indicato un motivo.',
      },
      remedy: 'Abbiamo conservato il suo ordine. Lo paghi in un altro modo, o ci contatti.',
      pay: 'Paga l’ordine',
    },
  },
  nl: {
    pending: (days) =>
      `Uw bank verwerkt de betaling; dat kan tot ${days} werkdagen duren. U hoeft niets te doen; betaal niet nog een keer. We mailen u zodra de betaling binnenkomt of mislukt.`,
    verify: (url) =>
      `Bevestig uw rekening voordat we uw bank kunnen vragen: binnen een of twee werkdagen ziet u een klein bedrag op uw afschrift. Vul het bedrag of de code hier in: ${url}`,
    afterwards:
      'Zodra de betaling binnen is, versturen we uw bestelling, begint het abonnement en maken we de factuur.',
    received: {
      subject: (order) => `Betaling ontvangen voor bestelling ${order}`,
      opening: (amount) => `Uw betaling van ${amount} is binnengekomen. Dank u wel.`,
      next: 'We maken uw bestelling nu klaar, en een abonnement dat u ermee kocht is begonnen.',
    },
    returned: {
      subject: (order) => `De betaling van bestelling ${order} is mislukt`,
      opening: (amount) => `Uw bank heeft de incasso van ${amount} teruggeboekt. U hebt niets betaald.`,
      reason: {
        INSUFFICIENT_FUNDS: 'De opgegeven reden: er stond niet genoeg geld op de rekening.',
        ACCOUNT_CLOSED: 'De opgegeven reden: de rekening is opgeheven of staat geen incasso toe.',
        ACCOUNT_NOT_FOUND: 'De opgegeven reden: de bank kent de rekening niet.',
        NOT_AUTHORIZED: 'De opgegeven reden: voor de incasso was geen toestemming.',
        NOT_VERIFIED: 'De kleine bedragen op de rekening zijn niet op tijd bevestigd.',
        RETURNED: 'Er is geen reden opgegeven.',
      },
      remedy: 'We hebben uw bestelling bewaard. Betaal op een andere manier, of neem contact op.',
      pay: 'Bestelling betalen',
    },
  },
  pt: {
    pending: (days) =>
      `O seu banco está a processar o pagamento, o que pode demorar até ${days} dias úteis. Não precisa de fazer nada; por favor, não volte a pagar. Escrevemos-lhe quando o pagamento chegar ou falhar.`,
    verify: (url) =>
      `Antes de o seu banco ser consultado, confirme a sua conta: dentro de um ou dois dias úteis verá um pequeno depósito no extrato. Introduza o valor ou o código aqui: ${url}`,
    afterwards:
      'Assim que o pagamento chegar, enviamos a sua encomenda, a subscrição começa e emitimos a fatura.',
    received: {
      subject: (order) => `Pagamento recebido da encomenda ${order}`,
      opening: (amount) => `O seu pagamento de ${amount} chegou. Obrigado.`,
      next: 'Estamos agora a preparar a sua encomenda, e a subscrição comprada com ela já começou.',
    },
    returned: {
      subject: (order) => `O pagamento da encomenda ${order} falhou`,
      opening: (amount) => `O seu banco devolveu o débito de ${amount}. Não lhe foi cobrado nada.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Motivo indicado: a conta não tinha saldo suficiente.',
        ACCOUNT_CLOSED: 'Motivo indicado: a conta está encerrada ou não aceita débitos.',
        ACCOUNT_NOT_FOUND: 'Motivo indicado: o banco não conhece a conta.',
        NOT_AUTHORIZED: 'Motivo indicado: o débito não estava autorizado.',
        NOT_VERIFIED: 'Os pequenos depósitos na conta não foram confirmados a tempo.',
        RETURNED: 'Não indicou qualquer motivo.',
      },
      remedy: 'Guardámos a sua encomenda. Pague-a de outra forma, ou contacte-nos.',
      pay: 'Pagar a encomenda',
    },
  },
  fi: {
    pending: (days) =>
      `Pankkisi käsittelee maksua. Se voi kestää enintään ${days} pankkipäivää. Sinun ei tarvitse tehdä mitään, äläkä maksa uudelleen. Lähetämme sähköpostia, kun maksu saapuu tai epäonnistuu.`,
    verify: (url) =>
      `Vahvista tilisi ennen kuin pankilta voidaan kysyä: yhden tai kahden pankkipäivän kuluttua näet tiliotteellasi pienen talletuksen. Anna sen summa tai koodi täällä: ${url}`,
    afterwards: 'Kun maksu on saapunut, lähetämme tilauksesi, jäsenyys alkaa ja laadimme laskun.',
    received: {
      subject: (order) => `Tilauksen ${order} maksu on saapunut`,
      opening: (amount) => `Maksusi ${amount} on saapunut. Kiitos.`,
      next: 'Valmistelemme nyt tilaustasi, ja sen mukana ostettu jäsenyys on alkanut.',
    },
    returned: {
      subject: (order) => `Tilauksen ${order} maksu epäonnistui`,
      opening: (amount) => `Pankkisi palautti suoraveloituksen ${amount}. Sinulta ei ole veloitettu mitään.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Ilmoitettu syy: tilillä ei ollut tarpeeksi rahaa.',
        ACCOUNT_CLOSED: 'Ilmoitettu syy: tili on suljettu tai sitä ei voi veloittaa.',
        ACCOUNT_NOT_FOUND: 'Ilmoitettu syy: pankki ei tunne tiliä.',
        NOT_AUTHORIZED: 'Ilmoitettu syy: veloitukseen ei ollut lupaa.',
        NOT_VERIFIED: 'Tilin pieniä talletuksia ei vahvistettu ajoissa.',
        RETURNED: 'Pankki ei ilmoittanut syytä.',
      },
      remedy: 'Säilytimme tilauksesi. Maksa se muulla tavalla tai ota yhteyttä.',
      pay: 'Maksa tilaus',
    },
  },
  sv: {
    pending: (days) =>
      `Din bank behandlar betalningen, vilket kan ta upp till ${days} bankdagar. Du behöver inte göra något; betala inte en gång till. Vi mejlar dig när betalningen kommer fram eller misslyckas.`,
    verify: (url) =>
      `Bekräfta ditt konto innan banken kan tillfrågas: om en eller två bankdagar ser du en liten insättning på kontoutdraget. Ange beloppet eller koden här: ${url}`,
    afterwards: 'När betalningen har kommit skickar vi din beställning, startar abonnemanget och fakturerar.',
    received: {
      subject: (order) => `Betalning mottagen för beställning ${order}`,
      opening: (amount) => `Din betalning på ${amount} har kommit. Tack.`,
      next: 'Nu förbereder vi din beställning, och ett abonnemang som du köpte med den har börjat.',
    },
    returned: {
      subject: (order) => `Betalningen för beställning ${order} misslyckades`,
      opening: (amount) => `Din bank returnerade debiteringen på ${amount}. Inget har dragits från dig.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Angiven orsak: det fanns inte tillräckligt med pengar på kontot.',
        ACCOUNT_CLOSED: 'Angiven orsak: kontot är avslutat eller kan inte debiteras.',
        ACCOUNT_NOT_FOUND: 'Angiven orsak: banken känner inte till kontot.',
        NOT_AUTHORIZED: 'Angiven orsak: debiteringen var inte godkänd.',
        NOT_VERIFIED: 'De små insättningarna på kontot bekräftades inte i tid.',
        RETURNED: 'Banken angav ingen orsak.',
      },
      remedy: 'Vi har sparat din beställning. Betala den på ett annat sätt, eller hör av dig.',
      pay: 'Betala beställningen',
    },
  },
};

/** The languages that have them: at least those of the countries in which a debit is offered. */
export const debitMailLanguages = Object.keys(wordsByLanguage);

/** The texts for a `textLanguage`; English if there are none. */
export const debitMailWordsIn = (language: string): DebitMailWords =>
  ownValue(wordsByLanguage, language) ?? english;
