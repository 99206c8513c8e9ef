/** Pages in the shape in which job sites serve them, cut down to what a capture meets. */

export interface SavedPage {
  name: string;
  url: string;
  html: string;
}

const MENU =
  '<header><nav><a href="/">Home</a><a href="/search">Search</a><ul><li class="nav-location">United States</li></ul></nav></header>';
const FOOTER =
  '<footer><p>© 2026. All rights reserved.</p><a href="/privacy">Privacy</a><div class="footer-location">123 Main St, Springfield</div></footer>';
const PROSE = `<p>You will own services that thousands of teams depend on every day, from the first
  design document to the pager at night. You work with product and support &amp; learn from both.</p>
  <h3>What you'll do</h3><ul><li>Design and run our ingestion pipeline</li><li>Review code with care</li></ul>
  <h3>Requirements</h3><ul><li>Five years of experience with distributed systems</li></ul>`;

const page = (head: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

export const GREENHOUSE: SavedPage = {
  name: 'Greenhouse',
  url: 'https://boards.greenhouse.io/kestrellabs/jobs/4012345005?gh_src=abc123&utm_source=linkedin',
  html: page(
    `<title>Job Application for Senior Software Engineer, Platform at Kestrel Labs</title>
     <meta property="og:title" content="Senior Software Engineer, Platform">
     <meta property="og:description" content="Remote - Canada">`,
    `<div id="app_body"><div id="header"><h1 class="app-title">Senior Software Engineer, Platform</h1>
       <span class="company-name"> at Kestrel Labs </span><div class="location">Remote - Canada</div></div>
     <div id="content">${PROSE}<p>The base salary range for this role is $140,000 - $170,000 per year.</p></div>
     <form id="application_form"><h2>Apply for this Job</h2><label>Location (City)<input></label>
       <label>Current company<input></label></form></div>`,
  ),
};

export const LEVER: SavedPage = {
  name: 'Lever',
  url: 'https://jobs.lever.co/brightwater/5ac21346-8e0c-4494-8e7a-3eb92ff77902',
  html: page(
    `<title>Brightwater - Staff Data Analyst</title>
     <meta property="og:title" content="Brightwater - Staff Data Analyst">
     <meta property="og:url" content="https://jobs.lever.co/brightwater/5ac21346-8e0c-4494-8e7a-3eb92ff77902">`,
    `<div class="main-header"><a class="main-header-logo" href="https://brightwater.example"><img alt="Brightwater logo" src="x.png"></a></div>
     <div class="posting-header"><div class="posting-headline"><h2>Staff Data Analyst</h2>
       <div class="posting-categories"><div class="sort-by-time posting-category medium-category-label width-full capitalize-labels location">Oslo, Norway</div>
       <div class="sort-by-team posting-category department">Data /</div>
       <div class="sort-by-commitment posting-category commitment">Full-time /</div>
       <div class="sort-by-time posting-category workplaceTypes">Hybrid</div></div></div>
       <a class="postings-btn" href="https://jobs.lever.co/brightwater/5ac21346-8e0c-4494-8e7a-3eb92ff77902/apply">Apply for this job</a></div>
     <div class="section-wrapper page-full-width"><div class="section page-centered" data-qa="job-description">${PROSE}</div></div>`,
  ),
};

export const ASHBY: SavedPage = {
  name: 'Ashby',
  url: 'https://jobs.ashbyhq.com/Plinth/0f1e2d3c-4b5a-4697-8877-665544332211',
  html: page(
    '<title>Product Designer @ Plinth</title><meta property="og:title" content="Product Designer @ Plinth">',
    `<div id="root"><div class="_navRoot_14b1c"><img alt="Plinth" src="l.png"></div>
     <h1 class="ashby-job-posting-heading _title_ud4nd_34">Product Designer</h1>
     <div class="ashby-job-posting-left-pane _left_oj0x8"><div class="_section_101oc"><h2 class="_heading_101oc">Location</h2><p class="_paragraph">London, UK</p></div>
     <div class="_section_101oc"><h2 class="_heading_101oc">Employment Type</h2><p>Full time</p></div>
     <div class="_section_101oc"><h2>Compensation</h2><p>£70K – £85K</p></div></div>
     <div class="_descriptionText_oj0x8">${PROSE}</div></div>`,
  ),
};

export const WORKDAY: SavedPage = {
  name: 'Workday',
  url: 'https://quillon.wd5.myworkdayjobs.com/en-US/External/job/Toronto-Ontario/Senior-Consultant_R-10422',
  html: page(
    `<title>Senior Consultant</title><meta property="og:title" content="Senior Consultant">
     <meta property="og:description" content="About Quillon: We advise. ${'Long text. '.repeat(30)}">`,
    `<div data-automation-id="header"><h1>CAREERS AT QUILLON</h1><button>Sign In</button></div>
     <div data-automation-id="jobPostingPage"><h2 data-automation-id="jobPostingHeader">Senior Consultant</h2>
     <a role="button" data-automation-id="adventureButton" href="/en-US/External/job/Toronto-Ontario/Senior-Consultant_R-10422/apply">Apply</a>
     <div data-automation-id="locations"><dl><dt>locations</dt><dd>Toronto, Ontario</dd></dl></div>
     <div data-automation-id="time"><dl><dt>time type</dt><dd>Full time</dd></dl></div>
     <div data-automation-id="postedOn"><dl><dt>posted on</dt><dd>Posted 3 Days Ago</dd></dl></div>
     <div data-automation-id="jobPostingDescription">${PROSE}</div></div>`,
  ),
};

export const LINKEDIN_JOB: SavedPage = {
  name: 'LinkedIn job',
  url: 'https://de.linkedin.com/jobs/view/backend-engineer-at-nordlicht-3812345678?trk=public_jobs_topcard-title&refId=abc',
  html: page(
    `<title>Nordlicht GmbH hiring Backend Engineer in Hamburg, Germany | LinkedIn</title>
     <meta property="og:title" content="Nordlicht GmbH hiring Backend Engineer in Hamburg, Germany | LinkedIn">
     <meta property="og:site_name" content="LinkedIn">`,
    `${MENU}<main><section class="top-card-layout"><h1 class="top-card-layout__title">Backend Engineer</h1>
     <h4 class="top-card-layout__second-subline"><span class="topcard__flavor"><a class="topcard__org-name-link topcard__flavor--black-link" href="https://de.linkedin.com/company/nordlicht">
       Nordlicht GmbH </a></span><span class="topcard__flavor topcard__flavor--bullet"> Hamburg, Germany </span></h4>
     <h4><span class="posted-time-ago__text">2 weeks ago</span></h4></section>
     <div class="description__text"><section class="show-more-less-html"><div class="show-more-less-html__markup">${PROSE}</div><button>Show more</button></section></div>
     <ul class="description__job-criteria-list"><li class="description__job-criteria-item"><h3>Seniority level</h3><span>Mid-Senior level</span></li>
     <li class="description__job-criteria-item"><h3>Employment type</h3><span>Full-time</span></li></ul>
     <section class="similar-jobs"><ul><li><h3>Data Engineer</h3><span class="job-search-card__location">Berlin</span></li></ul></section></main>${FOOTER}`,
  ),
};

export const INDEED: SavedPage = {
  name: 'Indeed',
  url: 'https://uk.indeed.com/viewjob?jk=9f8e7d6c5b4a3210&from=serp&vjs=3',
  html: page(
    `<title>Warehouse Associate - Leeds - Indeed.com</title><meta property="og:site_name" content="Indeed">
     <meta property="og:title" content="Warehouse Associate - Fernhill Logistics - Leeds">`,
    `${MENU}<nav><a href="https://employers.indeed.com">Employers / Post Job</a></nav>
     <div class="jobsearch-ViewJobLayout-jobDisplay"><h1 data-testid="jobsearch-JobInfoHeader-title"><span>Warehouse Associate</span></h1>
     <div data-testid="inlineHeader-companyName"><span><a href="/cmp/fernhill">Fernhill Logistics</a></span></div>
     <div data-testid="inlineHeader-companyLocation"><div>Leeds LS1</div></div>
     <div id="salaryInfoAndJobType"><span>£11.90 - £13.20 an hour</span><span> - Part-time</span></div>
     <div id="jobDescriptionText">${PROSE}</div></div>${FOOTER}`,
  ),
};

export const STEPSTONE: SavedPage = {
  name: 'StepStone',
  url: 'https://www.stepstone.de/stellenangebote--Softwareentwickler-m-w-d-Koeln-Rheinwerk-Systeme-AG--11223344-inline.html',
  html: `<!DOCTYPE html><html lang="de"><head><title>Softwareentwickler (m/w/d) Job in Köln bei Rheinwerk Systeme AG | StepStone</title>
     <meta property="og:site_name" content="StepStone">
     ${jsonLd({
       '@context': 'https://schema.org',
       '@type': 'JobPosting',
       title: 'Softwareentwickler (m/w/d)',
       datePosted: '2026-02-03T08:00:00Z',
       validThrough: '2026-04-04',
       employmentType: ['FULL_TIME', 'PART_TIME'],
       hiringOrganization: {
         '@type': 'Organization',
         name: 'Rheinwerk Systeme AG',
         sameAs: 'https://rheinwerk.example',
       },
       jobLocation: [
         {
           '@type': 'Place',
           address: { addressLocality: 'Köln', addressRegion: 'Köln', addressCountry: 'DE' },
         },
         { '@type': 'Place', address: { addressLocality: 'Bonn', addressCountry: 'DE' } },
       ],
       baseSalary: {
         currency: 'EUR',
         value: { minValue: 60000, maxValue: 75000, unitText: 'YEAR' },
       },
       description:
         '&lt;p&gt;Wir entwickeln f&amp;uuml;r den Mittelstand.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Backend &amp;amp; Frontend&lt;/li&gt;&lt;li&gt;Tests&lt;/li&gt;&lt;/ul&gt;',
     })}</head><body>${MENU}<h1>Softwareentwickler (m/w/d)</h1><a data-at="header-company-name">Rheinwerk Systeme AG</a>
     <li data-at="metadata-location">Köln</li><a href="/5/apply?id=1">Jetzt bewerben</a>${FOOTER}</body></html>`,
};

export const PERSONIO: SavedPage = {
  name: 'Personio',
  url: 'https://moorfeld.jobs.personio.de/job/998877?language=de&display=de',
  html: page(
    `<title>Produktmanager:in (m/w/d) | Jobs bei Moorfeld GmbH</title>
     <meta property="og:title" content="Produktmanager:in (m/w/d) | Jobs bei Moorfeld GmbH">`,
    `<div class="header"><a href="/"><img alt="Moorfeld GmbH" src="l.png"></a></div>
     <h1 class="detail-title">Produktmanager:in (m/w/d)</h1><div class="detail-subtitle">Festanstellung, Vollzeit · München</div>
     <div class="detail-content"><h3>Deine Aufgaben</h3><ul><li>Du führst das Produkt von der Idee bis zum Kunden und sprichst mit allen Teams im Haus.</li></ul>
     <h3>Dein Profil</h3><p>Mehrere Jahre Erfahrung mit digitalen Produkten, gern im Maschinenbau. Du schreibst klar und entscheidest mit Daten.</p></div>
     <a href="#apply">Bewerben</a>`,
  ),
};

export const SMARTRECRUITERS: SavedPage = {
  name: 'SmartRecruiters',
  url: 'https://jobs.smartrecruiters.com/HalvorsenMarine/743999912345678-deck-officer',
  html: page(
    `<title>Halvorsen Marine Deck Officer | SmartRecruiters</title>
     <meta property="og:title" content="Halvorsen Marine is looking for a Deck Officer in Bergen, Norway">`,
    `<main class="jobad-main" itemscope itemtype="http://schema.org/JobPosting"><meta itemprop="industry" content="Maritime">
     <meta itemprop="datePosted" content="2026-01-15T09:00:00.000Z">
     <span itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><meta itemprop="name" content="Halvorsen Marine"></span>
     <h1 class="job-title" itemprop="title">Deck Officer</h1>
     <ul class="job-details"><li itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">
     <meta itemprop="addressCountry" content="Norway"><span itemprop="addressLocality">Bergen</span></span></li>
     <li itemprop="employmentType">Full-time</li></ul>
     <div itemprop="description"><section><h2>Company Description</h2><p>We sail.</p></section></div>
     <div itemprop="responsibilities"><ul><li>Navigate</li><li>Keep the log &amp; charts</li></ul></div></main>`,
  ),
};

export const WORDPRESS: SavedPage = {
  name: 'WordPress without structured data',
  url: 'https://www.orchardandvine.example/careers/head-gardener/',
  html: page(
    `<title>Head Gardener - Orchard &amp; Vine</title><meta property="og:site_name" content="Orchard &amp; Vine">
     <meta property="og:type" content="article"><meta property="og:title" content="Head Gardener - Orchard &amp; Vine">`,
    `${MENU}<article><h1 class="entry-title">Head Gardener</h1><div class="entry-content">
     <p><strong>Location:</strong> Bath, Somerset</p><p><strong>Salary:</strong> £32,000 – £36,000 per annum</p>
     <p><strong>Contract type:</strong> Permanent</p><p><strong>Closing date:</strong> 30 April 2026</p>
     <p>Orchard &amp; Vine looks after twelve walled gardens. The head gardener leads a team of five and plans the year.</p>
     <h2>Responsibilities</h2><ul><li>Plan the planting</li><li>Train two apprentices</li></ul>
     <p>To apply, write to <a href="mailto:garden@orchardandvine.example">garden@orchardandvine.example</a>.</p></div></article>
     <aside><h2>Recent posts</h2><ul><li><a href="/blog/apples">Apples</a></li></ul></aside>${FOOTER}`,
  ),
};

export const FREELANCE: SavedPage = {
  name: 'freelance project',
  url: 'https://www.upwork.com/freelance-jobs/apply/Migrate-Rails-app_~0123456789abcdef/',
  html: page(
    `<title>Migrate a Rails app to version 8 - Freelance Job in Web Development - Less than 30 hrs/week - Upwork</title>
     <meta property="og:site_name" content="Upwork"><meta property="og:title" content="Migrate a Rails app to version 8">`,
    `${MENU}<main><h1>Migrate a Rails app to version 8</h1><section><h2>Summary</h2><p>We run a small booking tool and want to move it to Rails 8. The test suite is fine, the gems are old, and there is a staging server. Please say how you would go about it and how long it takes. We answer questions within a day and pay on delivery.</p></section>
     <ul><li>Fixed-price</li><li>$2,500</li></ul><section><h2>About the client</h2><p>Proposals: 5 to 10</p><p>Location: Australia</p></section><a href="/signup">Apply now</a></main>${FOOTER}`,
  ),
};

export const HACKER_NEWS: SavedPage = {
  name: 'Hacker News thread',
  url: 'https://news.ycombinator.com/item?id=41709301',
  html: page(
    '<title>Ask HN: Who is hiring? (October 2026) | Hacker News</title>',
    `<table><tr><td><span class="pagetop"><b class="hnname"><a href="news">Hacker News</a></b> <a href="jobs">jobs</a></span></td></tr>
     <tr class="athing"><td class="title"><span class="titleline"><a href="item?id=41709301">Ask HN: Who is hiring? (October 2026)</a></span></td></tr>
     ${['Acme | Backend | Berlin', 'Globex | Data | Remote'].map((text) => `<tr class="athing comtr"><td><div class="comment"><div class="commtext">${text}<p>We build things.</p></div></div></td></tr>`).join('')}</table>`,
  ),
};

export const ABOUT_PAGE: SavedPage = {
  name: 'company About page',
  url: 'https://www.northwind-traders.example/about',
  html: page(
    `<title>About us | Northwind Traders</title><meta property="og:site_name" content="Northwind Traders">
     <meta property="og:title" content="About us | Northwind Traders"><meta property="og:description" content="A family business in its third generation.">`,
    `${MENU}<main><h1>Good food travels</h1><p>Since 1952 Northwind Traders has shipped spices. Our office is in Bergen.</p><h2>Our locations</h2><p>Location: Bergen</p><a href="/careers">Careers</a></main>${FOOTER}`,
  ),
};

export const SEARCH_RESULTS: SavedPage = {
  name: 'search results',
  url: 'https://www.jobfinder.example/search?q=software+engineer&l=Berlin',
  html: page(
    `<title>148 Software Engineer Jobs in Berlin | JobFinder</title><meta property="og:site_name" content="JobFinder">
     ${jsonLd({ '@type': 'ItemList', itemListElement: [1, 2, 3].map((position) => ({ '@type': 'ListItem', position, item: { '@type': 'JobPosting', title: `Engineer ${position}`, url: `https://www.jobfinder.example/job/${position}`, hiringOrganization: { name: `Firm ${position}` } } })) })}`,
    `${MENU}<main><h1>148 Software Engineer Jobs in Berlin</h1><ul>${Array.from({ length: 12 }, (_, at) => `<li class="job-card"><h2><a href="/job/${at}">Engineer ${at}</a></h2><span class="company-name">Firm ${at}</span><span class="job-location">Berlin</span><a href="/job/${at}/apply">Apply</a></li>`).join('')}</ul></main>${FOOTER}`,
  ),
};

export const ARTICLE: SavedPage = {
  name: 'article',
  url: 'https://www.thedaily.example/business/2026/03/how-engineers-find-jobs',
  html: page(
    `<title>How software engineers find jobs now | The Daily</title><meta property="og:type" content="article"><meta property="og:site_name" content="The Daily">
     <meta property="og:title" content="How software engineers find jobs now"><meta property="og:description" content="Fewer applications, more conversations.">
     ${jsonLd({ '@type': 'NewsArticle', headline: 'How software engineers find jobs now', publisher: { '@type': 'Organization', name: 'The Daily' } })}`,
    `${MENU}<article><h1>How software engineers find jobs now</h1><p>Location: a café in Lisbon. Salary: $120,000 to $150,000 a year was what she asked for.</p><p>${'The market has changed, people say, and they mean it. '.repeat(20)}</p></article>${FOOTER}`,
  ),
};

export const BROKEN: SavedPage = {
  name: 'broken HTML',
  url: 'https://careers.tessellate.example/openings/44',
  html: `<html><head><title>QA Engineer | Tessellate Careers</title><script type="application/ld+json">{"@type":"JobPosting","title":</script>
    <body><div><h1>QA Engineer<p class="job-location">Lyon, France<div class=job-description><p>${'We test what we build &amp; build what we test. '.repeat(10)}<ul><li>Requirements<li>Patience<table><td>x</div></span></b>`,
};

/** About 1 MB: one posting, and everything else that such pages carry. */
export function largePage(): SavedPage {
  const cards = Array.from(
    { length: 3_000 },
    (_, at) =>
      `<li class="related-job card-${at}" data-testid="card"><a href="/jobs/${at}"><h3 class="title">Role ${at}</h3><span class="company-name">Firm ${at}</span><span class="location">Town ${at}</span></a><p class="teaser">${'Lorem ipsum dolor sit amet. '.repeat(4)}</p></li>`,
  ).join('');
  return {
    name: 'large page',
    url: 'https://careers.bulkhead.example/jobs/12345-site-reliability-engineer',
    html: page(
      `<title>Site Reliability Engineer | Bulkhead</title><meta property="og:site_name" content="Bulkhead">`,
      `${MENU}<main><h1>Site Reliability Engineer</h1><div class="job-location">Porto, Portugal</div><a href="/jobs/12345/apply">Apply now</a><div class="job-description">${PROSE}</div></main>
       <section class="related-jobs"><ul>${cards}</ul></section><script>window.state = ${JSON.stringify('x'.repeat(200_000))}</script>${FOOTER}`,
    ),
  };
}
