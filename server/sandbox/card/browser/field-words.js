/** What the fields are called, by language: the frame's title, the field's own label, and how a date is written. */
const wordsByLanguage = {
  en: {
    cardNumber: { title: 'Secure card number input frame', label: 'Card number' },
    cardExpiry: {
      title: 'Secure expiration date input frame',
      label: 'Expiration date',
      placeholder: 'MM / YY',
    },
    cardCvc: { title: 'Secure CVC input frame', label: 'Security code' },
  },
  ar: {
    cardNumber: { title: 'إطار آمن لإدخال رقم البطاقة', label: 'رقم البطاقة' },
    cardExpiry: {
      title: 'إطار آمن لإدخال تاريخ انتهاء الصلاحية',
      label: 'تاريخ انتهاء الصلاحية',
      placeholder: 'MM / YY',
    },
    cardCvc: { title: 'إطار آمن لإدخال رمز الأمان', label: 'رمز الأمان' },
  },
  da: {
    cardNumber: { title: 'Sikker ramme til kortnummer', label: 'Kortnummer' },
    cardExpiry: { title: 'Sikker ramme til udløbsdato', label: 'Udløbsdato', placeholder: 'MM / ÅÅ' },
    cardCvc: { title: 'Sikker ramme til sikkerhedskode', label: 'Sikkerhedskode' },
  },
  de: {
    cardNumber: { title: 'Sicherer Eingaberahmen für die Kartennummer', label: 'Kartennummer' },
    cardExpiry: {
      title: 'Sicherer Eingaberahmen für das Ablaufdatum',
      label: 'Ablaufdatum',
      placeholder: 'MM / JJ',
    },
    cardCvc: { title: 'Sicherer Eingaberahmen für den Sicherheitscode', label: 'Sicherheitscode' },
  },
  es: {
    cardNumber: { title: 'Marco seguro para introducir el número de tarjeta', label: 'Número de tarjeta' },
    cardExpiry: {
      title: 'Marco seguro para introducir la fecha de caducidad',
      label: 'Fecha de caducidad',
      placeholder: 'MM / AA',
    },
    cardCvc: { title: 'Marco seguro para introducir el código de seguridad', label: 'Código de seguridad' },
  },
  fi: {
    cardNumber: { title: 'Suojattu kehys kortin numerolle', label: 'Kortin numero' },
    cardExpiry: {
      title: 'Suojattu kehys viimeiselle voimassaolopäivälle',
      label: 'Viimeinen voimassaolopäivä',
      placeholder: 'KK / VV',
    },
    cardCvc: { title: 'Suojattu kehys turvakoodille', label: 'Turvakoodi' },
  },
  fr: {
    cardNumber: { title: 'Cadre sécurisé pour la saisie du numéro de carte', label: 'Numéro de carte' },
    cardExpiry: {
      title: 'Cadre sécurisé pour la saisie de la date d’expiration',
      label: 'Date d’expiration',
      placeholder: 'MM / AA',
    },
    cardCvc: { title: 'Cadre sécurisé pour la saisie du code de sécurité', label: 'Code de sécurité' },
  },
  it: {
    cardNumber: { title: 'Riquadro sicuro per inserire il numero di carta', label: 'Numero di carta' },
    cardExpiry: {
      title: 'Riquadro sicuro per inserire la data di scadenza',
      label: 'Data di scadenza',
      placeholder: 'MM / AA',
    },
    cardCvc: { title: 'Riquadro sicuro per inserire il codice di sicurezza', label: 'Codice di sicurezza' },
  },
  nb: {
    cardNumber: { title: 'Sikker ramme for kortnummer', label: 'Kortnummer' },
    cardExpiry: { title: 'Sikker ramme for utløpsdato', label: 'Utløpsdato', placeholder: 'MM / ÅÅ' },
    cardCvc: { title: 'Sikker ramme for sikkerhetskode', label: 'Sikkerhetskode' },
  },
  nl: {
    cardNumber: { title: 'Beveiligd kader voor het kaartnummer', label: 'Kaartnummer' },
    cardExpiry: {
      title: 'Beveiligd kader voor de vervaldatum',
      label: 'Vervaldatum',
      placeholder: 'MM / JJ',
    },
    cardCvc: { title: 'Beveiligd kader voor de beveiligingscode', label: 'Beveiligingscode' },
  },
  pl: {
    cardNumber: { title: 'Bezpieczna ramka na numer karty', label: 'Numer karty' },
    cardExpiry: {
      title: 'Bezpieczna ramka na datę ważności',
      label: 'Data ważności',
      placeholder: 'MM / RR',
    },
    cardCvc: { title: 'Bezpieczna ramka na kod zabezpieczający', label: 'Kod zabezpieczający' },
  },
  pt: {
    cardNumber: { title: 'Moldura segura para introduzir o número do cartão', label: 'Número do cartão' },
    cardExpiry: {
      title: 'Moldura segura para introduzir a data de validade',
      label: 'Data de validade',
      placeholder: 'MM / AA',
    },
    cardCvc: { title: 'Moldura segura para introduzir o código de segurança', label: 'Código de segurança' },
  },
  sv: {
    cardNumber: { title: 'Säker ram för kortnummer', label: 'Kortnummer' },
    cardExpiry: { title: 'Säker ram för utgångsdatum', label: 'Utgångsdatum', placeholder: 'MM / ÅÅ' },
    cardCvc: { title: 'Säker ram för säkerhetskod', label: 'Säkerhetskod' },
  },
  tr: {
    cardNumber: { title: 'Kart numarası için güvenli çerçeve', label: 'Kart numarası' },
    cardExpiry: {
      title: 'Son kullanma tarihi için güvenli çerçeve',
      label: 'Son kullanma tarihi',
      placeholder: 'AA / YY',
    },
    cardCvc: { title: 'Güvenlik kodu için güvenli çerçeve', label: 'Güvenlik kodu' },
  },
};

/** The words for a locale such as `de` or `fr-CA`, with the language that they are in; English where there are none. */
export function fieldWords(locale) {
  const [language] = locale.split('-');
  const lang = language in wordsByLanguage ? language : 'en';
  return { lang, iban: { title: 'IBAN', label: 'IBAN' }, ...wordsByLanguage[lang] };
}
