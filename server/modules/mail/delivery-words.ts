import type { ImportDuty } from '@sonde/machines/rules/checkout';
import { ownValue } from '@sonde/machines/rules/texts';

/** What mails and quotes say about the delivery: the buyer's note and the import duty. */
interface DeliveryWords {
  /** Heads the buyer's note. */
  readonly note: string;
  /** The row of the duty among the prices. */
  readonly duty: string;
  /** The duty where there is none, and why. */
  readonly free: string;
  readonly whyFree: string;
  /** The duty where it isn't known, and who would pay it. */
  readonly possible: string;
  readonly whoPays: string;
}

const english: DeliveryWords = {
  note: 'Your note',
  duty: 'Estimated import duty',
  free: 'None',
  whyFree: 'Ultrasound probes are imported duty-free in your country.',
  possible: 'May be due',
  whoPays:
    'Customs may charge import duty when your order arrives. You pay it to the carrier; it isn’t part of this total.',
};

const wordsByLanguage: Readonly<Record<string, DeliveryWords>> = {
  en: english,
  ar: {
    note: 'ملاحظتك',
    duty: 'الرسوم الجمركية التقديرية',
    free: 'لا توجد',
    whyFree: 'تُستورد مسابير الموجات فوق الصوتية إلى بلدك من دون رسوم جمركية.',
    possible: 'قد تُستحق',
    whoPays: 'قد تفرض الجمارك رسومًا جمركية عند وصول طلبك. تدفعها إلى شركة الشحن، وهي ليست ضمن هذا الإجمالي.',
  },
  da: {
    note: 'Din bemærkning',
    duty: 'Anslået told',
    free: 'Ingen',
    whyFree: 'Ultralydsprober kan importeres toldfrit til dit land.',
    possible: 'Kan blive opkrævet',
    whoPays:
      'Toldmyndighederne kan opkræve told, når din ordre ankommer. Du betaler den til transportøren, og den er ikke med i det samlede beløb.',
  },
  de: {
    note: 'Ihr Hinweis',
    duty: 'Voraussichtliche Zollabgaben',
    free: 'Keine',
    whyFree: 'Schallköpfe können in Ihr Land zollfrei eingeführt werden.',
    possible: 'Können anfallen',
    whoPays:
      'Beim Eintreffen Ihrer Bestellung kann der Zoll Abgaben erheben. Sie zahlen diese an den Zustelldienst; in dieser Gesamtsumme sind sie nicht enthalten.',
  },
  es: {
    note: 'Su nota',
    duty: 'Aranceles de importación estimados',
    free: 'Ninguno',
    whyFree: 'Las sondas de ecografía se importan en su país sin aranceles.',
    possible: 'Pueden aplicarse',
    whoPays:
      'Es posible que la aduana cobre aranceles cuando llegue su pedido. Se pagan al transportista y no forman parte de este total.',
  },
  fi: {
    note: 'Viestisi',
    duty: 'Arvioitu tuontitulli',
    free: 'Ei tullia',
    whyFree: 'Ultraäänianturien tuonti maahasi on tullivapaata.',
    possible: 'Voi tulla maksettavaksi',
    whoPays:
      'Tulli voi periä tuontitullia, kun tilauksesi saapuu. Maksat sen kuljetusyhtiölle, eikä se sisälly loppusummaan.',
  },
  fr: {
    note: 'Votre remarque',
    duty: 'Droits de douane estimés',
    free: 'Aucun',
    whyFree: 'Les sondes d’échographie sont importées dans votre pays sans droits de douane.',
    possible: 'Peuvent s’appliquer',
    whoPays:
      'La douane peut percevoir des droits à l’arrivée de votre commande. Vous les réglez au transporteur ; ils ne sont pas compris dans ce total.',
  },
  it: {
    note: 'La Sua nota',
    duty: 'Dazi doganali stimati',
    free: 'Nessuno',
    whyFree: 'Nel Suo Paese le sonde ecografiche si importano senza dazi.',
    possible: 'Potrebbero applicarsi',
    whoPays:
      'All’arrivo dell’ordine la dogana può applicare dazi. Si pagano al corriere e non sono compresi in questo totale.',
  },
  nl: {
    note: 'Uw opmerking',
    duty: 'Geschatte invoerrechten',
    free: 'Geen',
    whyFree: 'Voor echoprobes gelden in uw land geen invoerrechten.',
    possible: 'Mogelijk verschuldigd',
    whoPays:
      'Bij aankomst van uw bestelling kan de douane invoerrechten heffen. Die betaalt u aan de vervoerder; ze zijn niet inbegrepen in dit totaal.',
  },
  no: {
    note: 'Merknaden din',
    duty: 'Anslått toll',
    free: 'Ingen',
    whyFree: 'Ultralydprober kan importeres tollfritt til landet ditt.',
    possible: 'Kan påløpe',
    whoPays:
      'Tollmyndighetene kan kreve toll når bestillingen kommer frem. Du betaler den til transportøren, og den er ikke med i totalen.',
  },
  pl: {
    note: 'Uwagi do dostawy',
    duty: 'Szacowane cło importowe',
    free: 'Brak',
    whyFree: 'Głowice ultrasonograficzne są w tym kraju zwolnione z cła importowego.',
    possible: 'Może zostać naliczone',
    whoPays:
      'Przy dostawie zamówienia urząd celny może naliczyć cło. Płaci się je przewoźnikowi; nie jest wliczone w tę sumę.',
  },
  pt: {
    note: 'A sua nota',
    duty: 'Direitos aduaneiros estimados',
    free: 'Nenhuns',
    whyFree: 'A importação de sondas de ecografia no seu país está isenta de direitos aduaneiros.',
    possible: 'Podem aplicar-se',
    whoPays:
      'A alfândega pode cobrar direitos aduaneiros à chegada da encomenda. São pagos à transportadora e não fazem parte deste total.',
  },
  sv: {
    note: 'Din kommentar',
    duty: 'Beräknad tull',
    free: 'Ingen',
    whyFree: 'Ultraljudsprober är tullfria vid import till ditt land.',
    possible: 'Kan tillkomma',
    whoPays:
      'Tullen kan ta ut en tullavgift när din beställning kommer fram. Du betalar den till transportören, och den ingår inte i totalsumman.',
  },
  tr: {
    note: 'Notunuz',
    duty: 'Tahmini gümrük vergisi',
    free: 'Yok',
    whyFree: 'Ultrason problarının ülkenize ithalatında gümrük vergisi alınmaz.',
    possible: 'Alınabilir',
    whoPays:
      'Siparişiniz ulaştığında gümrük idaresi gümrük vergisi alabilir. Bu vergiyi kargo şirketine ödersiniz; bu toplama dahil değildir.',
  },
};

/** The languages that it is written in. */
export const deliveryLanguages = Object.keys(wordsByLanguage);

/** English for a language that it isn't written in. */
export const deliveryWordsIn = (language: string): DeliveryWords =>
  ownValue(wordsByLanguage, language) ?? english;

/** The duty as a row of the prices: what it is, why or who pays it, and how much. */
interface DutyInWords {
  readonly label: string;
  readonly figure: string;
  readonly sentence: string;
}

/** Null if nothing is imported. */
export function dutyInWords(duty: ImportDuty, language: string): DutyInWords | null {
  if (duty === 'NOT_IMPORTED') return null;
  const words = deliveryWordsIn(language);
  return duty === 'DUTY_FREE'
    ? { label: words.duty, figure: words.free, sentence: words.whyFree }
    : { label: words.duty, figure: words.possible, sentence: words.whoPays };
}
