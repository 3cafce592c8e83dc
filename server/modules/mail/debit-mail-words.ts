import { internationalEnglish } from '@sonde/machines/rules/places';
import { ownValue } from '@sonde/machines/rules/texts';
import type { DebitMailWords } from './debit-mail-words.types.ts';
import { wordsWithoutDebits } from './debit-mail-words-without-debits.ts';

const english: DebitMailWords = {
  pending: (days) =>
    `Your bank is processing the payment, which can take up to ${days} business days. You don’t need to do anything, and please don’t pay again. We’ll email you when the payment arrives or fails.`,
  verify: (url) =>
    `Confirm your account so that the payment can begin. In one or two business days, you’ll see a small deposit on your bank statement. Enter its amount or code here within ten days: ${url}`,
  afterwards:
    'As soon as the payment arrives, we’ll ship your order, start any membership you bought with it and issue the invoice.',
  received: {
    subject: (order) => `Payment received for order ${order}`,
    opening: (amount) => `We’ve received your payment of ${amount}. Thank you.`,
    next: 'We’re preparing your order, and any membership you bought with it has started.',
  },
  returned: {
    subject: (order) => `The payment for order ${order} failed`,
    opening: (amount) => `Your bank returned the debit of ${amount}. You haven’t been charged.`,
    reason: {
      INSUFFICIENT_FUNDS: 'Your bank says there wasn’t enough money in the account.',
      ACCOUNT_CLOSED: 'Your bank says the account is closed or can’t be debited.',
      ACCOUNT_NOT_FOUND: 'Your bank couldn’t find the account.',
      NOT_AUTHORIZED: 'Your bank says the debit wasn’t authorized.',
      NOT_VERIFIED: 'The small deposits to the account weren’t confirmed in time.',
      RETURNED: 'Your bank gave no reason.',
    },
    remedy: 'We’ve kept your order. Pay it another way, or contact us.',
    pay: 'Pay this order',
  },
};

const british: DebitMailWords = {
  ...english,
  returned: {
    ...english.returned,
    reason: { ...english.returned.reason, NOT_AUTHORIZED: 'Your bank says the debit wasn’t authorised.' },
  },
};

