/** Degrees in the languages that we read, from the lowest level to the highest. See `anyOf` for `*`. */
export const DEGREES = [
  `high school | secondary school | a-levels | abitur* | mittlere reife | schulabschluss | baccalauréat | bac | bachillerato
    | secundaria`,
  `associate degree | associate's degree | associates degree | associate of | vocational* | apprenticeship | ausbildung
    | berufsausbildung | bac +2 | bac + 2 | formación profesional | grado medio | grado superior | técnico superior
    | ciclo formativo`,
  `bachelor* | bachelor's | undergraduate degree | college degree | university degree | four year degree | hochschulstudium
    | hochschulabschluss | studium | licence en | licence professionnelle | licence de | bac +3 | bac + 3 | licenciatura
    | licenciad* | grado en | grado universitario | ingeniería en | ingeniería de | título universitario
    | titulación universitaria`,
  `master* | master's | graduate degree | diplom-* | diplomstudium | diplomingenieur | magister | bac +5 | bac + 5
    | école d'ingénieur | diplôme d'ingénieur | máster`,
  'phd | ph.d* | ph. d | doctora* | promotion in | promotion im | promovier* | doktor*',
];
