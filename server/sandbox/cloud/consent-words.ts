import { ownValue } from '@sonde/machines/rules/texts';
import type { AgentScope } from '@sonde/machines/rules/sign-in';

/** The texts with which a person is asked what a platform may do. */
export interface ConsentWords {
  readonly title: string;
  asks(platform: string): string;
  readonly scopes: Readonly<Record<AgentScope, string>>;
  signedInAs(email: string): string;
  readonly end: string;
  readonly allow: string;
  readonly deny: string;
}

const [read, manage] = ['dev.ucp.shopping.order:read', 'dev.ucp.shopping.checkout:manage'] as const;

const english: ConsentWords = {
  title: 'Connect your Sonde account',
  asks: (platform) => `${platform} wants to:`,
  scopes: {
    [read]: 'see your orders and their deliveries',
    [manage]: 'prepare and place orders with your account',
  },
  signedInAs: (email) => `You’re signed in as ${email}.`,
  end: 'You can disconnect your account there at any time.',
  allow: 'Allow access',
  deny: 'Don’t allow access',
};

const wordsByLanguage: Readonly<Record<string, ConsentWords>> = {
  ar: {
    title: 'ربط حسابك في Sonde',
    asks: (platform) => `يطلب ${platform} ما يلي:`,
    scopes: { [read]: 'الاطلاع على طلباتك وعمليات توصيلها', [manage]: 'إعداد الطلبات وإرسالها باستخدام حسابك' },
    signedInAs: (email) => `سجّلت الدخول باسم ${email}.`,
    end: 'يمكنك إلغاء ربط حسابك هناك في أي وقت.',
    allow: 'السماح بالوصول',
    deny: 'عدم السماح بالوصول',
  },
  da: {
    title: 'Tilknyt din Sonde-konto',
    asks: (platform) => `${platform} ønsker at:`,
    scopes: { [read]: 'se dine ordrer og leveringer', [manage]: 'forberede og afgive ordrer med din konto' },
    signedInAs: (email) => `Du er logget ind som ${email}.`,
    end: 'Du kan til enhver tid fjerne tilknytningen dér.',
    allow: 'Giv adgang',
    deny: 'Giv ikke adgang',
  },
  de: {
    title: 'Sonde-Konto verbinden',
    asks: (platform) => `${platform} möchte:`,
    scopes: {
      [read]: 'Ihre Bestellungen und deren Lieferungen sehen',
      [manage]: 'Bestellungen mit Ihrem Konto vorbereiten und aufgeben',
    },
    signedInAs: (email) => `Sie sind als ${email} angemeldet.`,
    end: 'Sie können die Verbindung dort jederzeit trennen.',
    allow: 'Zugriff erlauben',
    deny: 'Zugriff nicht erlauben',
  },
  es: {
    title: 'Conectar su cuenta de Sonde',
    asks: (platform) => `${platform} solicita permiso para:`,
    scopes: {
      [read]: 'ver sus pedidos y sus entregas',
      [manage]: 'preparar y realizar pedidos con su cuenta',
    },
    signedInAs: (email) => `Ha iniciado sesión como ${email}.`,
    end: 'Puede desconectar su cuenta allí en cualquier momento.',
    allow: 'Permitir el acceso',
    deny: 'No permitir el acceso',
  },
  fi: {
    title: 'Yhdistä Sonde-tilisi',
    asks: (platform) => `${platform} pyytää lupaa:`,
    scopes: {
      [read]: 'nähdä tilauksesi ja niiden toimitukset',
      [manage]: 'valmistella ja tehdä tilauksia tililläsi',
    },
    signedInAs: (email) => `Olet kirjautunut sisään tilillä ${email}.`,
    end: 'Voit katkaista yhteyden siellä milloin tahansa.',
    allow: 'Salli käyttö',
    deny: 'Älä salli käyttöä',
  },
  fr: {
    title: 'Associer votre compte Sonde',
    asks: (platform) => `${platform} souhaite :`,
    scopes: {
      [read]: 'voir vos commandes et leurs livraisons',
      [manage]: 'préparer et passer des commandes avec votre compte',
    },
    signedInAs: (email) => `Vous êtes connecté en tant que ${email}.`,
    end: 'Vous pouvez y dissocier votre compte à tout moment.',
    allow: 'Autoriser l’accès',
    deny: 'Refuser l’accès',
  },
  it: {
    title: 'Collegare il Suo account Sonde',
    asks: (platform) => `${platform} chiede di poter:`,
    scopes: {
      [read]: 'vedere i Suoi ordini e le relative consegne',
      [manage]: 'preparare e inviare ordini con il Suo account',
    },
    signedInAs: (email) => `Ha effettuato l’accesso come ${email}.`,
    end: 'Può scollegare il Suo account da lì in qualsiasi momento.',
    allow: 'Consentire l’accesso',
    deny: 'Non consentire l’accesso',
  },
  nl: {
    title: 'Uw Sonde-account koppelen',
    asks: (platform) => `${platform} wil graag:`,
    scopes: {
      [read]: 'uw bestellingen en de leveringen ervan zien',
      [manage]: 'bestellingen voorbereiden en plaatsen met uw account',
    },
    signedInAs: (email) => `U bent ingelogd als ${email}.`,
    end: 'U kunt uw account daar op elk moment ontkoppelen.',
    allow: 'Toegang geven',
    deny: 'Geen toegang geven',
  },
  no: {
    title: 'Koble til Sonde-kontoen din',
    asks: (platform) => `${platform} ønsker å:`,
    scopes: {
      [read]: 'se bestillingene dine og leveringene',
      [manage]: 'forberede og fullføre bestillinger med kontoen din',
    },
    signedInAs: (email) => `Du er logget inn som ${email}.`,
    end: 'Du kan koble fra kontoen din der når som helst.',
    allow: 'Gi tilgang',
    deny: 'Ikke gi tilgang',
  },
  pl: {
    title: 'Połączenie konta Sonde',
    asks: (platform) => `${platform} prosi o możliwość:`,
    scopes: {
      [read]: 'wyświetlania zamówień z tego konta i ich dostaw',
      [manage]: 'przygotowywania i składania zamówień z tego konta',
    },
    signedInAs: (email) => `Zalogowano jako ${email}.`,
    end: 'Konto można tam odłączyć w każdej chwili.',
    allow: 'Zezwól na dostęp',
    deny: 'Nie zezwalaj na dostęp',
  },
  pt: {
    title: 'Associar a sua conta Sonde',
    asks: (platform) => `${platform} pretende:`,
    scopes: {
      [read]: 'ver as suas encomendas e respetivas entregas',
      [manage]: 'preparar e efetuar encomendas com a sua conta',
    },
    signedInAs: (email) => `Tem sessão iniciada como ${email}.`,
    end: 'Pode desassociar a sua conta aí a qualquer momento.',
    allow: 'Permitir o acesso',
    deny: 'Não permitir o acesso',
  },
  sv: {
    title: 'Anslut ditt Sonde-konto',
    asks: (platform) => `${platform} vill:`,
    scopes: {
      [read]: 'se dina beställningar och leveranser',
      [manage]: 'förbereda och lägga beställningar med ditt konto',
    },
    signedInAs: (email) => `Du är inloggad som ${email}.`,
    end: 'Du kan när som helst koppla från ditt konto där.',
    allow: 'Tillåt åtkomst',
    deny: 'Tillåt inte åtkomst',
  },
  tr: {
    title: 'Sonde hesabınızı bağlayın',
    asks: (platform) => `${platform} şunları yapmak istiyor:`,
    scopes: {
      [read]: 'siparişlerinizi ve teslimatlarını görmek',
      [manage]: 'hesabınızla sipariş hazırlamak ve vermek',
    },
    signedInAs: (email) => `${email} olarak oturum açtınız.`,
    end: 'Hesabınızın bağlantısını orada istediğiniz zaman kesebilirsiniz.',
    allow: 'Erişime izin ver',
    deny: 'Erişime izin verme',
  },
};

/** The texts in a language of the shop, by the base name of its catalog; English for any other. */
export const consentWordsIn = (language: string): ConsentWords =>
  ownValue(wordsByLanguage, language) ?? english;
