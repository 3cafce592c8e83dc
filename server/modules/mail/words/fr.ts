import type { MailWords } from './mail-words.ts';

export const fr: MailWords = {
  subject: (number) => `Votre commande ${number}`,
  title: (number) => `Merci. Votre commande ${number} est confirmée`,
  orderedOn: (day) => `Commande passée le ${day}.`,
  arrivesOn: (day) => `Votre commande sera livrée le ${day}.`,
  arrivesBetween: (earliest, latest) => `Votre commande sera livrée entre le ${earliest} et le ${latest}.`,
  lines: 'Articles commandés',
  each: (price) => `${price} l’unité`,
  free: 'Gratuit',
  freeWithCode: (code) => `offert avec le code ${code}`,
  extendedTo: (term) => `${term} de garantie au total`,
  price: 'Prix',
  subtotal: 'Sous-total',
  discount: 'Remise',
  discountWith: (code) => `Remise ${code}`,
  shipping: 'Livraison',
  shippingBy: (method) => `Livraison (${method})`,
  taxNames: {
    VAT: 'TVA',
    GST: 'TPS',
    SALES_TAX: 'taxe de vente',
    NONE: 'taxe',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Dont ${name} (${rate})`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name} : 0 %, autoliquidation`,
  },
  estimatedTax: 'Taxes estimées',
  registrationNumber: (number) => `Numéro d’enregistrement : ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(${name} ${rate} incluse)`,
    NET_PLUS_TAX: ({ name }) => `(${name} en sus)`,
    REVERSE_CHARGE: ({ name }) => `hors ${name} (autoliquidation)`,
  },
  withoutTax: '(hors taxes)',
  reverseCharge: 'Autoliquidation : la TVA est due par l’acheteur.',
  total: 'Total',
  payment: 'Paiement',
  nothingToPay: 'Rien à payer.',
  paidOn: (day) => `payé le ${day}`,
  underWaySince: (day) => `en cours depuis le ${day}`,
  nextCharge: 'Prochain prélèvement',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} : renouvellement le ${day} au prix de ${price} ${taxNote}, puis ${years === 1 ? 'chaque année' : `tous les ${years} ans`}. Vous pouvez résilier à tout moment avant cette date, dans votre compte, par téléphone ou par e-mail.`,
  membershipAccount: (url) =>
    `Vos places, factures et renouvellement se trouvent dans votre compte : ${url}. Connectez-vous, ou créez un compte, avec l’adresse e-mail de cette commande.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name} : ${price} ${taxNote} chaque mois, au moins jusqu’au ${lastDay} inclus. Prochain paiement le ${day}.`,
  prepaidMembership: 'Votre abonnement',
  prepaid: ({ name, day }) => `${name} : valable jusqu’au ${day} inclus, sans renouvellement automatique.`,
  shippingAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  references: 'Vos références',
  labelled: (label, value) => `${label} : ${value}`,
  organization: 'Établissement',
  purchaseOrderNumber: 'Numéro de bon de commande',
  costCentre: 'Centre de coûts',
  vatNumber: 'Numéro de TVA',
  support: 'Questions, retours et résiliation',
  returns:
    'Retournez tout article sous 30 jours après la livraison et obtenez un remboursement intégral, taxes et livraison standard comprises. Appelez-nous : nous vous enverrons une étiquette prépayée par e-mail.',
  supportHours: {
    AMERICA: 'du lundi au vendredi, de 8 h à 18 h, heure de l’Est (New York)',
    BRITAIN: 'du lundi au vendredi, de 9 h à 17 h, heure de Londres',
    EUROPE: 'du lundi au vendredi, de 9 h à 17 h, heure de Berlin',
    OCEANIA: 'du lundi au vendredi, de 9 h à 17 h, heure de Sydney',
  },
  toReturn: (phone, hours, address) =>
    `Pour un retour ou pour toute question, appelez le ${phone} (${hours}) ou écrivez-nous : ${address}`,
  toReturnOrCancel: (phone, hours, address) =>
    `Pour un retour, une résiliation ou pour toute question, appelez le ${phone} (${hours}) ou écrivez-nous : ${address}`,
  terms: (url) => `Conditions générales de vente, retours et garantie : ${url}`,
  seeOrder: 'Voir votre commande',
  soldBy: (seller) => `Vendu par ${seller}`,
  receipt: {
    subject: 'Merci de nous avoir contactés',
    outcome: {
      ANSWER: 'Nous avons bien reçu votre message et vous répondrons par e-mail.',
      DEMONSTRATION: 'Nous avons bien reçu votre message et vous écrirons pour convenir d’une démonstration.',
      PLACE: 'Votre place est réservée. Nous vous enverrons le lien par e-mail.',
      MEETING: 'Nous avons bien reçu votre message et vous écrirons pour convenir d’un rendez-vous.',
      REQUEST: 'Nous avons bien reçu votre demande et vous préviendrons par e-mail dès qu’elle sera traitée.',
      OFFERS: 'Votre inscription est enregistrée. Nous vous écrirons dès le début des offres.',
      PAPER: 'Votre livre blanc est prêt à être lu.',
      VIDEO: 'Votre vidéo est prête.',
    },
    result: { PAPER: 'Lire le livre blanc', VIDEO: 'Regarder la vidéo' },
    notYou:
      'Si vous ne nous avez pas contactés, quelqu’un a saisi votre adresse e-mail par erreur. Vous pouvez ignorer ce message.',
    shop: 'Aller à la boutique',
  },
  learner: {
    approved: {
      subject: 'Votre remise pour étudiants et professionnels en formation',
      opening: (code) => `Nous avons vérifié que vous êtes en formation. Votre code est ${code}.`,
      use: (day) =>
        `Saisissez-le lors de la commande, après cette adresse e-mail. Il est valable une fois, pour une sonde, jusqu’au ${day}.`,
    },
    declined: {
      subject: 'Nous n’avons pas pu vérifier que vous êtes en formation',
      opening:
        'Le document envoyé ne montre pas que vous êtes actuellement en formation, ou nous n’avons pas pu le lire.',
      remedy:
        'Vous pouvez en envoyer un autre, par exemple une carte d’étudiant datée ou une attestation de votre établissement.',
      again: 'Envoyer un autre document',
    },
  },
  declaration: {
    heading: 'Votre déclaration',
    fields: {
      cause: (answer) => `Motif : ${answer}`,
      endsOn: (answer) => `Je souhaite qu’il prenne fin le ${answer}.`,
      name: (answer) => `Nom : ${answer}`,
      contract: (answer) => `Contrat : ${answer}`,
      items: (answer) => `Uniquement ces articles : ${answer}`,
      email: (answer) => `Adresse e-mail pour cet accusé de réception : ${answer}`,
    },
    notYou:
      'Si vous n’êtes pas à l’origine de cette déclaration, quelqu’un a saisi votre adresse e-mail. Répondez à cet e-mail pour que nous puissions rectifier la situation.',
    withdrawal: {
      statement: 'Je me rétracte du contrat désigné ci-dessous.',
      subject: (number) => `Votre rétractation : accusé de réception ${number}`,
      received: (day, time) => `Nous avons reçu votre rétractation le ${day} à ${time}.`,
      confirm: 'Confirmer la rétractation',
      outcome: {
        WITHDRAWN: (order) =>
          `Vous vous êtes rétracté de la commande ${order}. Plus rien ne sera expédié et l’abonnement éventuellement acheté avec elle a pris fin. Nous vous rembourserons dans les 14 jours suivant la réception de votre rétractation ; pour les articles que vous avez déjà reçus, nous pouvons attendre leur retour ou votre preuve d’expédition.`,
        TO_BE_CONFIRMED:
          'Votre rétractation est réputée reçue à cette date et à cette heure. Confirmez-la avec le bouton ci-dessous pour qu’elle prenne effet immédiatement. Sinon, notre équipe l’examinera et vous contactera à cette adresse.',
        TO_BE_CHECKED:
          'Votre rétractation est réputée reçue à cette date et à cette heure. Notre équipe va l’examiner et vous contactera à cette adresse.',
      },
    },
    cancellation: {
      subject: (number) => `Votre résiliation : accusé de réception ${number}`,
      received: (day, time) => `Nous avons reçu votre résiliation le ${day} à ${time}.`,
      statement: {
        ORDINARY: 'Je résilie l’abonnement désigné ci-dessous à la prochaine date possible.',
        FOR_CAUSE: 'Je résilie l’abonnement désigné ci-dessous pour motif grave.',
      },
      confirm: 'Confirmer la résiliation',
      outcome: {
        CANCELED: (day) =>
          `Votre abonnement ne se renouvelle plus. Il prend fin le ${day} et rien ne sera prélevé après cette date. Vous conservez votre accès jusque-là.`,
        ENDED: (day) =>
          `Votre abonnement a pris fin le ${day}. Il ne se renouvelle pas et rien ne sera plus prélevé.`,
        TO_BE_CONFIRMED:
          'Votre résiliation est réputée reçue à cette date et à cette heure. Confirmez-la avec le bouton ci-dessous pour qu’elle prenne effet immédiatement. Sinon, notre équipe l’examinera et vous contactera à cette adresse.',
        TO_BE_CHECKED:
          'Votre résiliation est réputée reçue à cette date et à cette heure. Notre équipe va l’examiner et vous indiquera à cette adresse la date de fin.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} vous invite à rejoindre Sonde`,
    opening: (organization) =>
      `${organization} vous invite à rejoindre son établissement chez Sonde. Acceptez l’invitation avec cette adresse e-mail.`,
    openUntil: (day) => `Vous pouvez accepter jusqu’au ${day}.`,
    accept: 'Accepter l’invitation',
    notYou: (organization) =>
      `Si vous ne connaissez pas ${organization}, ignorez cet e-mail. Rien ne sera fait sans votre accord.`,
  },
  shipment: {
    shipped: (order) => `Votre commande ${order} a été expédiée`,
    somePart: (order) => `Une partie de votre commande ${order} a été expédiée`,
    items: 'Dans cet envoi',
    tracking: (number) => `Numéro de suivi : ${number}`,
    rest: 'Nous vous écrirons de nouveau dès que le reste sera expédié.',
  },
  tradeIn: {
    credit: 'Crédit de reprise',
    heading: 'Votre ancienne sonde',
    send: ({ number, day }) =>
      `Envoyez-nous la sonde portant le numéro de série ${number} de façon qu’elle nous parvienne au plus tard le ${day}. Les frais de port sont à votre charge.`,
    label: (url) => `Imprimer l’étiquette : ${url}`,
    late: 'Si elle ne nous parvient pas d’ici là, le crédit n’est plus valable et nous vous enverrons par e-mail une facture du montant déduit, taxes comprises.',
    billed: {
      subject: ({ order, amount }) => `Votre reprise pour la commande ${order} : ${amount} à régler`,
      opening: ({ number, day, order }) =>
        `La sonde portant le numéro de série ${number} ne nous est pas parvenue au ${day}. Son crédit pour la commande ${order} est annulé.`,
      pay: ({ amount, due }) =>
        `Veuillez régler ${amount}, taxes comprises, au plus tard le ${due}. Répondez à cet e-mail et nous vous enverrons un moyen de paiement sécurisé. Si vous avez déjà envoyé la sonde, répondez en indiquant le numéro de suivi.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Votre abonnement sera renouvelé le ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `L’abonnement de l’établissement ${organization} (${name}) sera renouvelé le ${day}. Ce jour-là, nous débiterons ${amount}, toutes taxes comprises.`,
      trial: ({ organization, name, day, amount }) =>
        `L’essai gratuit de l’établissement ${organization} se termine bientôt. L’abonnement (${name}) commence le ${day} ; ce jour-là, nous débiterons ${amount}, toutes taxes comprises.`,
    },
    cancelRenewal: 'Résilier le renouvellement automatique',
    toCancel: ({ button, day }) =>
      `Si vous ne souhaitez pas renouveler, choisissez « ${button} » dans votre compte avant le ${day}. Rien ne sera débité et vous conservez votre accès jusque-là.`,
    committed: ({ lastDay }) =>
      `Vous êtes engagé pour la location jusqu’au ${lastDay} inclus. Si vous partez avant, vous payez les mois restants.`,
    trialEndNear: {
      subject: ({ day }) => `Votre essai gratuit se termine le ${day}`,
      opening: ({ organization, day }) =>
        `L’essai gratuit de l’établissement ${organization} se termine le ${day}. Rien ne sera débité. Pour conserver votre accès, choisissez un abonnement avant cette date.`,
    },
    renewed: {
      subject: ({ day }) => `Votre reçu : abonnement renouvelé jusqu’au ${day}`,
      opening: ({ organization, name, day }) =>
        `L’abonnement de l’établissement ${organization} (${name}) a été renouvelé jusqu’au ${day}.`,
      invoice: ({ number }) => `Facture ${number}`,
      taxIncluded: 'Taxes comprises',
      paid: 'Payé',
      nextCharge: ({ day }) => `Le prochain prélèvement aura lieu le ${day}.`,
    },
    changed: {
      subject: 'Votre reçu : abonnement modifié',
      opening: ({ organization, name, day }) =>
        `L’abonnement de l’établissement ${organization} est désormais ${name}. Il est réglé jusqu’au ${day} inclus.`,
    },
    chargeFailed: {
      subject: 'Nous n’avons pas pu renouveler votre abonnement',
      opening: ({ amount, organization, name }) =>
        `Nous n’avons pas pu débiter ${amount} pour l’abonnement de l’établissement ${organization} (${name}).`,
      nextTry: ({ day, lastDay }) =>
        `Nous réessaierons le ${day}. Vous conservez votre accès jusqu’au ${lastDay}.`,
      remedy:
        'Veuillez vérifier votre moyen de paiement dans votre compte. Si votre banque vous demande de confirmer les paiements, enregistrez-y de nouveau votre carte.',
      payByLink:
        'Vous pouvez aussi payer dès maintenant par carte ou autrement. Toute personne disposant du lien peut payer.',
      pay: 'Payer maintenant',
    },
    refunded: {
      subject: ({ amount }) => `Nous avons remboursé ${amount}`,
      opening: ({ amount, organization, name }) =>
        `Nous avons remboursé ${amount} pour l’abonnement de l’établissement ${organization} (${name}).`,
      reason:
        'L’abonnement avait déjà été modifié ou résilié lorsque votre paiement nous est parvenu : nous vous l’avons donc remboursé. Le remboursement peut mettre quelques jours à apparaître sur votre relevé.',
    },
    referralCredited: {
      subject: 'Vous avez gagné un crédit de parrainage',
      opening: ({ organization }) =>
        `Une personne parrainée par un membre de l’établissement ${organization} a commandé chez nous et ne peut plus retourner sa commande.`,
      effect: ({ name }) =>
        `Ce crédit sera déduit du prix de votre abonnement (${name}) lors des prochains renouvellements.`,
      earned: 'Mois gagnés',
      available: 'Mois disponibles',
    },
    ended: {
      subject: 'Votre abonnement a pris fin',
      opening: ({ organization, name }) =>
        `L’abonnement de l’établissement ${organization} (${name}) a pris fin.`,
      unpaid: 'Nous n’avons pas pu débiter le montant dans le délai de paiement.',
      comeBack: 'Rien ne sera plus débité. Vous pouvez souscrire un nouvel abonnement à tout moment.',
    },
    manage: 'Gérer votre abonnement',
  },
};
