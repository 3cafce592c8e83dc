import type { MailWords } from './mail-words.ts';

export const fi: MailWords = {
  subject: (number) => `Tilauksesi ${number}`,
  title: (number) => `Kiitos. Tilauksesi ${number} on vahvistettu`,
  orderedOn: (day) => `Tilattu ${day}.`,
  arrivesOn: (day) => `Tilauksesi saapuu ${day}.`,
  arrivesBetween: (earliest, latest) =>
    `Tilauksesi saapuu aikaisintaan ${earliest} ja viimeistään ${latest}.`,
  lines: 'Mitä tilasit',
  each: (price) => `${price} / kpl`,
  free: 'Ilmainen',
  freeWithCode: (code) => `ilmainen koodilla ${code}`,
  extendedTo: (term) => `Takuu yhteensä ${term}`,
  price: 'Hinta',
  subtotal: 'Välisumma',
  discount: 'Alennus',
  discountWith: (code) => `Alennus ${code}`,
  shipping: 'Toimituskulut',
  shippingBy: (method) => `Toimituskulut (${method})`,
  taxNames: {
    VAT: 'alv',
    GST: 'GST',
    SALES_TAX: 'myyntivero',
    NONE: 'vero',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Sis. ${name} ${rate}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `Käännetty verovelvollisuus: ${name} 0\u00a0%`,
  },
  estimatedTax: 'Arvioitu vero',
  registrationNumber: (number) => `Rekisteröintinumero: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(sis. ${name} ${rate})`,
    NET_PLUS_TAX: ({ name }) => `(plus ${name})`,
    REVERSE_CHARGE: ({ name }) => `${name} 0\u00a0% (käännetty verovelvollisuus)`,
  },
  withoutTax: '(ilman veroa)',
  reverseCharge: 'Käännetty verovelvollisuus: ostaja suorittaa arvonlisäveron.',
  total: 'Yhteensä',
  payment: 'Maksu',
  nothingToPay: 'Ei maksettavaa.',
  paidOn: (day) => `maksettu ${day}`,
  underWaySince: (day) => `käsittelyssä ${day} alkaen`,
  nextCharge: 'Seuraava veloitus',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} uusiutuu ${day} hintaan ${price} ${taxNote} ja sen jälkeen ${years === 1 ? 'vuosittain' : `${years} vuoden välein`}. Voit irtisanoa sen milloin tahansa ennen sitä tililläsi, puhelimitse tai sähköpostitse.`,
  membershipAccount: (url) =>
    `Käyttäjäpaikat, laskut ja uusiutuminen ovat tililläsi: ${url}. Kirjaudu sisään tai luo tili tämän tilauksen sähköpostiosoitteella.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} kuukaudessa, vähintään ${lastDay} asti. Seuraava maksupäivä: ${day}.`,
  prepaidMembership: 'Jäsenyytesi',
  prepaid: ({ name, day }) => `${name} on voimassa ${day} asti eikä uusiudu automaattisesti.`,
  shippingAddress: 'Toimitusosoite',
  billingAddress: 'Laskutusosoite',
  references: 'Viitteesi',
  labelled: (label, value) => `${label}: ${value}`,
  organization: 'Organisaatio',
  purchaseOrderNumber: 'Ostotilausnumero',
  costCentre: 'Kustannuspaikka',
  vatNumber: 'Alv-numero',
  support: 'Kysymykset, palautukset ja irtisanominen',
  returns:
    'Voit palauttaa kaiken 30 päivän kuluessa toimituksesta ja saat koko summan takaisin, vero ja vakiotoimitus mukaan lukien. Soita meille, niin lähetämme sähköpostitse valmiiksi maksetun palautustarran.',
  supportHours: {
    AMERICA: 'ma–pe klo 8–18 Yhdysvaltain itärannikon aikaa',
    BRITAIN: 'ma–pe klo 9–17 Lontoon aikaa',
    EUROPE: 'ma–pe klo 9–17 Berliinin aikaa',
    OCEANIA: 'ma–pe klo 9–17 Sydneyn aikaa',
  },
  toReturn: (phone, hours, address) =>
    `Jos haluat palauttaa tuotteen tai kysyä jotakin, soita numeroon ${phone} (${hours}) tai ota yhteyttä osoitteessa ${address}.`,
  toReturnOrCancel: (phone, hours, address) =>
    `Jos haluat palauttaa tuotteen, irtisanoa jäsenyyden tai kysyä jotakin, soita numeroon ${phone} (${hours}) tai ota yhteyttä osoitteessa ${address}.`,
  terms: (url) => `Yleiset ehdot, palautukset ja takuu: ${url}`,
  seeOrder: 'Katso tilauksesi',
  soldBy: (seller) => `Myyjä: ${seller}`,
  receipt: {
    subject: 'Kiitos yhteydenotostasi',
    outcome: {
      ANSWER: 'Olemme saaneet viestisi ja vastaamme sinulle sähköpostitse.',
      DEMONSTRATION: 'Olemme saaneet viestisi ja lähetämme sinulle sähköpostia sopiaksemme esittelystä.',
      PLACE: 'Paikkasi on varattu. Lähetämme sinulle linkin sähköpostitse.',
      MEETING: 'Olemme saaneet viestisi ja lähetämme sinulle sähköpostia sopiaksemme ajasta.',
      REQUEST: 'Olemme saaneet pyyntösi ja lähetämme sinulle sähköpostia, kun se on käsitelty.',
      OFFERS: 'Olet listalla. Lähetämme sinulle sähköpostia, kun tarjoukset alkavat.',
      PAPER: 'Opas on luettavissa.',
      VIDEO: 'Videosi on katsottavissa.',
    },
    result: { PAPER: 'Lue opas', VIDEO: 'Katso video' },
    notYou:
      'Jos et ole ottanut meihin yhteyttä, joku on antanut sähköpostiosoitteesi vahingossa. Voit jättää tämän viestin huomiotta.',
    shop: 'Siirry kauppaan',
  },
  learner: {
    approved: {
      subject: 'Alennuksesi opiskelijoille ja muille koulutuksessa oleville',
      opening: (code) => `Olemme varmentaneet, että olet koulutuksessa. Koodisi on ${code}.`,
      use: (day) =>
        `Anna se kassalla tämän sähköpostiosoitteen jälkeen. Se kelpaa kerran, yhteen anturiin, ${day} asti.`,
    },
    declined: {
      subject: 'Emme voineet varmentaa, että olet koulutuksessa',
      opening:
        'Lähettämäsi asiakirja ei osoita, että opiskelet parhaillaan, tai emme pystyneet lukemaan sitä.',
      remedy: 'Voit lähettää toisen, esimerkiksi päivätyn opiskelijakortin tai oppilaitoksesi todistuksen.',
      again: 'Lähetä toinen asiakirja',
    },
  },
  declaration: {
    heading: 'Ilmoituksesi',
    fields: {
      cause: (answer) => `Syy: ${answer}`,
      endsOn: (answer) => `Haluan sen päättyvän ${answer}.`,
      name: (answer) => `Nimi: ${answer}`,
      contract: (answer) => `Sopimus: ${answer}`,
      items: (answer) => `Vain nämä tuotteet: ${answer}`,
      email: (answer) => `Sähköpostiosoite tätä vahvistusta varten: ${answer}`,
    },
    notYou:
      'Jos et tehnyt tätä ilmoitusta, joku muu on antanut sähköpostiosoitteesi. Vastaa tähän viestiin, niin korjaamme asian.',
    withdrawal: {
      statement: 'Peruutan alla mainitun sopimuksen.',
      subject: (number) => `Peruutuksesi: vastaanottovahvistus ${number}`,
      received: (day, time) => `Vastaanotimme peruutuksesi ${day} klo ${time}.`,
      confirm: 'Vahvista peruuttaminen',
      outcome: {
        WITHDRAWN: (order) =>
          `Olet peruuttanut tilauksen ${order}. Mitään ei enää lähetetä, ja sen mukana mahdollisesti ostettu jäsenyys on päättynyt. Palautamme maksusi 14 päivän kuluessa siitä, kun vastaanotimme peruutuksen. Jo saamiesi tuotteiden osalta voimme odottaa, kunnes ne on palautettu tai olet osoittanut lähettäneesi ne.`,
        TO_BE_CONFIRMED:
          'Peruutuksesi katsotaan vastaanotetuksi yllä mainittuna ajankohtana. Vahvista se alla olevalla painikkeella, niin se tulee voimaan heti. Muuten henkilökuntamme käsittelee sen ja ottaa sinuun yhteyttä tähän osoitteeseen.',
        TO_BE_CHECKED:
          'Peruutuksesi katsotaan vastaanotetuksi yllä mainittuna ajankohtana. Henkilökuntamme käsittelee sen ja ottaa sinuun yhteyttä tähän osoitteeseen.',
      },
    },
    cancellation: {
      subject: (number) => `Irtisanomisesi: vastaanottovahvistus ${number}`,
      received: (day, time) => `Vastaanotimme irtisanomisesi ${day} klo ${time}.`,
      statement: {
        ORDINARY: 'Irtisanon alla mainitun jäsenyyden päättymään ensimmäisenä mahdollisena päivänä.',
        FOR_CAUSE: 'Puran alla mainitun jäsenyyden painavasta syystä.',
      },
      confirm: 'Vahvista irtisanominen',
      outcome: {
        CANCELED: (day) =>
          `Jäsenyytesi ei enää uusiudu. Se päättyy ${day}, eikä sen jälkeen veloiteta mitään. Käyttöoikeutesi säilyy siihen asti.`,
        ENDED: (day) => `Jäsenyytesi päättyi ${day}. Se ei uusiudu, eikä mitään enää veloiteta.`,
        TO_BE_CONFIRMED:
          'Irtisanomisesi katsotaan vastaanotetuksi yllä mainittuna ajankohtana. Vahvista se alla olevalla painikkeella, niin se tulee voimaan heti. Muuten henkilökuntamme käsittelee sen ja ottaa sinuun yhteyttä tähän osoitteeseen.',
        TO_BE_CHECKED:
          'Irtisanomisesi katsotaan vastaanotetuksi yllä mainittuna ajankohtana. Henkilökuntamme käsittelee sen ja ilmoittaa tähän osoitteeseen, milloin jäsenyytesi päättyy.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} kutsuu sinut Sondeen`,
    opening: (organization) =>
      `${organization} kutsuu sinut organisaatioonsa Sondessa. Hyväksy kutsu tällä sähköpostiosoitteella.`,
    openUntil: (day) => `Voit hyväksyä kutsun viimeistään ${day}.`,
    accept: 'Hyväksy kutsu',
    notYou: (organization) =>
      `Jos et tunne organisaatiota ${organization}, jätä tämä viesti huomiotta. Mitään ei tapahdu, ellet hyväksy kutsua.`,
  },
  shipment: {
    shipped: (order) => `Tilauksesi ${order} on lähetetty`,
    somePart: (order) => `Osa tilauksestasi ${order} on lähetetty`,
    items: 'Tässä lähetyksessä',
    tracking: (number) => `Seurantanumero: ${number}`,
    rest: 'Lähetämme sinulle uuden viestin, kun loput on lähetetty.',
  },
  tradeIn: {
    credit: 'Vaihtohyvitys',
    heading: 'Vanha anturisi',
    send: ({ number, day }) =>
      `Lähetä anturi, jonka sarjanumero on ${number}, niin että se on perillä viimeistään ${day}. Maksat postikulut itse.`,
    label: (url) => `Tulosta osoitelappu: ${url}`,
    late: 'Jos se ei ole perillä siihen mennessä, hyvitys raukeaa ja lähetämme sinulle sähköpostitse laskun hyvitetystä summasta veroineen.',
    billed: {
      subject: ({ order, amount }) => `Vaihtohyvityksesi tilauksessa ${order}: maksettavaa ${amount}`,
      opening: ({ number, day, order }) =>
        `Anturi, jonka sarjanumero on ${number}, ei saapunut määräpäivään mennessä (${day}). Tilauksen ${order} hyvitys on rauennut.`,
      pay: ({ amount, due }) =>
        `Maksa ${amount} veroineen viimeistään ${due}. Vastaa tähän viestiin, niin kerromme, miten voit maksaa turvallisesti. Jos olet jo lähettänyt anturin, vastaa ja kerro seurantanumero.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Jäsenyytesi uusiutuu ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `Organisaation ${organization} jäsenyys (${name}) uusiutuu ${day}. Veloitamme silloin ${amount} veroineen.`,
      trial: ({ organization, name, day, amount }) =>
        `Organisaation ${organization} ilmainen kokeilujakso päättyy pian. Jäsenyys (${name}) alkaa ${day}, ja veloitamme silloin ${amount} veroineen.`,
    },
    cancelRenewal: 'Peru automaattinen uusiutuminen',
    toCancel: ({ button, day }) =>
      `Jos et halua uusia jäsenyyttä, valitse tililläsi ”${button}” ennen seuraavaa päivää: ${day}. Mitään ei veloiteta, ja maksamasi jäsenyys on voimassa siihen asti.`,
    committed: ({ lastDay }) =>
      `Olet sitoutunut vuokraan ${lastDay} asti. Jos lopetat aiemmin, maksat jäljellä olevat kuukaudet.`,
    trialEndNear: {
      subject: ({ day }) => `Ilmainen kokeilujaksosi päättyy ${day}`,
      opening: ({ organization, day }) =>
        `Organisaation ${organization} ilmainen kokeilujakso päättyy ${day}. Mitään ei veloiteta. Jos haluat säilyttää käyttöoikeuden, valitse jäsenyys sitä ennen.`,
    },
    renewed: {
      subject: ({ day }) => `Kuittisi: jäsenyys uusittu, voimassa ${day} asti`,
      opening: ({ organization, name, day }) =>
        `Organisaation ${organization} jäsenyys (${name}) on uusittu. Viimeinen voimassaolopäivä on ${day}.`,
      invoice: ({ number }) => `Lasku ${number}`,
      taxIncluded: 'Sisältää veroja',
      paid: 'Maksettu',
      nextCharge: ({ day }) => `Seuraava veloitus on ${day}.`,
    },
    changed: {
      subject: 'Kuittisi: jäsenyys muutettu',
      opening: ({ organization, name, day }) =>
        `Organisaation ${organization} jäsenyys on nyt ${name}. Se on maksettu ${day} asti.`,
    },
    chargeFailed: {
      subject: 'Jäsenyyttäsi ei voitu uusia',
      opening: ({ amount, organization, name }) =>
        `Emme voineet veloittaa summaa ${amount} organisaation ${organization} jäsenyydestä (${name}).`,
      nextTry: ({ day, lastDay }) => `Yritämme uudelleen ${day}. Viimeinen käyttöpäiväsi on ${lastDay}.`,
      remedy:
        'Tarkista maksutapa tililläsi. Jos pankkisi pyytää vahvistamaan maksut, tallenna korttisi siellä uudelleen.',
      payByLink:
        'Voit myös maksaa heti kortilla tai muulla tavalla. Kuka tahansa, jolla on linkki, voi maksaa.',
      pay: 'Maksa nyt',
    },
    refunded: {
      subject: ({ amount }) => `Olemme palauttaneet ${amount}`,
      opening: ({ amount, organization, name }) =>
        `Olemme palauttaneet ${amount} organisaation ${organization} jäsenyydestä (${name}).`,
      reason:
        'Jäsenyyttä oli jo muutettu tai se oli irtisanottu, kun maksusi saapui, joten palautimme sen. Voi kestää muutaman päivän, ennen kuin palautus näkyy tiliotteellasi.',
    },
    referralCredited: {
      subject: 'Olet ansainnut suositteluhyvitystä',
      opening: ({ organization }) =>
        `Organisaation ${organization} käyttäjän suosittelema henkilö on tilannut meiltä, eikä tilausta voi enää palauttaa.`,
      effect: ({ name }) =>
        `Vähennämme hyvityksen jäsenyytesi (${name}) hinnasta seuraavien uusimisten yhteydessä.`,
      earned: 'Ansaitut kuukaudet',
      available: 'Käytettävissä olevat kuukaudet',
    },
    ended: {
      subject: 'Jäsenyytesi on päättynyt',
      opening: ({ organization, name }) => `Organisaation ${organization} jäsenyys (${name}) on päättynyt.`,
      unpaid: 'Emme voineet veloittaa summaa maksuajan kuluessa.',
      comeBack: 'Mitään ei enää veloiteta. Voit aloittaa uuden jäsenyyden milloin tahansa.',
    },
    manage: 'Hallinnoi jäsenyyttä',
  },
};
