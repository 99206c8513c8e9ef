import { isCompanyName, isLocation } from './fieldText.ts';

/** What a title says in so many words. */
export interface StatedTitle {
  title: string;
  company: string;
  location: string;
}

const APPLICATION =
  /^(?:job application for|apply for|apply to|application for|bewerbung als) (.+) (?:at|@|bei) (.+)$/i;
const HIRING =
  /^(.{2,80}?) (?:(?:is|are) )?(?:hiring|looking for|seeking|recruiting|sucht|recrute|busca)(?: for)? (?:an? |eine?n? |une? |una? )?(.+)$/i;
const AT = /^(.+) (?:at|@|bei|chez) (.+)$/i;
const IN = /^(.+) in (\p{Lu}[^|]*)$/u;

/** "Senior Engineer (m/w/d)" and the like, to tell a job from a slogan or a name. */
const ROLE =
  /\b(?:engineer|developer|manager|designer|analyst|architect|scientist|consultant|specialist|director|lead|head of|officer|assistant|associate|administrator|coordinator|technician|representative|accountant|nurse|teacher|driver|intern(?:ship)?|trainee|recruiter|writer|editor|researcher|strategist|producer|operator|supervisor|executive|president|advisor|agent|clerk|chef|cook|barista|cashier|programmer|devops|sre|qa|tester|marketer|owner|partner|fellow|professor|lecturer|planner|buyer|controller|auditor|lawyer|counsel|paralegal|physician|therapist|pharmacist|electrician|mechanic|plumber|welder|carpenter|worker|attendant|guard|host|expert|entwickler(?:in)?|ingenieur(?:in)?|leiter(?:in)?|berater(?:in)?|sachbearbeiter(?:in)?|mitarbeiter(?:in)?|referent(?:in)?|techniker(?:in)?|kaufmann|kauffrau|werkstudent(?:in)?|praktikant(?:in)?|développeu(?:r|se)|ingénieure?|responsable|chargée?|desarrollador|ingeniero|gerente|sviluppatore|ontwikkelaar|utvecklare|utvikler)s?\b|\([^)]{0,12}[mwfdx]\s*[/|]\s*[mwfdx][^)]{0,12}\)|\bm\/[wf]\/[dx]\b/iu;

export const isRole = (text: string): boolean => ROLE.test(text);

/**
 * The job and the employer in "Job Application for X at Y", "Y hiring X in Z" or "X at Y"; `null`
 * when the text is none of these. "Data at Rest" looks the same: the caller checks the employer.
 */
export function statedTitle(text: string): StatedTitle | null {
  const application = APPLICATION.exec(text);
  if (application?.[1] && application[2]) {
    return { title: application[1].trim(), company: application[2].trim(), location: '' };
  }
  const hiring = HIRING.exec(text);
  if (hiring?.[1] && hiring[2] && isCompanyName(hiring[1]) && !isRole(hiring[1])) {
    const place = IN.exec(hiring[2]);
    const hasPlace = place?.[2] !== undefined && isLocation(place[2]);
    return {
      title: (hasPlace ? place[1] : hiring[2])?.trim() ?? '',
      company: hiring[1].trim(),
      location: hasPlace ? (place[2]?.trim() ?? '') : '',
    };
  }
  const at = AT.exec(text);
  if (at?.[1] && at[2] && isCompanyName(at[2]) && /^[\p{Lu}\d]/u.test(at[2])) {
    return { title: at[1].trim(), company: at[2].trim(), location: '' };
  }
  return null;
}
