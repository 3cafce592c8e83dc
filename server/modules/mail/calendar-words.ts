import { ownValue } from '@sonde/machines/rules/texts';

/** What a mail says about the days of an order for a calendar. */
interface CalendarWords {
  readonly calendar: string;
  readonly add: (url: string) => string;
}

const english: CalendarWords = {
  calendar: 'Your calendar',
  add: (url) => `Add these dates to your calendar: ${url}`,
};

const wordsByLanguage: Readonly<Record<string, CalendarWords>> = {
  en: english,
  ar: { calendar: 'تقويمك', add: (url) => `أضف هذه التواريخ إلى تقويمك: ${url}` },
  da: { calendar: 'Din kalender', add: (url) => `Føj datoerne til din kalender: ${url}` },
  de: { calendar: 'Ihr Kalender', add: (url) => `Termine in den Kalender übernehmen: ${url}` },
  es: { calendar: 'Su calendario', add: (url) => `Añadir estas fechas al calendario: ${url}` },
  fi: { calendar: 'Kalenterisi', add: (url) => `Lisää päivät kalenteriin: ${url}` },
  fr: { calendar: 'Votre agenda', add: (url) => `Ajouter ces dates à votre agenda : ${url}` },
  it: { calendar: 'Il Suo calendario', add: (url) => `Aggiungere le date al calendario: ${url}` },
  nl: { calendar: 'Uw agenda', add: (url) => `Data aan uw agenda toevoegen: ${url}` },
  no: { calendar: 'Kalenderen din', add: (url) => `Legg datoene til i kalenderen: ${url}` },
  pl: { calendar: 'Kalendarz', add: (url) => `Dodaj te daty do kalendarza: ${url}` },
  pt: { calendar: 'O seu calendário', add: (url) => `Adicionar estas datas ao calendário: ${url}` },
  sv: { calendar: 'Din kalender', add: (url) => `Lägg till datumen i kalendern: ${url}` },
  tr: { calendar: 'Takviminiz', add: (url) => `Bu tarihleri takviminize ekleyin: ${url}` },
};

/** The languages with words of their own. */
export const calendarLanguages: readonly string[] = Object.keys(wordsByLanguage);

/** The words in a language; English where it has none. */
export const calendarWordsIn = (language: string): CalendarWords =>
  ownValue(wordsByLanguage, language) ?? english;
