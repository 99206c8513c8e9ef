import type { Page } from './page.ts';
import { isKnownBoard, isRecruitingSystem } from './siteAddress.ts';

/** A job board's links for employers. An employer's own site has no such link. */
const FOR_EMPLOYERS =
  /^(?:(?:for|are you an?) (?:employers?|recruiters?|companies|business(?:es)?)\??|employers?(?: ?\/ ?post (?:a )?jobs?)?|recruiters?|post (?:a |your |free )?jobs?(?: ads?)?(?: for free)?|advertise (?:a job|jobs|with us)|employer (?:log ?in|sign ?in|site|area)|hire (?:talent|developers|freelancers)|f(?:ü|ue)r (?:arbeitgeber|unternehmen|recruiter)|arbeitgeber(?:bereich|login)?|stellenanzeigen? (?:schalten|aufgeben)|recruteurs?|employeurs?|publier une (?:offre|annonce)|publicar (?:una )?(?:oferta|empleo|vaga)|para empresas|voor werkgevers|vacature plaatsen|f(?:ö|o)r arbetsgivare)$/i;

/** Whether the site lists postings of many employers, by its address or by its own menus. */
export function isJobBoard({ document, url }: Page): boolean {
  if (isKnownBoard(url)) return true;
  if (isRecruitingSystem(url)) return false;
  return [...document.querySelectorAll('a')].some((link) => {
    const text = link.textContent ?? '';
    return text.length < 100 && FOR_EMPLOYERS.test(text.replace(/\s+/g, ' ').trim());
  });
}
