import { internationalEnglish } from '@sonde/machines/rules/places';
import { ownValue } from '@sonde/machines/rules/texts';

/** What a mail about the end of a person's place in an organization says; days are already formatted. */
interface RemovalWords {
  /** Title and subject. */
  readonly subject: (organization: string) => string;
  readonly opening: (organization: string, day: string) => string;
  readonly lost: string;
  /** What stays. */
  readonly kept: string;
  readonly mistake: (organization: string) => string;
  /** The button, as pages call the account. */
  readonly account: string;
}

const english: RemovalWords = {
  subject: (organization) => `You’re no longer a member of ${organization}`,
  opening: (organization, day) => `Your place in ${organization} on Sonde ended on ${day}.`,
  lost: 'From that day, you can no longer use the organization’s membership or buy for it.',
  kept: 'Orders that you placed yourself stay in your account.',
  mistake: (organization) =>
    `If you think this is a mistake, ask an administrator of ${organization} to invite you again.`,
  account: 'My account',
};

const wordsByLanguage: Readonly<Record<string, RemovalWords>> = {
  en: english,
  [internationalEnglish]: {
    ...english,
    lost: 'From that day, you can no longer use the organisation’s membership or buy for it.',
  },
  ar: {
    subject: (organization) => `لم تعد عضوًا في ${organization}`,
    opening: (organization, day) => `انتهت عضويتك في مؤسسة ${organization} في Sonde بتاريخ ${day}.`,
    lost: 'منذ ذلك اليوم لم يعد بإمكانك استخدام اشتراك المؤسسة أو الشراء باسمها.',
    kept: 'الطلبات التي قدمتها بنفسك تبقى في حسابك.',
    mistake: (organization) =>
      `إذا كنت تعتقد أن هذا حدث عن طريق الخطأ، فاطلب من أحد مشرفي ${organization} دعوتك من جديد.`,
    account: 'حسابي',
  },
  da: {
    subject: (organization) => `Du er ikke længere med i ${organization}`,
    opening: (organization, day) => `Din plads i ${organization} hos Sonde ophørte den ${day}.`,
    lost: 'Fra den dag kan du ikke længere bruge organisationens abonnement eller købe på dens vegne.',
    kept: 'Ordrer, som du selv har afgivet, bliver på din konto.',
    mistake: (organization) =>
      `Hvis du mener, at det er en fejl, kan du bede en administrator hos ${organization} om at invitere dig igen.`,
    account: 'Min konto',
  },
  de: {
    subject: (organization) => `Sie gehören ${organization} nicht mehr an`,
    opening: (organization, day) => `Ihr Platz bei ${organization} auf Sonde ist am ${day} entfallen.`,
    lost: 'Seit diesem Tag können Sie die Mitgliedschaft der Organisation nicht mehr nutzen und nicht mehr für sie einkaufen.',
    kept: 'Bestellungen, die Sie selbst aufgegeben haben, bleiben in Ihrem Konto.',
    mistake: (organization) =>
      `Wenn Sie das für ein Versehen halten, bitten Sie einen Admin von ${organization}, Sie erneut einzuladen.`,
    account: 'Mein Konto',
  },
  es: {
    subject: (organization) => `Ya no es miembro de ${organization}`,
    opening: (organization, day) => `Su plaza en ${organization} en Sonde terminó el ${day}.`,
    lost: 'Desde ese día ya no puede usar la suscripción de la organización ni comprar en su nombre.',
    kept: 'Los pedidos que hizo usted siguen en su cuenta.',
    mistake: (organization) =>
      `Si cree que se trata de un error, pida a un administrador de ${organization} que le invite de nuevo.`,
    account: 'Mi cuenta',
  },
  fi: {
    subject: (organization) => `Et enää kuulu organisaatioon ${organization}`,
    opening: (organization, day) =>
      `Paikkasi Sondessa organisaatiossa ${organization} päättyi. Päättymispäivä: ${day}.`,
    lost: 'Siitä päivästä lähtien et voi enää käyttää organisaation jäsenyyttä etkä ostaa sen puolesta.',
    kept: 'Itse tekemäsi tilaukset säilyvät tililläsi.',
    mistake: (organization) =>
      `Jos uskot, että kyseessä on virhe, pyydä organisaation ${organization} ylläpitäjää kutsumaan sinut uudelleen.`,
    account: 'Oma tili',
  },
  fr: {
    subject: (organization) => `Vous ne faites plus partie de ${organization}`,
    opening: (organization, day) => `Votre place chez ${organization} sur Sonde a pris fin le ${day}.`,
    lost: 'Depuis ce jour, vous ne pouvez plus utiliser l’abonnement de l’établissement ni acheter en son nom.',
    kept: 'Les commandes que vous avez passées vous-même restent dans votre compte.',
    mistake: (organization) =>
      `Si vous pensez qu’il s’agit d’une erreur, demandez à un administrateur de ${organization} de vous inviter à nouveau.`,
    account: 'Mon compte',
  },
  it: {
    subject: (organization) => `Non fa più parte di ${organization}`,
    opening: (organization, day) =>
      `La Sua postazione presso ${organization} su Sonde non è più attiva (data di fine: ${day}).`,
    lost: 'Da quel giorno non può più utilizzare l’abbonamento della struttura né acquistare per suo conto.',
    kept: 'Gli ordini effettuati da Lei restano nel Suo account.',
    mistake: (organization) =>
      `Se ritiene che si tratti di un errore, chieda a un amministratore di ${organization} di invitarLa di nuovo.`,
    account: 'Il mio account',
  },
  nl: {
    subject: (organization) => `U hoort niet meer bij ${organization}`,
    opening: (organization, day) => `Uw toegang via ${organization} op Sonde is op ${day} beëindigd.`,
    lost: 'Vanaf die dag kunt u het abonnement van de organisatie niet meer gebruiken en niet meer namens haar kopen.',
    kept: 'Bestellingen die u zelf hebt geplaatst, blijven in uw account.',
    mistake: (organization) =>
      `Denkt u dat dit een vergissing is, vraag dan een beheerder van ${organization} om u opnieuw uit te nodigen.`,
    account: 'Mijn account',
  },
  no: {
    subject: (organization) => `Du er ikke lenger med i ${organization}`,
    opening: (organization, day) => `Plassen din i ${organization} hos Sonde opphørte ${day}.`,
    lost: 'Fra den dagen kan du ikke lenger bruke abonnementet til organisasjonen eller kjøpe på vegne av den.',
    kept: 'Bestillinger du selv har gjort, blir værende på kontoen din.',
    mistake: (organization) =>
      `Hvis du mener at dette er en feil, kan du be en administrator i ${organization} om å invitere deg på nytt.`,
    account: 'Min konto',
  },
  pl: {
    subject: (organization) => `${organization}: koniec dostępu`,
    opening: (organization, day) => `Dostęp do Sonde przez organizację ${organization} zakończył się ${day}.`,
    lost: 'Od tego dnia nie można już korzystać z subskrypcji organizacji ani kupować w jej imieniu.',
    kept: 'Zamówienia złożone samodzielnie pozostają na Państwa koncie.',
    mistake: (organization) =>
      `Jeśli to pomyłka, prosimy zwrócić się do administratora organizacji ${organization} o ponowne zaproszenie.`,
    account: 'Moje konto',
  },
  pt: {
    subject: (organization) => `Já não é membro de ${organization}`,
    opening: (organization, day) => `O seu lugar em ${organization} na Sonde terminou a ${day}.`,
    lost: 'Desde esse dia, já não pode utilizar a subscrição da organização nem comprar em nome dela.',
    kept: 'As encomendas que fez em nome próprio continuam na sua conta.',
    mistake: (organization) =>
      `Se acha que se trata de um engano, peça a um administrador de ${organization} que lhe envie um novo convite.`,
    account: 'A minha conta',
  },
  sv: {
    subject: (organization) => `Du är inte längre med i ${organization}`,
    opening: (organization, day) => `Din plats i ${organization} hos Sonde upphörde den ${day}.`,
    lost: 'Från den dagen kan du inte längre använda organisationens abonnemang eller köpa för dess räkning.',
    kept: 'Beställningar som du själv har gjort finns kvar på ditt konto.',
    mistake: (organization) =>
      `Om du tror att det är ett misstag kan du be en administratör hos ${organization} att bjuda in dig igen.`,
    account: 'Mitt konto',
  },
  tr: {
    subject: (organization) => `Artık ${organization} üyesi değilsiniz`,
    opening: (organization, day) => `${organization} üzerinden Sonde erişiminiz ${day} tarihinde sona erdi.`,
    lost: 'Bu tarihten itibaren kurumun üyeliğini kullanamaz ve kurum adına alışveriş yapamazsınız.',
    kept: 'Kendi verdiğiniz siparişler hesabınızda kalır.',
    mistake: (organization) =>
      `Bunun bir hata olduğunu düşünüyorsanız ${organization} yöneticilerinden birinden sizi yeniden davet etmesini isteyin.`,
    account: 'Hesabım',
  },
};

/** The texts for a `textLanguage`; English if there are none. */
export const removalWordsIn = (language: string): RemovalWords =>
  ownValue(wordsByLanguage, language) ?? english;
