import { table } from './table.ts';

/**
 * Recruiting systems that host the pages of many employers, and where their address names the employer.
 * The first host that fits counts.
 */
export const RECRUITING_SYSTEMS: readonly ['path' | 'subdomain' | 'none', readonly string[]][] = [
  [
    'path',
    table(`greenhouse.io, jobs.lever.co, jobs.eu.lever.co, jobs.ashbyhq.com, apply.workable.com,
      jobs.smartrecruiters.com, careers.smartrecruiters.com, jobs.jobvite.com, ats.rippling.com, jobs.gem.com`),
  ],
  [
    'subdomain',
    table(`myworkdayjobs.com, myworkdaysite.com, workable.com, recruitee.com, bamboohr.com, teamtailor.com,
      applytojob.com, pinpointhq.com, icims.com, personio.de, personio.com, breezy.hr, softgarden.io`),
  ],
  [
    'none',
    table(`oraclecloud.com, taleo.net, successfactors.com, successfactors.eu, ultipro.com, paylocity.com,
      dayforcehcm.com, join.com`),
  ],
];

/** Other domains from which recruiting systems and what goes with them send mail for many employers. */
export const MAIL_SYSTEMS =
  table(`greenhouse-mail.io, workablemail.com, teamtailor-mail.com, myworkday.com,
  indeedemail.com, comeet-notifications.com, eightfold.ai, avature.net, brassring.com, hirevue.com, calendly.com,
  hackerrankforwork.com, codility.com`);

/** Sites with the postings of many employers, as their address names them, that their pages don't always show to be one. */
export const JOB_BOARDS: ReadonlySet<string> = new Set(
  table(`linkedin, indeed, glassdoor, stepstone, xing, monster, ziprecruiter, dice, seek, reed, totaljobs, upwork,
    freelancer, fiverr, malt, freelancermap, wellfound, angel, ycombinator, naukri, infojobs, talent, jooble, adzuna,
    simplyhired, builtin, welcometothejungle, otta, google, facebook, x, twitter, reddit, github, medium, wikipedia`),
);

/** Words in the addresses of other boards. */
export const BOARD_WORDS =
  table(`job, career, karriere, stellen, arbeit, emploi, empleo, trabajo, emprego, vacature,
  lavoro, praca, pracuj, arbets, stilling, hiring, recruit, remoteok, freelanc`);

/** Sites that serve the same pages on a host per country. */
export const SITES_BY_COUNTRY = table(
  'linkedin.com, indeed.com, glassdoor.com, talent.com, jooble.org',
);

/** Parts of a host or a path that name a section or a server instead of an employer. */
export const GENERIC_ADDRESS_PARTS: ReadonlySet<string> = new Set(
  table(`www, m, job, jobs, career, careers, karriere, apply, board, boards, job-boards, hire, hiring, recruiting,
    talent, work, app, eu, us, uk, de, en, en-us, ats, impl, embed, api, jobboard, companies, company, o, j, c, p,
    view, external, global`),
);

/** Parameters that only say where a visitor came from, on any site. `*` ends the beginning of a name. */
export const TRACKING_PARAMETERS =
  table(`utm_*, gclid, gclsrc, dclid, gbraid, wbraid, fbclid, msclkid, yclid, twclid,
  ttclid, igshid, li_fat_id, mc_cid, mc_eid, mkt_tok, _hs*, _ga, _gl, trk*, lipi, refid, trackingid, midtoken, midsig,
  ebp, originalsubdomain, gh_src, lever-source*, lever-origin`);