const wordsByLanguage: Readonly<Record<string, DebitMailWords>> = {
  en: english,
  [internationalEnglish]: british,
  ...wordsWithoutDebits,
  de: {
    pending: (days) =>
      `Ihre Bank bearbeitet die Zahlung. Das kann bis zu ${days} Werktage dauern. Sie müssen nichts tun; bitte bezahlen Sie nicht noch einmal. Wir senden Ihnen eine E-Mail, sobald die Zahlung eingeht oder fehlschlägt.`,
    verify: (url) =>
      `Bitte bestätigen Sie Ihr Konto, damit die Zahlung beginnen kann. In ein bis zwei Werktagen sehen Sie einen kleinen Betrag auf dem Kontoauszug. Geben Sie Betrag oder Code innerhalb von zehn Tagen hier ein: ${url}`,
    afterwards:
      'Sobald die Zahlung eingegangen ist, versenden wir Ihre Bestellung, starten eine damit gekaufte Mitgliedschaft und stellen die Rechnung aus.',
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
        INSUFFICIENT_FUNDS: 'Nach Angaben Ihrer Bank war das Konto nicht ausreichend gedeckt.',
        ACCOUNT_CLOSED: 'Nach Angaben Ihrer Bank ist das Konto geschlossen oder kann nicht belastet werden.',
        ACCOUNT_NOT_FOUND: 'Ihre Bank konnte das Konto nicht finden.',
        NOT_AUTHORIZED: 'Nach Angaben Ihrer Bank war die Lastschrift nicht autorisiert.',
        NOT_VERIFIED: 'Die kleinen Gutschriften auf dem Konto wurden nicht rechtzeitig bestätigt.',
        RETURNED: 'Ihre Bank hat keinen Grund angegeben.',
      },
      remedy: 'Ihre Bestellung bleibt bestehen. Bezahlen Sie sie auf anderem Weg oder kontaktieren Sie uns.',
      pay: 'Bestellung bezahlen',
    },
  },
  fr: {
    pending: (days) =>
      `Votre banque traite le paiement, ce qui peut prendre jusqu’à ${days} jours ouvrés. Vous n’avez rien à faire, et veuillez ne pas payer à nouveau. Nous vous écrirons dès que le paiement aura été reçu ou aura échoué.`,
    verify: (url) =>
      `Confirmez votre compte pour que le paiement puisse commencer. D’ici un à deux jours ouvrés, un petit dépôt figurera sur votre relevé. Saisissez son montant ou son code ici dans les dix jours : ${url}`,
    afterwards:
      'Dès que le paiement arrive, nous expédions votre commande, l’abonnement éventuellement acheté avec elle commence et nous établissons la facture.',
    received: {
      subject: (order) => `Paiement reçu pour la commande ${order}`,
      opening: (amount) => `Nous avons bien reçu votre paiement de ${amount}. Merci.`,
      next: 'Nous préparons maintenant votre commande, et l’abonnement éventuellement acheté avec elle a commencé.',
    },
    returned: {
      subject: (order) => `Le paiement de la commande ${order} a échoué`,
      opening: (amount) => `Votre banque a rejeté le prélèvement de ${amount}. Vous n’avez pas été débité.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Votre banque indique que la provision du compte était insuffisante.',
        ACCOUNT_CLOSED: 'Votre banque indique que le compte est clôturé ou ne peut pas être débité.',
        ACCOUNT_NOT_FOUND: 'Votre banque n’a pas trouvé le compte.',
        NOT_AUTHORIZED: 'Votre banque indique que le prélèvement n’était pas autorisé.',
        NOT_VERIFIED: 'Les petits versements sur le compte n’ont pas été confirmés à temps.',
        RETURNED: 'Votre banque n’a donné aucune raison.',
      },
      remedy: 'Nous avons conservé votre commande. Réglez-la d’une autre manière, ou contactez-nous.',
      pay: 'Payer la commande',
    },
  },
  es: {
    pending: (days) =>
      `Su banco está procesando el pago, lo que puede tardar hasta ${days} días laborables. No tiene que hacer nada; por favor, no vuelva a pagar. Le enviaremos un correo electrónico cuando el pago llegue o falle.`,
    verify: (url) =>
      `Confirme su cuenta para que el pago pueda comenzar. En uno o dos días laborables verá un pequeño ingreso en su extracto. Introduzca su importe o código aquí en un plazo de diez días: ${url}`,
    afterwards:
      'En cuanto llegue el pago, enviaremos su pedido, empezará la suscripción que haya comprado con él y emitiremos la factura.',
    received: {
      subject: (order) => `Pago recibido del pedido ${order}`,
      opening: (amount) => `Hemos recibido su pago de ${amount}. Gracias.`,
      next: 'Ya estamos preparando su pedido, y la suscripción que haya comprado con él ha comenzado.',
    },
    returned: {
      subject: (order) => `El pago del pedido ${order} ha fallado`,
      opening: (amount) => `Su banco ha devuelto el cargo de ${amount}. No se le ha cobrado nada.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Su banco indica que no había saldo suficiente en la cuenta.',
        ACCOUNT_CLOSED: 'Su banco indica que la cuenta está cerrada o no admite cargos.',
        ACCOUNT_NOT_FOUND: 'Su banco no encontró la cuenta.',
        NOT_AUTHORIZED: 'Su banco indica que el cargo no estaba autorizado.',
        NOT_VERIFIED: 'Los pequeños ingresos en la cuenta no se confirmaron a tiempo.',
        RETURNED: 'Su banco no ha indicado el motivo.',
      },
      remedy: 'Hemos conservado su pedido. Páguelo de otra manera o contacte con nosotros.',
      pay: 'Pagar el pedido',
    },
  },
  it: {
    pending: (days) =>
      `La Sua banca sta elaborando il pagamento: possono volerci fino a ${days} giorni lavorativi. Non deve fare nulla e La preghiamo di non pagare di nuovo. Le invieremo un’e-mail quando il pagamento sarà arrivato o se non andrà a buon fine.`,
    verify: (url) =>
      `Confermi il Suo conto per avviare il pagamento. Entro uno o due giorni lavorativi vedrà un piccolo accredito sull’estratto conto. Inserisca qui l’importo o il codice entro dieci giorni: ${url}`,
    afterwards:
      'Non appena arriva il pagamento, spediamo l’ordine, inizia l’eventuale abbonamento acquistato insieme ed emettiamo la fattura.',
    received: {
      subject: (order) => `Pagamento ricevuto per l’ordine ${order}`,
      opening: (amount) => `Abbiamo ricevuto il Suo pagamento di ${amount}. Grazie.`,
      next: 'Stiamo preparando il Suo ordine e l’eventuale abbonamento acquistato insieme è iniziato.',
    },
    returned: {
      subject: (order) => `Il pagamento dell’ordine ${order} non è andato a buon fine`,
      opening: (amount) =>
        `La Sua banca ha respinto l’addebito di ${amount}. Non Le è stato addebitato nulla.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Secondo la Sua banca, il saldo del conto era insufficiente.',
        ACCOUNT_CLOSED: 'Secondo la Sua banca, il conto è chiuso o non consente addebiti.',
        ACCOUNT_NOT_FOUND: 'Alla Sua banca il conto non risulta.',
        NOT_AUTHORIZED: 'Secondo la Sua banca, l’addebito non era autorizzato.',
        NOT_VERIFIED: 'I piccoli accrediti sul conto non sono stati confermati in tempo.',
        RETURNED: 'La Sua banca non ha indicato il motivo.',
      },
      remedy: 'Abbiamo conservato il Suo ordine. Lo paghi in un altro modo, o ci contatti.',
      pay: 'Pagare l’ordine',
    },
  },
  nl: {
    pending: (days) =>
      `Uw bank verwerkt de betaling. Dat kan maximaal ${days} werkdagen duren. U hoeft niets te doen; betaal niet nog een keer. We mailen u zodra de betaling is ontvangen of mislukt.`,
    verify: (url) =>
      `Bevestig uw rekening, zodat de betaling kan beginnen. Binnen een of twee werkdagen ziet u een klein bedrag op uw afschrift. Vul het bedrag of de code binnen tien dagen hier in: ${url}`,
    afterwards:
      'Zodra de betaling binnen is, versturen we uw bestelling, gaat het abonnement in dat u er eventueel bij hebt gekocht en maken we de factuur op.',
    received: {
      subject: (order) => `Betaling ontvangen voor bestelling ${order}`,
      opening: (amount) => `Uw betaling van ${amount} is binnengekomen. Dank u wel.`,
      next: 'We maken uw bestelling nu klaar, en het abonnement dat u er eventueel bij hebt gekocht, is ingegaan.',
    },
    returned: {
      subject: (order) => `De betaling van bestelling ${order} is mislukt`,
      opening: (amount) => `Uw bank heeft de incasso van ${amount} teruggeboekt. U hebt niets betaald.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Volgens uw bank stond er niet genoeg geld op de rekening.',
        ACCOUNT_CLOSED: 'Volgens uw bank is de rekening opgeheven of kan er niet van worden afgeschreven.',
        ACCOUNT_NOT_FOUND: 'Uw bank kan de rekening niet vinden.',
        NOT_AUTHORIZED: 'Volgens uw bank was er geen toestemming voor de afschrijving.',
        NOT_VERIFIED: 'De kleine stortingen op de rekening zijn niet op tijd bevestigd.',
        RETURNED: 'Uw bank heeft geen reden opgegeven.',
      },
      remedy: 'We hebben uw bestelling bewaard. Betaal op een andere manier, of neem contact met ons op.',
      pay: 'Bestelling betalen',
    },
  },
  pt: {
    pending: (days) =>
      `O seu banco está a processar o pagamento, o que pode demorar até ${days} dias úteis. Não precisa de fazer nada; por favor, não volte a pagar. Avisamos por e-mail quando o pagamento chegar ou falhar.`,
    verify: (url) =>
      `Confirme a sua conta para que o pagamento possa começar. Dentro de um ou dois dias úteis verá um pequeno depósito no extrato. Introduza o valor ou o código aqui no prazo de dez dias: ${url}`,
    afterwards:
      'Assim que o pagamento chegar, enviamos a sua encomenda, começa a subscrição eventualmente comprada com ela e emitimos a fatura.',
    received: {
      subject: (order) => `Pagamento recebido da encomenda ${order}`,
      opening: (amount) => `Recebemos o seu pagamento de ${amount}. Obrigado.`,
      next: 'Estamos a preparar a sua encomenda e a subscrição eventualmente comprada com ela já começou.',
    },
    returned: {
      subject: (order) => `O pagamento da encomenda ${order} falhou`,
      opening: (amount) => `O seu banco devolveu o débito de ${amount}. Não lhe foi cobrado nada.`,
      reason: {
        INSUFFICIENT_FUNDS: 'O seu banco indica que não havia saldo suficiente na conta.',
        ACCOUNT_CLOSED: 'O seu banco indica que a conta está encerrada ou não pode ser debitada.',
        ACCOUNT_NOT_FOUND: 'O seu banco não encontrou a conta.',
        NOT_AUTHORIZED: 'O seu banco indica que o débito não foi autorizado.',
        NOT_VERIFIED: 'Os pequenos depósitos na conta não foram confirmados a tempo.',
        RETURNED: 'O seu banco não indicou o motivo.',
      },
      remedy: 'Guardámos a sua encomenda. Pague-a de outra forma, ou contacte-nos.',
      pay: 'Pagar a encomenda',
    },
  },
  fi: {
    pending: (days) =>
      `Pankkisi käsittelee maksua, mikä voi kestää enintään ${days} arkipäivää. Sinun ei tarvitse tehdä mitään. Älä maksa uudelleen. Lähetämme sinulle sähköpostia, kun maksu saapuu tai epäonnistuu.`,
    verify: (url) =>
      `Vahvista tilisi, jotta maksu voi alkaa. Yhden tai kahden arkipäivän kuluttua näet tiliotteellasi pienen talletuksen. Anna sen summa tai koodi täällä kymmenen päivän kuluessa: ${url}`,
    afterwards:
      'Kun maksu on saapunut, lähetämme tilauksesi, sen mukana mahdollisesti ostettu jäsenyys alkaa ja laadimme laskun.',
    received: {
      subject: (order) => `Tilauksen ${order} maksu on saapunut`,
      opening: (amount) => `Maksusi ${amount} on saapunut. Kiitos.`,
      next: 'Valmistelemme nyt tilaustasi, ja sen mukana mahdollisesti ostettu jäsenyys on alkanut.',
    },
    returned: {
      subject: (order) => `Tilauksen ${order} maksu epäonnistui`,
      opening: (amount) => `Pankkisi palautti veloituksen ${amount}. Sinulta ei ole veloitettu mitään.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Pankkisi mukaan tilillä ei ollut tarpeeksi rahaa.',
        ACCOUNT_CLOSED: 'Pankkisi mukaan tili on suljettu tai sitä ei voi veloittaa.',
        ACCOUNT_NOT_FOUND: 'Pankkisi ei löytänyt tiliä.',
        NOT_AUTHORIZED: 'Pankkisi mukaan veloitukselle ei ollut lupaa.',
        NOT_VERIFIED: 'Tilille tehtyjä pieniä talletuksia ei vahvistettu ajoissa.',
        RETURNED: 'Pankkisi ei kertonut syytä.',
      },
      remedy: 'Tilauksesi on tallessa. Maksa se muulla tavalla tai ota meihin yhteyttä.',
      pay: 'Maksa tilaus',
    },
  },
  sv: {
    pending: (days) =>
      `Din bank behandlar betalningen, vilket kan ta upp till ${days} arbetsdagar. Du behöver inte göra något. Betala inte igen. Vi mejlar dig när betalningen kommer in eller misslyckas.`,
    verify: (url) =>
      `Bekräfta ditt konto så att betalningen kan påbörjas. Om en eller två arbetsdagar ser du en liten insättning på kontoutdraget. Ange beloppet eller koden här inom tio dagar: ${url}`,
    afterwards:
      'När betalningen har kommit skickar vi din beställning, startar ett eventuellt abonnemang som du köpte med den och skickar fakturan.',
    received: {
      subject: (order) => `Betalning mottagen för beställning ${order}`,
      opening: (amount) => `Vi har tagit emot din betalning på ${amount}. Tack.`,
      next: 'Nu förbereder vi din beställning, och ett eventuellt abonnemang som du köpte med den har börjat.',
    },
    returned: {
      subject: (order) => `Betalningen för beställning ${order} misslyckades`,
      opening: (amount) => `Din bank har returnerat debiteringen på ${amount}. Inget har debiterats.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Din bank uppger att det saknades täckning på kontot.',
        ACCOUNT_CLOSED: 'Din bank uppger att kontot är avslutat eller inte kan debiteras.',
        ACCOUNT_NOT_FOUND: 'Din bank kunde inte hitta kontot.',
        NOT_AUTHORIZED: 'Din bank uppger att debiteringen inte var godkänd.',
        NOT_VERIFIED: 'De små insättningarna på kontot bekräftades inte i tid.',
        RETURNED: 'Din bank angav ingen orsak.',
      },
      remedy: 'Vi har sparat din beställning. Betala den på ett annat sätt, eller kontakta oss.',
      pay: 'Betala beställningen',
    },
  },
};

/** The languages that have them. */
export const debitMailLanguages = Object.keys(wordsByLanguage);

/** The texts for a `textLanguage`; English if there are none. */
export const debitMailWordsIn = (language: string): DebitMailWords =>
  ownValue(wordsByLanguage, language) ?? english;
