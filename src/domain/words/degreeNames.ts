import { table } from './table.ts';

/** The names of degrees and certificates of schools, by language; 'bachelor*' is the beginning of a word. */
export const DEGREES = table(`
  bachelor*, master, masters, master's, doctor, doctorate, doctoral, associate degree, associate of,
  associate in, diploma, certificate, degree, license, licentiate, a level, a levels, a-level, a-levels, gcse,
  gcses, high school, ged, hnd, hnc, nvq, btec, foundation, postgraduate, undergraduate, minor, major, bootcamp,
  nanodegree, leaving certificate, higher secondary, secondary school, ssc, hsc, intermediate, bsn, msn, msw,
  magister, diplom, promotion, abitur, fachabitur, fachhochschulreife, hochschulreife, mittlere reife,
  realschulabschluss, staatsexamen, ausbildung, lehre, umschulung, studium, matura, baccalauréat, licence,
  maîtrise, ingénieur, grado, licenciatura, laurea`);

/** Degrees as letters, without their periods. */
export const DEGREE_LETTERS: ReadonlySet<string> = new Set(
  table(`bsc, bs, ba, be, beng, btech, bcom, bed, bba, bfa, barch, bca, msc, ms, ma, meng, mtech, mcom, med, mba,
    mfa, mphil, march, mph, mpa, mres, mca, llb, llm, jd, md, phd, dphil, edd, aa, as, aas`),
);
