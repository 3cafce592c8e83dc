import { fr } from './fr.ts';
import type { MailWords } from './mail-words.ts';

/** The texts that differ in the French of Canada, which calls an email *courriel*. */
export const frCa: MailWords = {
  ...fr,
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} : renouvellement le ${day} au prix de ${price} ${taxNote}, puis ${years === 1 ? 'chaque année' : `tous les ${years} ans`}. Vous pouvez résilier à tout moment avant cette date, dans votre compte, par téléphone ou par courriel.`,
  membershipAccount: (url) =>
    `Vos places, factures et renouvellement se trouvent dans votre compte : ${url}. Connectez-vous, ou créez un compte, avec l’adresse courriel de cette commande.`,
  returns:
    'Retournez tout article sous 30 jours après la livraison et obtenez un remboursement intégral, taxes et livraison standard comprises. Appelez-nous : nous vous enverrons une étiquette prépayée par courriel.',
  receipt: {
    ...fr.receipt,
    outcome: {
      ...fr.receipt.outcome,
      ANSWER: 'Nous avons bien reçu votre message et vous répondrons par courriel.',
      PLACE: 'Votre place est réservée. Nous vous enverrons le lien par courriel.',
      REQUEST:
        'Nous avons bien reçu votre demande et vous préviendrons par courriel dès qu’elle sera traitée.',
    },
    notYou:
      'Si vous ne nous avez pas contactés, quelqu’un a saisi votre adresse courriel par erreur. Vous pouvez ignorer ce message.',
  },
  learner: {
    ...fr.learner,
    approved: {
      ...fr.learner.approved,
      use: (day) =>
        `Saisissez-le lors de la commande, après cette adresse courriel. Il est valable une fois, pour une sonde, jusqu’au ${day}.`,
    },
  },
  declaration: {
    ...fr.declaration,
    fields: {
      ...fr.declaration.fields,
      email: (answer) => `Adresse courriel pour cet accusé de réception : ${answer}`,
    },
    notYou:
      'Si vous n’êtes pas à l’origine de cette déclaration, quelqu’un a saisi votre adresse courriel. Répondez à ce courriel pour que nous puissions rectifier la situation.',
  },
  invitation: {
    ...fr.invitation,
    opening: (organization) =>
      `${organization} vous invite à rejoindre son établissement chez Sonde. Acceptez l’invitation avec cette adresse courriel.`,
    notYou: (organization) =>
      `Si vous ne connaissez pas ${organization}, ignorez ce courriel. Rien ne sera fait sans votre accord.`,
  },
  tradeIn: {
    ...fr.tradeIn,
    late: 'Si elle ne nous parvient pas d’ici là, le crédit n’est plus valable et nous vous enverrons par courriel une facture du montant déduit, taxes comprises.',
    billed: {
      ...fr.tradeIn.billed,
      pay: ({ amount, due }) =>
        `Veuillez régler ${amount}, taxes comprises, au plus tard le ${due}. Répondez à ce courriel et nous vous enverrons un moyen de paiement sécurisé. Si vous avez déjà envoyé la sonde, répondez en indiquant le numéro de suivi.`,
    },
  },
};
