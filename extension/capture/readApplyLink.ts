import { isSamePosting } from '#domain/canonicalUrl.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { isOutsideContent } from './isOutsideContent.ts';
import type { PartialDraft } from './leadDraft.ts';
import { plainText } from './plainText.ts';

export const APPLY =
  /^(?:(?:easy |quick )?apply(?: (?:now|here|online|today|for (?:this )?(?:job|position|role)|for the (?:job|position|role)|to (?:this )?(?:job|position)|on (?:the )?(?:company|employer)(?:['’]s)?(?: web)?\s?site|with .{2,20}|externally))?|submit (?:an |your )?application|start (?:your )?application|i['’]m interested|jetzt (?:online )?bewerben|(?:hier |online )?bewerben|zur bewerbung|ich bin interessiert|postuler(?: (?:maintenant|en ligne|à cette offre))?|je postule|candidater|aplicar(?: ahora)?|solicitar|inscribirme|postular(?:me)?|candidati(?: ora)?|invia candidatura|candidatar-se|solliciteer(?: (?:nu|direct))?|ansök(?: nu| här)?|ansøg(?: nu| her)?|søk(?: (?:på )?(?:stillingen|nå|her))?|aplikuj(?: teraz)?|hae paikkaa)[!.→› »]*$/i;
const SIGN_IN = /\b(?:log-?in|sign-?(?:in|up)|register|auth\w*)\b/i;

/** Reads where to apply, and the address and phone number of the posting's own text. */
export function readApplyLink(document: Document, url: string): PartialDraft {
  let applicationUrl = '';
  const emails = new Set<string>();
  const phones = new Set<string>();
  for (const link of document.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const isMail = /^mailto:/i.test(href);
    const isPhone = /^tel:/i.test(href);
    if (isMail || isPhone) {
      if (isOutsideContent(link) || link.closest('header')) continue;
      const [value = ''] = href.replace(/^(?:mailto|tel):/i, '').split('?');
      if (isPhone) phones.add(value.trim());
      else if (
        isEmailAddress(value.trim()) &&
        !/^(?:no-?reply|privacy|accessib|datenschutz)/i.test(value)
      )
        emails.add(value.trim());
      continue;
    }
    const text =
      applicationUrl === '' && (link.textContent ?? '').length < 120 ? plainText(link) : '';
    if (!APPLY.test(text.replace(/\s+/g, ' ').trim())) continue;
    const target = URL.parse(href, url);
    const isForm = target !== null && isWebAddress(target.href) && !SIGN_IN.test(target.pathname);
    const leadsAway =
      target !== null &&
      (!isSamePosting(target.href, url) || /\/appl(?:y|ication)\b/.test(target.pathname));
    const isHere = target !== null && target.href.split('#')[0] === url.split('#')[0];
    if (isForm && leadsAway && !isHere) applicationUrl = target.href;
  }
  const only = (values: Set<string>): string => (values.size === 1 ? ([...values][0] ?? '') : '');
  return { applicationUrl, contactInfo: { email: only(emails), phone: only(phones) } };
}
