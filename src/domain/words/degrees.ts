import { table } from './table.ts';

/** Degrees in the languages that we read, from the lowest level to the highest. See `anyOf` for `*`. */
export const DEGREE_LEVELS = [
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

/** Other names of degrees and certificates of schools, whose level is open. */
export const OTHER_DEGREES = table(`
  master, masters, doctor, associate in, diploma, certificate, degree, license, licentiate, a level, a levels, gcse,
  gcses, ged, hnd, hnc, nvq, btec, foundation, postgraduate, undergraduate, minor, major, bootcamp, nanodegree,
  leaving certificate, higher secondary, ssc, hsc, intermediate, bsn, msn, msw, diplom, promotion, fachabitur,
  fachhochschulreife, hochschulreife, realschulabschluss, staatsexamen, lehre, umschulung, matura, licence, maîtrise,
  ingénieur, grado, laurea, graduação, pós-graduação, bacharel*, mestrado, doutorado, tecnólogo, técnico em, grau en,
  doble grau, màster`);

/** Degrees as letters, without their periods. */
export const DEGREE_LETTERS: ReadonlySet<string> = new Set(
  table(`bsc, bs, ba, be, beng, btech, bcom, bed, bba, bfa, barch, bca, msc, ms, ma, meng, mtech, mcom, med, mba,
    mfa, mphil, march, mph, mpa, mres, mca, llb, llm, jd, md, phd, dphil, edd, aa, as, aas, sslc, iti`),
);
