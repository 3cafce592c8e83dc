import type { DebitMailWords } from './debit-mail-words.types.ts';

/** The words in the languages of countries that offer no debit, but payments that are reviewed and bank transfers. */
export const wordsWithoutDebits: Readonly<Record<string, DebitMailWords>> = {
  ar: {
    pending: (days) =>
      `يعالج بنكك الدفعة، وقد يستغرق ذلك ما يصل إلى ${days} أيام عمل. لا يلزمك فعل أي شيء، ونرجو ألا تدفع مرة أخرى. سنراسلك عبر البريد الإلكتروني عند وصول الدفعة أو تعذّرها.`,
    verify: (url) =>
      `أكّد حسابك حتى تبدأ عملية الدفع. خلال يوم أو يومي عمل سترى إيداعًا صغيرًا في كشف حسابك. أدخل مبلغه أو رمزه هنا خلال عشرة أيام: ${url}`,
    afterwards: 'فور وصول الدفعة، نشحن طلبك ويبدأ أي اشتراك اشتريته معه ونصدر الفاتورة.',
    received: {
      subject: (order) => `استلمنا دفعة الطلب ${order}`,
      opening: (amount) => `استلمنا دفعتك البالغة ${amount}. شكرًا لك.`,
      next: 'نجهّز طلبك الآن، وقد بدأ أي اشتراك اشتريته معه.',
    },
    returned: {
      subject: (order) => `تعذّر دفع الطلب ${order}`,
      opening: (amount) => `ردّ بنكك عملية خصم بقيمة ${amount}. لم يُخصم منك أي مبلغ.`,
      reason: {
        INSUFFICIENT_FUNDS: 'أفاد بنكك بأن رصيد الحساب لم يكن كافيًا.',
        ACCOUNT_CLOSED: 'أفاد بنكك بأن الحساب مغلق أو لا يمكن الخصم منه.',
        ACCOUNT_NOT_FOUND: 'لم يعثر بنكك على الحساب.',
        NOT_AUTHORIZED: 'أفاد بنكك بأن الخصم المباشر لم يكن مفوَّضًا به.',
        NOT_VERIFIED: 'لم تُؤكَّد الإيداعات الصغيرة في الحساب في الوقت المحدد.',
        RETURNED: 'لم يذكر بنكك سببًا.',
      },
      remedy: 'احتفظنا بطلبك. ادفع ثمنه بطريقة أخرى أو تواصل معنا.',
      pay: 'ادفع ثمن الطلب',
    },
  },
  da: {
    pending: (days) =>
      `Din bank behandler betalingen, og det kan tage op til ${days} hverdage. Du behøver ikke at gøre noget, og betal ikke igen. Vi sender dig en e-mail, når betalingen er modtaget eller mislykkes.`,
    verify: (url) =>
      `Bekræft din konto, så betalingen kan begynde. Om en eller to hverdage ser du en lille indbetaling på dit kontoudtog. Indtast beløbet eller koden her inden for ti dage: ${url}`,
    afterwards:
      'Så snart betalingen er modtaget, sender vi din ordre, starter et abonnement, som du eventuelt har købt med den, og udsteder fakturaen.',
    received: {
      subject: (order) => `Betaling modtaget for ordre ${order}`,
      opening: (amount) => `Vi har modtaget din betaling på ${amount}. Tak.`,
      next: 'Vi gør nu din ordre klar, og et abonnement, som du eventuelt har købt med den, er startet.',
    },
    returned: {
      subject: (order) => `Betalingen for ordre ${order} mislykkedes`,
      opening: (amount) => `Din bank har tilbageført debiteringen på ${amount}. Der er ikke trukket noget.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Din bank oplyser, at der ikke var dækning på kontoen.',
        ACCOUNT_CLOSED: 'Din bank oplyser, at kontoen er lukket, eller at der ikke kan trækkes beløb på den.',
        ACCOUNT_NOT_FOUND: 'Din bank kunne ikke finde kontoen.',
        NOT_AUTHORIZED: 'Din bank oplyser, at debiteringen ikke var godkendt.',
        NOT_VERIFIED: 'De små indbetalinger til kontoen blev ikke bekræftet i tide.',
        RETURNED: 'Din bank har ikke angivet nogen grund.',
      },
      remedy: 'Vi har gemt din ordre. Betal den på en anden måde, eller kontakt os.',
      pay: 'Betal ordren',
    },
  },
  no: {
    pending: (days) =>
      `Banken din behandler betalingen, og det kan ta opptil ${days} virkedager. Du trenger ikke å gjøre noe. Ikke betal på nytt. Vi sender deg en e-post når betalingen kommer inn eller mislykkes.`,
    verify: (url) =>
      `Bekreft kontoen din, slik at betalingen kan starte. Om én eller to virkedager ser du en liten innbetaling på kontoutskriften. Oppgi beløpet eller koden her innen ti dager: ${url}`,
    afterwards:
      'Så snart betalingen er mottatt, sender vi bestillingen din, starter et eventuelt abonnement du kjøpte med den, og utsteder fakturaen.',
    received: {
      subject: (order) => `Betaling mottatt for bestilling ${order}`,
      opening: (amount) => `Vi har mottatt betalingen din på ${amount}. Takk.`,
      next: 'Vi gjør nå klar bestillingen din, og et eventuelt abonnement du kjøpte med den, har startet.',
    },
    returned: {
      subject: (order) => `Betalingen for bestilling ${order} mislyktes`,
      opening: (amount) => `Banken din tilbakeførte trekket på ${amount}. Du er ikke belastet.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Banken din opplyser at det ikke var dekning på kontoen.',
        ACCOUNT_CLOSED: 'Banken din opplyser at kontoen er stengt eller ikke kan belastes.',
        ACCOUNT_NOT_FOUND: 'Banken din fant ikke kontoen.',
        NOT_AUTHORIZED: 'Banken din opplyser at trekket ikke var godkjent.',
        NOT_VERIFIED: 'De små innbetalingene til kontoen ble ikke bekreftet i tide.',
        RETURNED: 'Banken din oppga ingen grunn.',
      },
      remedy: 'Vi har tatt vare på bestillingen din. Betal den på en annen måte, eller kontakt oss.',
      pay: 'Betal bestillingen',
    },
  },
  pl: {
    pending: (days) =>
      `Bank przetwarza płatność, co może potrwać do ${days} dni roboczych. Nie trzeba nic robić i prosimy nie płacić ponownie. Wyślemy e-mail, gdy płatność wpłynie lub się nie powiedzie.`,
    verify: (url) =>
      `Prosimy potwierdzić rachunek, aby płatność mogła się rozpocząć. W ciągu jednego lub dwóch dni roboczych na wyciągu pojawi się niewielka wpłata. Jej kwotę lub kod należy wpisać tutaj w ciągu dziesięciu dni: ${url}`,
    afterwards:
      'Gdy tylko płatność wpłynie, wyślemy zamówienie, uruchomimy subskrypcję, jeśli została kupiona razem z nim, i wystawimy fakturę.',
    received: {
      subject: (order) => `Otrzymaliśmy płatność za zamówienie ${order}`,
      opening: (amount) => `Otrzymaliśmy płatność w wysokości ${amount}. Dziękujemy.`,
      next: 'Przygotowujemy teraz zamówienie, a subskrypcja, jeśli została kupiona razem z nim, już się rozpoczęła.',
    },
    returned: {
      subject: (order) => `Płatność za zamówienie ${order} nie powiodła się`,
      opening: (amount) => `Bank zwrócił polecenie zapłaty na kwotę ${amount}. Opłata nie została pobrana.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Według banku na rachunku było za mało środków.',
        ACCOUNT_CLOSED: 'Według banku rachunek jest zamknięty lub nie można go obciążyć.',
        ACCOUNT_NOT_FOUND: 'Bank nie znalazł tego rachunku.',
        NOT_AUTHORIZED: 'Według banku nie było zgody na obciążenie rachunku.',
        NOT_VERIFIED: 'Niewielkie wpłaty na rachunek nie zostały potwierdzone na czas.',
        RETURNED: 'Bank nie podał przyczyny.',
      },
      remedy: 'Zachowaliśmy zamówienie. Można zapłacić za nie w inny sposób albo skontaktować się z nami.',
      pay: 'Zapłać za zamówienie',
    },
  },
  tr: {
    pending: (days) =>
      `Bankanız ödemeyi işliyor; bu en çok ${days} iş günü sürebilir. Bir şey yapmanız gerekmez; lütfen yeniden ödeme yapmayın. Ödeme bize ulaştığında veya başarısız olduğunda size e-posta göndereceğiz.`,
    verify: (url) =>
      `Ödemenin başlayabilmesi için hesabınızı doğrulayın. Bir iki iş günü içinde hesap ekstrenizde küçük tutarlı bir transfer göreceksiniz. Tutarını veya kodunu on gün içinde buraya girin: ${url}`,
    afterwards:
      'Ödeme ulaşır ulaşmaz siparişinizi gönderir, birlikte üyelik satın aldıysanız onu başlatır ve faturayı düzenleriz.',
    received: {
      subject: (order) => `${order} numaralı siparişin ödemesi alındı`,
      opening: (amount) => `${amount} tutarındaki ödemenizi aldık. Teşekkür ederiz.`,
      next: 'Siparişinizi hazırlıyoruz; birlikte üyelik satın aldıysanız o da başladı.',
    },
    returned: {
      subject: (order) => `${order} numaralı siparişin ödemesi başarısız oldu`,
      opening: (amount) => `Bankanız ${amount} tutarındaki tahsilatı iade etti. Sizden ücret alınmadı.`,
      reason: {
        INSUFFICIENT_FUNDS: 'Bankanız hesapta yeterli para olmadığını bildiriyor.',
        ACCOUNT_CLOSED:
          'Bankanız hesabın kapalı olduğunu veya bu hesaptan tahsilat yapılamadığını bildiriyor.',
        ACCOUNT_NOT_FOUND: 'Bankanız hesabı bulamadı.',
        NOT_AUTHORIZED: 'Bankanız tahsilata yetki verilmediğini bildiriyor.',
        NOT_VERIFIED: 'Hesaba yapılan küçük tutarlı transferler zamanında onaylanmadı.',
        RETURNED: 'Bankanız bir neden bildirmedi.',
      },
      remedy: 'Siparişinizi sakladık. Başka bir yolla ödeyin veya bizimle iletişime geçin.',
      pay: 'Siparişi öde',
    },
  },
};
