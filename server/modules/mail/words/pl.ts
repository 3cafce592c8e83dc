import type { MailWords } from './mail-words.ts';

const rules = new Intl.PluralRules('pl');
const years: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { few: 'lata', many: 'lat' };

export const pl: MailWords = {
  subject: (number) => `Zamówienie ${number}`,
  title: (number) => `Dziękujemy. Zamówienie ${number} jest potwierdzone`,
  orderedOn: (day) => `Data zamówienia: ${day}.`,
  arrivesOn: (day) => `Zamówienie dotrze ${day}.`,
  arrivesBetween: (earliest, latest) => `Zamówienie dotrze między ${earliest} a ${latest}.`,
  lines: 'Zamówione produkty',
  each: (price) => `${price} za sztukę`,
  free: 'Gratis',
  freeWithCode: (code) => `gratis z kodem ${code}`,
  extendedTo: (term) => `Łącznie ${term} gwarancji`,
  price: 'Cena',
  subtotal: 'Suma częściowa',
  discount: 'Rabat',
  discountWith: (code) => `Rabat ${code}`,
  shipping: 'Dostawa',
  shippingBy: (method) => `Dostawa (${method})`,
  taxNames: {
    VAT: 'VAT',
    GST: 'GST',
    SALES_TAX: 'podatek od sprzedaży',
    NONE: 'podatek',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `W tym ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0%, odwrotne obciążenie`,
  },
  estimatedTax: 'Szacowany podatek',
  registrationNumber: (number) => `Numer rejestracyjny: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(w tym ${rate} ${name})`,
    NET_PLUS_TAX: ({ name }) => `(plus ${name})`,
    REVERSE_CHARGE: ({ name }) => `bez ${name} (odwrotne obciążenie)`,
  },
  withoutTax: '(bez podatku)',
  reverseCharge: 'Odwrotne obciążenie: VAT rozlicza nabywca.',
  total: 'Suma',
  payment: 'Płatność',
  nothingToPay: 'Nic do zapłaty.',
  paidOn: (day) => `zapłacono ${day}`,
  underWaySince: (day) => `w toku od ${day}`,
  nextCharge: 'Następna płatność',
  renewal: ({ name, day, price, taxNote, years: count }) =>
    `${name} odnawia się ${day} za ${price} ${taxNote}, a potem co ${count === 1 ? 'rok' : `${count} ${years[rules.select(count)] ?? 'roku'}`}. Do tego czasu można zrezygnować w dowolnej chwili, na koncie, telefonicznie lub e-mailem.`,
  membershipAccount: (url) =>
    `Miejsca, faktury i odnowienie są na koncie: ${url}. Wystarczy zalogować się lub utworzyć konto, używając adresu e-mail z tego zamówienia.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} co miesiąc, co najmniej do ${lastDay} włącznie. Następna płatność: ${day}.`,
  prepaidMembership: 'Subskrypcja',
  prepaid: ({ name, day }) => `${name} obowiązuje do ${day} włącznie i nie odnawia się automatycznie.`,
  shippingAddress: 'Adres dostawy',
  billingAddress: 'Adres do faktury',
  references: 'Oznaczenia kupującego',
  labelled: (label, value) => `${label}: ${value}`,
  organization: 'Organizacja',
  purchaseOrderNumber: 'Numer zamówienia kupującego',
  costCentre: 'Centrum kosztów',
  vatNumber: 'Numer VAT',
  support: 'Pytania, zwroty i rezygnacja',
  returns:
    'Wszystko można zwrócić w ciągu 30 dni od dostawy i otrzymać zwrot całej kwoty, z podatkiem i standardową dostawą. Wystarczy zadzwonić, a wyślemy e-mailem opłaconą etykietę zwrotną.',
  supportHours: {
    AMERICA: 'od poniedziałku do piątku w godz. 8–18 czasu wschodniego, USA',
    BRITAIN: 'od poniedziałku do piątku w godz. 9–17 czasu londyńskiego',
    EUROPE: 'od poniedziałku do piątku w godz. 9–17 czasu berlińskiego',
    OCEANIA: 'od poniedziałku do piątku w godz. 9–17 czasu w Sydney',
  },
  toReturn: (phone, hours, address) =>
    `W sprawie zwrotu lub z pytaniami prosimy zadzwonić pod numer ${phone} (${hours}) lub napisać do nas: ${address}`,
  toReturnOrCancel: (phone, hours, address) =>
    `W sprawie zwrotu, rezygnacji lub z pytaniami prosimy zadzwonić pod numer ${phone} (${hours}) lub napisać do nas: ${address}`,
  terms: (url) => `Regulamin, zwroty i gwarancja: ${url}`,
  seeOrder: 'Zobacz zamówienie',
  soldBy: (seller) => `Sprzedawca: ${seller}`,
  receipt: {
    subject: 'Dziękujemy za kontakt',
    outcome: {
      ANSWER: 'Otrzymaliśmy Państwa wiadomość i odpowiemy e-mailem.',
      DEMONSTRATION: 'Otrzymaliśmy Państwa wiadomość i napiszemy, aby umówić prezentację.',
      PLACE: 'Miejsce jest zarezerwowane. Link wyślemy e-mailem.',
      MEETING: 'Otrzymaliśmy Państwa wiadomość i napiszemy, aby umówić termin.',
      REQUEST: 'Otrzymaliśmy Państwa wniosek i napiszemy, gdy zostanie wykonany.',
      OFFERS: 'Adres jest na liście. Napiszemy, gdy zaczną się promocje.',
      PAPER: 'Poradnik jest gotowy do czytania.',
      VIDEO: 'Wideo jest gotowe.',
    },
    result: { PAPER: 'Czytaj poradnik', VIDEO: 'Obejrzyj wideo' },
    notYou:
      'Jeśli nie kontaktowali się Państwo z nami, ktoś przez pomyłkę podał ten adres e-mail. Tę wiadomość można zignorować.',
    shop: 'Przejdź do sklepu',
  },
  learner: {
    approved: {
      subject: 'Rabat dla studentów i osób w trakcie szkolenia',
      opening: (code) =>
        `Potwierdziliśmy, że są Państwo w trakcie nauki lub szkolenia. Kod rabatowy: ${code}.`,
      use: (day) =>
        `Kod należy wpisać przy kasie, po podaniu tego adresu e-mail. Działa raz, na jedną głowicę, do ${day}.`,
    },
    declined: {
      subject: 'Nie udało się potwierdzić trwającej nauki lub szkolenia',
      opening:
        'Przesłany dokument nie potwierdza, że są Państwo obecnie w trakcie nauki lub szkolenia, albo nie udało się go odczytać.',
      remedy:
        'Można przesłać inny dokument, na przykład legitymację studencką z datą lub zaświadczenie z uczelni.',
      again: 'Prześlij inny dokument',
    },
  },
  declaration: {
    heading: 'Treść oświadczenia',
    fields: {
      cause: (answer) => `Przyczyna: ${answer}`,
      endsOn: (answer) => `Subskrypcja ma się zakończyć: ${answer}.`,
      name: (answer) => `Imię i nazwisko: ${answer}`,
      contract: (answer) => `Umowa: ${answer}`,
      items: (answer) => `Tylko te produkty: ${answer}`,
      email: (answer) => `Adres e-mail do potwierdzenia: ${answer}`,
    },
    notYou:
      'Jeśli to oświadczenie nie pochodzi od Państwa, ktoś inny podał ten adres e-mail. Prosimy odpowiedzieć na tę wiadomość, abyśmy mogli to wyjaśnić.',
    withdrawal: {
      statement: 'Odstępuję od umowy wskazanej poniżej.',
      subject: (number) => `Odstąpienie od umowy: potwierdzenie ${number}`,
      received: (day, time) => `Otrzymaliśmy oświadczenie o odstąpieniu: ${day}, ${time}.`,
      confirm: 'Potwierdź odstąpienie od umowy',
      outcome: {
        WITHDRAWN: (order) =>
          `Odstąpiono od zamówienia ${order}. Nic więcej nie zostanie wysłane, a subskrypcja, jeśli została kupiona razem z nim, się zakończyła. Zwrócimy płatność w ciągu 14 dni od otrzymania oświadczenia; w przypadku produktów już dostarczonych możemy poczekać, aż je otrzymamy lub dostaniemy dowód ich odesłania.`,
        TO_BE_CONFIRMED:
          'Państwa odstąpienie uznaje się za otrzymane w podanej wyżej chwili. Prosimy potwierdzić je przyciskiem poniżej, aby od razu stało się skuteczne. W przeciwnym razie nasz zespół je sprawdzi i skontaktuje się z Państwem pod tym adresem.',
        TO_BE_CHECKED:
          'Oświadczenie uznajemy za otrzymane w podanej wyżej chwili. Sprawdzi je nasz pracownik i skontaktuje się pod tym adresem.',
      },
    },
    cancellation: {
      subject: (number) => `Potwierdzenie rezygnacji: ${number}`,
      received: (day, time) => `Otrzymaliśmy rezygnację: ${day}, ${time}.`,
      statement: {
        ORDINARY: 'Rezygnuję ze wskazanej poniżej subskrypcji z najbliższym możliwym terminem.',
        FOR_CAUSE: 'Rezygnuję ze wskazanej poniżej subskrypcji z ważnego powodu.',
      },
      confirm: 'Potwierdź rezygnację',
      outcome: {
        CANCELED: (day) =>
          `Subskrypcja już się nie odnowi. Kończy się ${day} i po tym dniu nie pobierzemy żadnych opłat. Do tego czasu dostęp pozostaje bez zmian.`,
        ENDED: (day) => `Subskrypcja zakończyła się ${day}. Nie odnowi się i nie pobierzemy kolejnych opłat.`,
        TO_BE_CONFIRMED:
          'Państwa rezygnację uznaje się za otrzymaną w podanej wyżej chwili. Prosimy potwierdzić ją przyciskiem poniżej, aby od razu stała się skuteczna. W przeciwnym razie nasz zespół ją sprawdzi i skontaktuje się z Państwem pod tym adresem.',
        TO_BE_CHECKED:
          'Rezygnację uznajemy za otrzymaną w podanej wyżej chwili. Sprawdzi ją nasz pracownik i poinformuje pod tym adresem o terminie zakończenia.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} zaprasza do Sonde`,
    opening: (organization) =>
      `${organization} zaprasza do swojej organizacji w Sonde. Zaproszenie można przyjąć, używając tego adresu e-mail.`,
    openUntil: (day) => `Zaproszenie można przyjąć do ${day}.`,
    accept: 'Przyjmij zaproszenie',
    notYou: (organization) =>
      `Jeśli nazwa ${organization} nic Państwu nie mówi, prosimy zignorować tę wiadomość. Bez przyjęcia zaproszenia nic się nie stanie.`,
  },
  shipment: {
    shipped: (order) => `Państwa zamówienie ${order} zostało wysłane`,
    somePart: (order) => `Część Państwa zamówienia ${order} została wysłana`,
    items: 'W tej przesyłce',
    tracking: (number) => `Numer przesyłki: ${number}`,
    rest: 'Napiszemy ponownie, gdy wyślemy resztę.',
  },
  tradeIn: {
    credit: 'Rabat za wymianę',
    heading: 'Stara głowica',
    send: ({ number, day }) =>
      `Prosimy wysłać nam głowicę o numerze seryjnym ${number} tak, aby dotarła do nas najpóźniej ${day}. Koszt przesyłki ponosi kupujący.`,
    label: (url) => `Etykieta do wydrukowania: ${url}`,
    late: 'Jeśli do tego czasu do nas nie dotrze, rabat przepada, a my wyślemy e-mailem rachunek na odjętą kwotę wraz z podatkiem.',
    billed: {
      subject: ({ order, amount }) => `Wymiana do zamówienia ${order}: do zapłaty ${amount}`,
      opening: ({ number, day, order }) =>
        `Głowica o numerze seryjnym ${number} nie dotarła do nas do dnia ${day}. Rabat za nią w zamówieniu ${order} przepadł.`,
      pay: ({ amount, due }) =>
        `Prosimy zapłacić ${amount} wraz z podatkiem najpóźniej ${due}. Wystarczy odpowiedzieć na tę wiadomość, a prześlemy bezpieczny sposób płatności. Jeśli głowica jest już w drodze, prosimy podać w odpowiedzi numer przesyłki.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Subskrypcja odnowi się ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `Subskrypcja organizacji ${organization} (${name}) odnowi się ${day}. Tego dnia pobierzemy opłatę ${amount} wraz ze wszystkimi podatkami.`,
      trial: ({ organization, name, day, amount }) =>
        `Bezpłatny okres próbny organizacji ${organization} wkrótce się kończy. Subskrypcja (${name}) rozpocznie się ${day} i tego dnia pobierzemy opłatę ${amount} wraz ze wszystkimi podatkami.`,
    },
    cancelRenewal: 'Anuluj automatyczne odnowienie',
    toCancel: ({ button, day }) =>
      `Aby uniknąć odnowienia, należy na koncie wybrać „${button}” przed dniem ${day}. Żadna opłata nie zostanie pobrana, a dostęp do tego czasu pozostanie bez zmian.`,
    committed: ({ lastDay }) =>
      `Uzgodniony okres wynajmu trwa do ${lastDay} włącznie. W razie wcześniejszego zakończenia płaci się za pozostałe miesiące.`,
    trialEndNear: {
      subject: ({ day }) => `Bezpłatny okres próbny kończy się ${day}`,
      opening: ({ organization, day }) =>
        `Bezpłatny okres próbny organizacji ${organization} kończy się ${day}. Żadna opłata nie zostanie pobrana. Aby zachować dostęp, należy wcześniej wybrać subskrypcję.`,
    },
    renewed: {
      subject: ({ day }) => `Potwierdzenie: subskrypcja odnowiona do ${day}`,
      opening: ({ organization, name, day }) =>
        `Subskrypcja organizacji ${organization} (${name}) została odnowiona do ${day}.`,
      invoice: ({ number }) => `Faktura nr ${number}`,
      taxIncluded: 'W tym podatki',
      paid: 'Zapłacono',
      nextCharge: ({ day }) => `Następna opłata zostanie pobrana ${day}.`,
    },
    changed: {
      subject: 'Potwierdzenie: subskrypcja zmieniona',
      opening: ({ organization, name, day }) =>
        `Subskrypcja organizacji ${organization} to teraz ${name}. Jest opłacona do ${day}.`,
    },
    chargeFailed: {
      subject: 'Nie udało się odnowić subskrypcji',
      opening: ({ amount, organization, name }) =>
        `Nie udało się pobrać opłaty ${amount} za subskrypcję organizacji ${organization} (${name}).`,
      nextTry: ({ day, lastDay }) => `Spróbujemy ponownie ${day}. Dostęp pozostaje do ${lastDay}.`,
      remedy:
        'Prosimy sprawdzić metodę płatności na koncie. Jeśli bank wymaga potwierdzania płatności, wystarczy zapisać tam kartę ponownie.',
      payByLink: 'Można też zapłacić teraz kartą lub w inny sposób. Zapłacić może każdy, kto ma ten link.',
      pay: 'Zapłać teraz',
    },
    refunded: {
      subject: ({ amount }) => `Zwróciliśmy ${amount}`,
      opening: ({ amount, organization, name }) =>
        `Zwróciliśmy ${amount} za subskrypcję organizacji ${organization} (${name}).`,
      reason:
        'Gdy płatność wpłynęła, subskrypcja była już zmieniona lub anulowana, dlatego zwróciliśmy tę płatność. Zwrot może pojawić się na wyciągu po kilku dniach.',
    },
    referralCredited: {
      subject: 'Nowy bonus za polecenie',
      opening: ({ organization }) =>
        `Osoba polecona przez użytkownika z organizacji ${organization} złożyła u nas zamówienie i nie może go już zwrócić.`,
      effect: ({ name }) => `Rozliczymy bonus przy kolejnych odnowieniach subskrypcji (${name}).`,
      earned: 'Zdobyte miesiące',
      available: 'Dostępne miesiące',
    },
    ended: {
      subject: 'Subskrypcja się zakończyła',
      opening: ({ organization, name }) =>
        `Subskrypcja organizacji ${organization} (${name}) się zakończyła.`,
      unpaid: 'Nie udało się pobrać opłaty w wyznaczonym terminie.',
      comeBack:
        'Żadna kolejna opłata nie zostanie pobrana. Nową subskrypcję można rozpocząć w dowolnym momencie.',
    },
    manage: 'Zarządzaj subskrypcją',
  },
};
