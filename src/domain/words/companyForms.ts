import companyForms from '#domain/words/data/companyForms.json' with { type: 'json' };

/** The legal forms of companies, as `foldedWords` writes them. */
export const COMPANY_FORMS: ReadonlySet<string> = new Set(companyForms.words);

/** Forms that stand at a name without a space: 'トヨハシ株式会社'. */
export const ATTACHED_FORMS = new RegExp(companyForms.attached.join('|'), 'g');

/** Whether the last of several words is a legal form: "Crumb GmbH", "Acme S.A." */
export const hasLegalForm = (name: string): boolean =>
  COMPANY_FORMS.has(
    (/\s(\S{0,20}[^\s\p{Ll}\p{P}]\S{0,20})$/u.exec(name.trim())?.[1] ?? '')
      .replace(/\P{L}/gu, '')
      .toLowerCase(),
  );
