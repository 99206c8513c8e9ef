import { employerInAddress } from './siteAddress.ts';

/** The first address of a recruiting system among the links of a copied page: it names the employer. '' without one. */
export const copiedAddress = (document: Document): string =>
  [...document.querySelectorAll('a[href^="http"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .find((href) => employerInAddress(href) !== '') ?? '';
