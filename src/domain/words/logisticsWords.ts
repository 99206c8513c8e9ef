/** How postings ask for what a person has to agree with, by topic and language. See `anyOf` for `*`. */
export const LOGISTICS_WORDS = {
  salary: {
    en: `salary expectation* | salary requirement* | salary history | expected salary | desired salary | desired pay
      | expected compensation | your rate | your hourly rate | your day rate | hourly rate expectation*`,
    de: 'gehaltsvorstellung* | gehaltswunsch | gehaltserwartung*',
    fr: 'prétentions',
    es: 'pretensi* salarial* | aspiraci* salarial* | expectativa* salarial* | pretensi* económica*',
  },
  start: {
    en: `earliest start* | possible start* | available start* | your start* date | notice period | immediate start
      | start immediately | available immediately | available from | when you can start`,
    de: 'eintrittstermin | eintrittsdatum | frühestmöglich* | frühester* eintritt | kündigungsfrist',
    fr: 'disponible immédiatement | disponibilité immédiate | date de disponibilité | préavis',
    es: 'disponibilidad inmediata | incorporación inmediata',
  },
  authorization: {
    en: `authorized to | authorised to | work authorization | eligible to work | eligibility to work | right to work
      | work permit | work visa | visa sponsor* | sponsorship | citizenship | us citizen | u.s. citizen | eu citizen
      | security clearance`,
    de: 'arbeitserlaubnis | arbeitsgenehmigung | aufenthaltstitel | staatsangehörigkeit | sicherheitsüberprüfung',
    fr: 'permis de travail | autorisation de travail',
    es: 'permiso de trabajo',
  },
  licenses: {
    en: `license | licence | licenses | licensure | state registration | professional registration | cdl | dbs`,
    de: 'führerschein* | staplerschein | *erlaubnis | approbation | führungszeugnis',
    fr: 'permis b | permis c | permis de conduire | caces | permis obligatoire | permis exigé',
    es: 'carné | carnet | carnet de conducir | permiso de conducir | licencia de conducir | vehículo propio | colegiad*',
  },
  relocation: {
    en: 'relocat*',
    de: 'umzug | umzugsbereit*',
    fr: 'mobilité géographique | déménag*',
    es: 'cambio de residencia | reubicación',
  },
  place: {
    en: `able to travel | willing to travel | willingness to travel | must travel | travel required | relocat* | commute
      | based in | on site | onsite | days a week in the office | days per week in the office`,
    de: 'reisebereitschaft | umzug | vor ort | tage pro woche | mobilität',
    fr: 'déplacements | mobilité | sur site | jours par semaine au bureau',
    es: 'disponibilidad para viajar | viajar | presencial | movilidad',
  },
  hours: {
    en: `shift | shifts | weekend | weekends | night shift* | overtime | on call duty | on call rotation | hours per week | hours a week
      | flexible hours`,
    de: 'schichtbereitschaft | schichtdienst | schichtarbeit | wochenende* | wochenstunden | stunden pro woche',
    fr: 'week-end* | horaires décalés | astreinte* | travail de nuit | heures par semaine',
    es: 'fines de semana | turnos | turno | horas semanales',
  },
  documents: {
    en: `send your | send us your | submit your | attach your | include your | upload your | email your
      | cover letter | cover letters | portfolio of | references upon`,
    de: 'bewerbungsunterlagen | lebenslauf | anschreiben | zeugnisse',
    fr: 'lettre de motivation | votre cv | cv et | candidature cv',
    es: 'envía* tu | enviar cv | currículum | curriculum | hoja de vida | carta de presentación',
  },
  field: {
    en: 'why this field | why this industry | why this profession',
    de: 'warum diese branche | warum diesen beruf',
    fr: 'pourquoi ce secteur | pourquoi ce métier',
    es: 'por qué este sector | por qué esta profesión',
  },
  reason: {
    en: `why you want | why you're | why you are | why do you | why are you | tell us why | why you'd`,
    de: 'warum sie | warum du',
    fr: 'pourquoi vous | pourquoi ce poste',
    es: 'por qué quieres | por qué te interesa',
  },
} as const;
