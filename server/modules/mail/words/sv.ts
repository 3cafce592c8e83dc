import type { MailWords } from './mail-words.ts';

const renewsEvery = (years: number) => {
  if (years === 1) return 'varje år';
  if (years === 2) return 'vartannat år';
  return years === 3 ? 'vart tredje år' : `vart ${years}:e år`;
};

export const sv: MailWords = {
  subject: (number) => `Din beställning ${number}`,
  title: (number) => `Tack. Din beställning ${number} är bekräftad`,
  orderedOn: (day) => `Beställd den ${day}.`,
  arrivesOn: (day) => `Din beställning kommer den ${day}.`,
  arrivesBetween: (earliest, latest) => `Din beställning kommer mellan den ${earliest} och den ${latest}.`,
  lines: 'Det här beställde du',
  each: (price) => `${price} per styck`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis med koden ${code}`,
  extendedTo: (term) => `Totalt ${term} garanti`,
  price: 'Pris',
  subtotal: 'Delsumma',
  discount: 'Rabatt',
  discountWith: (code) => `Rabatt ${code}`,
  shipping: 'Frakt',
  shippingBy: (method) => `Frakt (${method})`,
  taxNames: {
    VAT: 'moms',
    GST: 'GST',
    SALES_TAX: 'försäljningsskatt',
    NONE: 'skatt',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Varav ${name} (${rate})`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `Omvänd betalningsskyldighet: ${name} 0\u00a0%`,
  },
  estimatedTax: 'Beräknad skatt',
  registrationNumber: (number) => `Registreringsnummer: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(inkl. ${rate} ${name})`,
    NET_PLUS_TAX: ({ name }) => `(plus ${name})`,
    REVERSE_CHARGE: ({ name }) => `utan ${name} (omvänd betalningsskyldighet)`,
  },
  withoutTax: '(utan skatt)',
  reverseCharge: 'Omvänd betalningsskyldighet: köparen redovisar momsen.',
  total: 'Totalt',
  payment: 'Betalning',
  nothingToPay: 'Inget att betala.',
  paidOn: (day) => `betald den ${day}`,
  underWaySince: (day) => `behandlas sedan den ${day}`,
  nextCharge: 'Nästa betalning',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} förnyas den ${day} för ${price} ${taxNote} och därefter ${renewsEvery(years)}. Du kan säga upp när som helst innan dess på ditt konto eller via telefon eller e-post.`,
  membershipAccount: (url) =>
    `Du hittar användarplatser, fakturor och förnyelse på ditt konto: ${url}. Logga in, eller skapa ett konto, med e-postadressen i den här beställningen.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} varje månad, minst till och med den ${lastDay}. Nästa betalning sker den ${day}.`,
  prepaidMembership: 'Ditt abonnemang',
  prepaid: ({ name, day }) => `${name} gäller till och med den ${day} och förnyas inte automatiskt.`,
  shippingAddress: 'Leveransadress',
  billingAddress: 'Fakturaadress',
  references: 'Dina referenser',
  labelled: (label, value) => `${label}: ${value}`,
  organization: 'Organisation',
  purchaseOrderNumber: 'Inköpsordernummer',
  costCentre: 'Kostnadsställe',
  vatNumber: 'Momsregistreringsnummer',
  support: 'Frågor, returer och uppsägning',
  returns:
    'Du kan returnera allt inom 30 dagar från leveransen och få hela beloppet tillbaka, inklusive moms och standardfrakt. Ring oss så mejlar vi en förbetald returetikett.',
  supportHours: {
    AMERICA: 'måndag till fredag kl. 8–18, amerikansk östkusttid',
    BRITAIN: 'måndag till fredag kl. 9–17, Londontid',
    EUROPE: 'måndag till fredag kl. 9–17, Berlintid',
    OCEANIA: 'måndag till fredag kl. 9–17, Sydneytid',
  },
  toReturn: (phone, hours, address) =>
    `Vid retur eller frågor: ring ${phone} (${hours}) eller kontakta oss på ${address}.`,
  toReturnOrCancel: (phone, hours, address) =>
    `Vid retur, uppsägning eller frågor: ring ${phone} (${hours}) eller kontakta oss på ${address}.`,
  terms: (url) => `Villkor, returer och garanti: ${url}`,
  seeOrder: 'Se din beställning',
  soldBy: (seller) => `Säljs av ${seller}`,
  receipt: {
    subject: 'Tack för att du kontaktade oss',
    outcome: {
      ANSWER: 'Vi har fått ditt meddelande och återkommer via e-post.',
      DEMONSTRATION: 'Vi har fått ditt meddelande och mejlar dig för att boka en demonstration.',
      PLACE: 'Din plats är reserverad. Vi skickar länken via e-post.',
      MEETING: 'Vi har fått ditt meddelande och mejlar dig för att boka en tid.',
      REQUEST: 'Vi har fått din begäran och mejlar dig när det är klart.',
      OFFERS: 'Du står på listan. Vi mejlar dig när erbjudandena börjar.',
      PAPER: 'Guiden är klar att läsas.',
      VIDEO: 'Din video är redo.',
    },
    result: { PAPER: 'Läs vår guide', VIDEO: 'Se videon' },
    notYou:
      'Om du inte har kontaktat oss har någon angett din e-postadress av misstag. Du kan bortse från det här mejlet.',
    shop: 'Gå till butiken',
  },
  learner: {
    approved: {
      subject: 'Din rabatt för studerande och andra under utbildning',
      opening: (code) => `Vi har bekräftat att du är under utbildning. Din kod är ${code}.`,
      use: (day) =>
        `Ange den i kassan, efter den här e-postadressen. Den gäller en gång, för en prob, till och med den ${day}.`,
    },
    declined: {
      subject: 'Vi kunde inte bekräfta att du är under utbildning',
      opening:
        'Dokumentet som du skickade visar inte att du är under utbildning nu, eller så kunde vi inte läsa det.',
      remedy:
        'Du kan skicka ett annat, till exempel ett studentkort med datum eller ett intyg från ditt lärosäte.',
      again: 'Skicka ett annat dokument',
    },
  },
  declaration: {
    heading: 'Din anmälan',
    fields: {
      cause: (answer) => `Skäl: ${answer}`,
      endsOn: (answer) => `Det ska upphöra den ${answer}.`,
      name: (answer) => `Namn: ${answer}`,
      contract: (answer) => `Avtal: ${answer}`,
      items: (answer) => `Endast dessa produkter: ${answer}`,
      email: (answer) => `E-postadress för mottagningsbeviset: ${answer}`,
    },
    notYou:
      'Om det inte var du som gjorde anmälan har någon annan angett din e-postadress. Svara på det här mejlet så rättar vi till det.',
    withdrawal: {
      statement: 'Jag frånträder härmed avtalet som anges nedan.',
      subject: (number) => `Din ångeranmälan: mottagningsbevis ${number}`,
      received: (day, time) => `Vi tog emot din ångeranmälan den ${day} kl. ${time}.`,
      confirm: 'Bekräfta frånträde',
      outcome: {
        WITHDRAWN: (order) =>
          `Du har ångrat beställning ${order}. Inget mer skickas, och ett eventuellt abonnemang som du köpte med den har upphört. Vi betalar tillbaka inom 14 dagar från att vi tog emot din ångeranmälan. För produkter som du redan har fått kan vi vänta tills de är tillbaka eller tills du har visat att du har skickat dem.`,
        TO_BE_CONFIRMED:
          'Din ångeranmälan räknas som mottagen vid tidpunkten ovan. Bekräfta den med knappen nedan så att den får verkan direkt. Annars tittar en medarbetare på den och kontaktar dig på den här adressen.',
        TO_BE_CHECKED:
          'Din ångeranmälan räknas som mottagen vid tidpunkten ovan. En medarbetare tittar på den och kontaktar dig på den här adressen.',
      },
    },
    cancellation: {
      subject: (number) => `Din uppsägning: mottagningsbevis ${number}`,
      received: (day, time) => `Vi tog emot din uppsägning den ${day} kl. ${time}.`,
      statement: {
        ORDINARY: 'Jag säger upp abonnemanget som anges nedan till närmast möjliga datum.',
        FOR_CAUSE: 'Jag häver abonnemanget som anges nedan av särskilda skäl.',
      },
      confirm: 'Bekräfta uppsägning',
      outcome: {
        CANCELED: (day) =>
          `Ditt abonnemang förnyas inte längre. Det upphör den ${day}, och därefter debiteras inget mer. Du behåller åtkomsten till dess.`,
        ENDED: (day) => `Ditt abonnemang upphörde den ${day}. Det förnyas inte, och inget mer debiteras.`,
        TO_BE_CONFIRMED:
          'Din uppsägning räknas som mottagen vid tidpunkten ovan. Bekräfta den med knappen nedan så att den får verkan direkt. Annars tittar en medarbetare på den och kontaktar dig på den här adressen.',
        TO_BE_CHECKED:
          'Din uppsägning räknas som mottagen vid tidpunkten ovan. En medarbetare tittar på den och meddelar dig på den här adressen när ditt abonnemang upphör.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} bjuder in dig till Sonde`,
    opening: (organization) =>
      `${organization} bjuder in dig till sin organisation hos Sonde. Tacka ja med den här e-postadressen.`,
    openUntil: (day) => `Du kan tacka ja till och med den ${day}.`,
    accept: 'Tacka ja till inbjudan',
    notYou: (organization) =>
      `Om du inte känner till ${organization} kan du bortse från det här mejlet. Inget händer om du inte tackar ja.`,
  },
  shipment: {
    shipped: (order) => `Din beställning ${order} har skickats`,
    somePart: (order) => `En del av din beställning ${order} har skickats`,
    items: 'I den här försändelsen',
    tracking: (number) => `Spårningsnummer: ${number}`,
    rest: 'Vi mejlar igen när resten har skickats.',
  },
  tradeIn: {
    credit: 'Inbytesavdrag',
    heading: 'Din gamla prob',
    send: ({ number, day }) =>
      `Skicka oss proben med serienumret ${number} så att den når oss senast den ${day}. Du betalar portot.`,
    label: (url) => `Skriv ut etiketten: ${url}`,
    late: 'Om den inte har nått oss då gäller avdraget inte längre, och vi mejlar dig en faktura på det avdragna beloppet inklusive moms.',
    billed: {
      subject: ({ order, amount }) => `Ditt inbyte för beställning ${order}: ${amount} att betala`,
      opening: ({ number, day, order }) =>
        `Proben med serienumret ${number} hade inte nått oss senast den ${day}. Avdraget för beställning ${order} gäller inte längre.`,
      pay: ({ amount, due }) =>
        `Betala ${amount} inklusive moms senast den ${due}. Svara på det här mejlet så berättar vi hur du betalar säkert. Har du redan skickat proben, svara med spårningsnumret.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Ditt abonnemang förnyas den ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `Abonnemanget för ${organization} (${name}) förnyas den ${day}. Då debiterar vi ${amount} inklusive alla skatter.`,
      trial: ({ organization, name, day, amount }) =>
        `Den kostnadsfria provperioden för ${organization} går snart ut. Abonnemanget (${name}) börjar den ${day} och då debiterar vi ${amount} inklusive alla skatter.`,
    },
    cancelRenewal: 'Stäng av automatisk förnyelse',
    toCancel: ({ button, day }) =>
      `Om du inte vill förnya väljer du ”${button}” på ditt konto före den ${day}. Inget debiteras och du behåller åtkomsten fram till dess.`,
    committed: ({ lastDay }) =>
      `Hyran har bindningstid till och med den ${lastDay}. Om du säger upp den i förtid betalar du för de månader som är kvar.`,
    trialEndNear: {
      subject: ({ day }) => `Din kostnadsfria provperiod går ut den ${day}`,
      opening: ({ organization, day }) =>
        `Den kostnadsfria provperioden för ${organization} går ut den ${day}. Inget debiteras. Välj ett abonnemang före dess om du vill behålla åtkomsten.`,
    },
    renewed: {
      subject: ({ day }) => `Ditt kvitto: abonnemanget förnyat till och med den ${day}`,
      opening: ({ organization, name, day }) =>
        `Abonnemanget för ${organization} (${name}) har förnyats till och med den ${day}.`,
      invoice: ({ number }) => `Faktura nr ${number}`,
      taxIncluded: 'Varav skatter',
      paid: 'Betalat',
      nextCharge: ({ day }) => `Nästa debitering sker den ${day}.`,
    },
    changed: {
      subject: 'Ditt kvitto: abonnemanget har ändrats',
      opening: ({ organization, name, day }) =>
        `Abonnemanget för ${organization} är nu ${name}. Det är betalt till och med den ${day}.`,
    },
    chargeFailed: {
      subject: 'Vi kunde inte förnya ditt abonnemang',
      opening: ({ amount, organization, name }) =>
        `Vi kunde inte debitera ${amount} för abonnemanget för ${organization} (${name}).`,
      nextTry: ({ day, lastDay }) =>
        `Vi försöker igen den ${day}. Du har åtkomst till och med den ${lastDay}.`,
      remedy:
        'Kontrollera betalsättet på ditt konto. Om din bank ber dig bekräfta betalningar sparar du kortet där igen.',
      payByLink: 'Du kan också betala nu med kort eller på annat sätt. Alla som har länken kan betala.',
      pay: 'Betala nu',
    },
    refunded: {
      subject: ({ amount }) => `Vi har återbetalat ${amount}`,
      opening: ({ amount, organization, name }) =>
        `Vi har återbetalat ${amount} för abonnemanget för ${organization} (${name}).`,
      reason:
        'Abonnemanget hade redan ändrats eller sagts upp när din betalning kom in, så vi har betalat tillbaka den. Det kan ta några dagar innan den syns på ditt kontoutdrag.',
    },
    referralCredited: {
      subject: 'Du har fått rekommendationsbonus',
      opening: ({ organization }) =>
        `En person som har rekommenderats av en användare i ${organization} har beställt hos oss och kan inte längre returnera beställningen.`,
      effect: ({ name }) =>
        `Vi drar av bonusen från priset på ditt abonnemang (${name}) vid kommande förnyelser.`,
      earned: 'Intjänade månader',
      available: 'Tillgängliga månader',
    },
    ended: {
      subject: 'Ditt abonnemang har upphört',
      opening: ({ organization, name }) => `Abonnemanget för ${organization} (${name}) har upphört.`,
      unpaid: 'Vi kunde inte debitera beloppet inom betalningstiden.',
      comeBack: 'Inget mer debiteras. Du kan starta ett nytt abonnemang när som helst.',
    },
    manage: 'Hantera abonnemanget',
  },
};
