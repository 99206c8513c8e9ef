/**
 * Pages in other styles than `savedPages.ts`, written without regard to the readers' rules.
 * They measure the readers on pages that the rules were not written for.
 */
export interface HeldOutPage {
  url: string;
  html: string;
  /** What a person reads there; '' when the page doesn't say. */
  expected: { title: string; company: string; location: string };
}

export const HELD_OUT_PAGES: HeldOutPage[] = [
  {
    // A recruiting system that renders everything in the browser.
    url: 'https://apply.workable.com/tallgrass-energy/j/4F2A91BC77/',
    expected: {
      title: 'Field Operations Planner',
      company: 'Tallgrass Energy',
      location: 'Omaha, Nebraska, United States',
    },
    html: `<!doctype html><html lang="en"><head><title>Field Operations Planner - Tallgrass Energy</title>
<meta property="og:title" content="Field Operations Planner - Tallgrass Energy"/><meta property="og:site_name" content="Workable"/></head>
<body><div id="app"><header role="banner"><a href="/tallgrass-energy/"><img src="logo" alt="Tallgrass Energy"></a></header>
<main class="styles__main--1aBcD" role="main"><div data-ui="job-header"><h1 data-ui="job-title">Field Operations Planner</h1>
<div class="styles__details--3xYz"><span data-ui="job-workplace"><strong>On-site</strong></span><div data-ui="job-location"><span>Omaha, Nebraska, United States</span></div>
<span data-ui="job-department">Operations</span><span data-ui="job-type">Full time</span></div></div>
<nav role="tablist"><a role="tab" href="#overview">Overview</a><a role="tab" href="apply/">Application</a></nav>
<section data-ui="job-description"><h2>Description</h2><p>You plan the week of forty technicians across three states, order parts before anyone misses them and keep the plan honest when storms arrive. The job is half spreadsheet and half telephone.</p></section>
<section data-ui="job-requirements"><h2>Requirements</h2><ul><li>Planning experience in utilities</li><li>A calm voice</li></ul></section></main></div></body></html>`,
  },
  {
    // A board in Australia with deliberate test attributes and no structured data.
    url: 'https://www.seek.com.au/job/79123456?ref=search-standalone&type=standard',
    expected: {
      title: 'Practice Nurse',
      company: 'Harbour Street Medical',
      location: 'Fremantle, Perth WA',
    },
    html: `<!doctype html><html><head><title>Practice Nurse Job in Fremantle, Perth WA - SEEK</title><meta property="og:site_name" content="SEEK"><meta property="og:title" content="Practice Nurse Job in Fremantle, Perth WA - SEEK"></head>
<body><div id="app"><header><a href="/">SEEK</a><a href="https://talent.seek.com.au">Employer site</a><div data-automation="searchLocation">Perth WA</div></header>
<div><h1 data-automation="job-detail-title">Practice Nurse</h1><span data-automation="advertiser-name">Harbour Street Medical<!-- --></span><button>View all jobs</button>
<span data-automation="job-detail-location"><a href="/jobs/in-fremantle">Fremantle, Perth WA</a></span><span data-automation="job-detail-classifications"><a>Nursing - General Practice (Healthcare &amp; Medical)</a></span>
<span data-automation="job-detail-work-type">Part time</span><span data-automation="job-detail-salary">$42 – $48 per hour</span><span>Posted 5d ago</span>
<a data-automation="job-detail-apply" href="/job/79123456/apply">Quick apply</a>
<div data-automation="jobAdDetails"><p><strong>About us</strong></p><p>We are a small clinic two streets from the sea with four doctors and a friendly front desk. Patients know us by name.</p><p>You will:</p><ul><li>Give vaccinations</li><li>Look after wounds and people</li></ul></div></div></div></body></html>`,
  },
  {
    // A university's table page from another decade.
    url: 'http://www.personnel.ravenhall.ac.uk/vacancies/detail.asp?VacancyRef=RH-2291',
    expected: {
      title: 'Research Assistant in Soil Chemistry',
      company: 'Ravenhall University',
      location: 'Ravenhall, North Yorkshire',
    },
    html: `<HTML><HEAD><TITLE>Ravenhall University : Vacancies : Research Assistant in Soil Chemistry</TITLE></HEAD><BODY BGCOLOR=white>
<TABLE WIDTH=100%><TR><TD><A HREF="/">Ravenhall University</A></TD></TR></TABLE>
<CENTER><H2>Research Assistant in Soil Chemistry</H2></CENTER>
<TABLE BORDER=1><TR><TD><B>Reference</B></TD><TD>RH-2291</TD></TR><TR><TD><B>Department</B></TD><TD>Earth Sciences</TD></TR>
<TR><TD><B>Location</B></TD><TD>Ravenhall, North Yorkshire</TD></TR><TR><TD><B>Salary</B></TD><TD>&pound;33,232 to &pound;38,474 per annum</TD></TR>
<TR><TD><B>Closing date</B></TD><TD>12 June 2026</TD></TR></TABLE>
<P>Applications are invited for a research assistant to join a project on carbon in upland soils. The post is funded for thirty months.<P>You should hold a degree in chemistry or a related subject, and you need a driving licence because the soil will not come to you.
<P><A HREF="apply.asp?ref=RH-2291">Apply online</A></BODY></HTML>`,
  },
  {
    // A start-up's own page: a slogan for a first heading, facts in small print.
    url: 'https://pocketloom.example/jobs/founding-ios-engineer',
    expected: { title: 'Founding iOS Engineer', company: 'Pocketloom', location: 'Copenhagen' },
    html: `<html lang=en><head><title>Founding iOS Engineer — Pocketloom</title><meta name="description" content="Help us weave the web into your pocket."><meta property="og:image" content="x.png"></head>
<body><div class="top"><a class="brand" href="/">Pocketloom</a></div><section class="hero"><h1>Weave with us</h1><h2>Founding iOS Engineer</h2><p class="meta">Copenhagen · Full-time · 600–750k DKK + equity</p></section>
<section><p>Pocketloom is building the nicest reading app there is. Two of us write the server, one draws, and the app doesn't have an owner yet. That would be you, from the first screen to the store page, with help on everything you ask for.</p>
<h3>You</h3><ul><li>have shipped an app</li><li>care about type</li></ul><a class="cta" href="mailto:hi@pocketloom.example?subject=iOS">Say hi</a></section></body></html>`,
  },
  {
    // French: a large employer with JSON-LD that holds one odd thing after another.
    url: 'https://recrutement.groupe-valmont.example/fr/offre/ingenieur-procedes-h-f_2026-8841.aspx',
    expected: {
      title: 'Ingénieur procédés H/F',
      company: 'Groupe Valmont',
      location: 'Saint-Nazaire, Pays de la Loire, FR',
    },
    html: `<!DOCTYPE html><html lang="fr"><head><title>Groupe Valmont recrute : Ingénieur procédés H/F</title>
<script type="application/ld+json">
/*<![CDATA[*/{"@context":"http://schema.org","@graph":[{"@type":"BreadcrumbList","itemListElement":[]},{"@type":["JobPosting"],"title":"Ing&eacute;nieur proc&eacute;d&eacute;s H\\/F","datePosted":"2026-05-04","employmentType":"CDI","hiringOrganization":{"@type":"Organization","name":"Groupe Valmont"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Saint-Nazaire","addressRegion":"Pays de la Loire","addressCountry":"FR"}},"description":"&lt;p&gt;Au sein du bureau d&amp;rsquo;&amp;eacute;tudes.&lt;/p&gt;"}]}/*]]>*/
</script></head><body><form id="aspnetForm"><h1>Ingénieur procédés H/F</h1><p>Lieu : Saint-Nazaire</p><a href="/postuler?id=8841">Postuler</a></form></body></html>`,
  },
  {
    // A board whose class names are hashes; only the title and the text name the employer.
    url: 'https://www.devroles.example/listing/89120-staff-backend-engineer',
    expected: { title: 'Staff Backend Engineer', company: 'Lumenary', location: 'Austin, TX' },
    html: `<!DOCTYPE html><html><head><title>Staff Backend Engineer - Lumenary | DevRoles</title><meta property="og:site_name" content="DevRoles"></head><body>
<div class="css-1x2y3z"><a href="/">DevRoles</a><a href="/post">Post a job</a><a href="/l">Log in</a></div>
<div class="css-9k8j7h"><h1 class="css-abc123">Staff Backend Engineer</h1><div class="css-q1w2e3"><a href="/companies/lumenary">Lumenary</a><span>Austin, TX</span><span>$185k - $220k</span></div><button>Apply</button>
<div class="css-zz99"><p>Lumenary is building light switches for the internet: small programs that people wire together on their phones.</p><p>You will own the scheduler that runs them, three million times an hour, and you will teach others how it works.</p><p>Requirements: Go or Rust, and patience.</p></div></div>
<div class="css-foot"><h3>More roles</h3><div><a href="/listing/1">Data Engineer</a><span>Globex</span><span>Boston, MA</span></div></div></body></html>`,
  },
  {
    // A public-sector page: definition list, employer in the text of the list.
    url: 'https://jobs.province.example/en/posting?jobId=50211&lang=en',
    expected: {
      title: 'Bridge Inspector',
      company: 'Department of Transportation',
      location: 'Thunder Bay, Ontario',
    },
    html: `<!DOCTYPE html><html lang="en"><head><title>Bridge Inspector - Job posting 50211</title></head><body><a class="skip" href="#m">Skip to content</a><header>Province of Ontario</header>
<main id="m"><h1>Bridge Inspector</h1><dl><dt>Organization</dt><dd>Department of Transportation</dd><dt>Job ID</dt><dd>50211</dd><dt>Work location</dt><dd>Thunder Bay, Ontario</dd><dt>Job term</dt><dd>1 Permanent</dd><dt>Salary</dt><dd>$38.14 - $46.02 per hour</dd><dt>Apply by</dt><dd>May 29, 2026</dd></dl>
<h2>About the job</h2><p>You inspect bridges in every season and write down what you find so that a stranger could act on it. You work from a boat, a lift and a desk, in that order of joy.</p><h2>What you bring to the team</h2><p>A diploma in civil engineering technology.</p><a href="https://jobs.province.example/en/apply?jobId=50211">Apply online</a></main></body></html>`,
  },
  {
    // German, a system on the employer's own domain, microdata left half done.
    url: 'https://karriere.backhaus-ottilie.example/stellen/verkaeufer-mwd-3391.html',
    expected: {
      title: 'Verkäufer (m/w/d) Frühschicht',
      company: 'Backhaus Ottilie',
      location: 'Freiburg im Breisgau',
    },
    html: `<!DOCTYPE html><html lang="de"><head><title>Verkäufer (m/w/d) Frühschicht in Freiburg im Breisgau | Karriere bei Backhaus Ottilie</title><meta property="og:site_name" content="Backhaus Ottilie Karriere"></head>
<body><div class="kopf"><img src="l.svg" alt="Backhaus Ottilie Logo"></div><div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Verkäufer (m/w/d) Frühschicht</h1>
<p><i class="icon-pin"></i> <span itemprop="jobLocation">Freiburg im Breisgau</span> | <span itemprop="employmentType">Teilzeit</span></p>
<div itemprop="description"><h2>Das machst du</h2><ul><li>Du begrüßt die ersten Gäste des Tages.</li></ul><h2>Das bieten wir</h2><p>Brot &amp; Urlaub.</p></div></div><a href="/bewerben/3391">Jetzt bewerben</a></body></html>`,
  },
  {
    // A consultancy's own site: a project brief, not a job.
    url: 'https://www.gridline-studio.example/portfolio/museum-app',
    expected: { title: 'A guide in every pocket', company: '', location: '' },
    html: `<html><head><title>A guide in every pocket – Gridline Studio</title><meta property="og:type" content="article"><meta property="og:site_name" content="Gridline Studio"></head><body><nav><a href="/work">Work</a><a href="/careers">Careers</a></nav><h1>A guide in every pocket</h1><p>Client: City Museum. Location: Rotterdam. We designed an app with the curators and tested it in the halls for six weeks.</p></body></html>`,
  },
  {
    // A person's home page.
    url: 'https://mirelakovac.example/',
    expected: { title: 'Mirela Kovač', company: '', location: '' },
    html: `<html><head><title>Mirela Kovač</title><meta name="description" content="Product lawyer and potter."></head><body><h1>Mirela Kovač</h1><p>Senior counsel at a bank by day. Hire me for talks.</p><p>Based in Zagreb.</p></body></html>`,
  },
  {
    // An employer's list of openings.
    url: 'https://www.copperfield-rail.example/careers/openings?team=engineering',
    expected: { title: 'Openings at Copperfield Rail', company: '', location: '' },
    html: `<html><head><title>Openings at Copperfield Rail</title></head><body><h1>Come aboard</h1><ul>${['Signal Engineer', 'Track Engineer', 'Yard Manager', 'Driver', 'Planner', 'Welder', 'Buyer', 'Data Analyst', 'Fitter'].map((name, at) => `<li><a href="/careers/openings/${at + 100}">${name}</a> <span class="place">Derby</span></li>`).join('')}</ul></body></html>`,
  },
  {
    // A remote-only board, employer in a heading below the title, a data block of another posting.
    url: 'https://remotenest.example/remote-jobs/customer-support-lead-brightpan',
    expected: {
      title: 'Customer Support Lead',
      company: 'Brightpan',
      location: 'Anywhere in the World',
    },
    html: `<!DOCTYPE html><html><head><title>Brightpan: Customer Support Lead - RemoteNest</title><meta property="og:title" content="Customer Support Lead at Brightpan"><meta property="og:site_name" content="RemoteNest"></head>
<body><header><a href="/">RemoteNest</a> <a href="/new">Post a job</a></header><article><h1>Customer Support Lead</h1><h2><a href="/company/brightpan">Brightpan</a></h2><ul class="facts"><li>Posted <time datetime="2026-04-02">Apr 2</time></li><li class="region">Region: Anywhere in the World</li><li>Full-Time</li></ul>
<div class="listing-container"><p>Brightpan sells pans that do not stick and our customers write to us with questions, recipes and the odd poem. You lead the five people who write back.</p><p>We value short sentences. You will set the tone, hire two more and make sure that Monday mornings stay bearable.</p></div><a href="https://brightpan.example/apply/88">Apply for this position</a></article></body></html>`,
  },
  {
    // A recruiting system with the employer's own look.
    url: 'https://fjordkraft.teamtailor.com/jobs/4411223-grid-analyst',
    expected: { title: 'Grid Analyst', company: 'Fjordkraft', location: 'Bergen' },
    html: `<!DOCTYPE html><html lang="en"><head><title>Grid Analyst - Fjordkraft</title><meta property="og:site_name" content="Fjordkraft"><meta property="og:title" content="Grid Analyst - Fjordkraft"><meta property="og:description" content="Keep the lights on in the west."></head>
<body><header><nav><a href="/">Start</a><a href="/jobs">Jobs</a></nav></header><main><section class="bg-company-section"><h1>Grid Analyst</h1><h2 class="font-normal"><span>Grid operations</span> <span>·</span> <span>Bergen</span> <span>·</span> <span>Hybrid</span></h2><a href="/jobs/4411223-grid-analyst/applications/new">Apply for this job</a></section>
<section><div class="prose"><p>You watch the load of a whole coast and tell the people at the switches what comes next. The team sits by the harbour and travels to the stations twice a month.</p><h3>We think you have</h3><ul><li>a degree in electrical engineering</li></ul></div></section>
<section><dl><dt>Department</dt><dd>Grid operations</dd><dt>Locations</dt><dd>Bergen</dd><dt>Remote status</dt><dd>Hybrid</dd></dl></section></main><footer><h3>About Fjordkraft</h3></footer></body></html>`,
  },
  {
    // A board for start-ups.
    url: 'https://wellfound.com/jobs/2991021-machine-learning-engineer',
    expected: {
      title: 'Machine Learning Engineer',
      company: 'Quiet Harbor',
      location: 'New York City',
    },
    html: `<html><head><title>Machine Learning Engineer at Quiet Harbor • New York City | Wellfound</title><meta property="og:title" content="Machine Learning Engineer at Quiet Harbor • New York City | Wellfound"><meta property="og:site_name" content="Wellfound"></head><body><div id="__next"><div class="styles_component__a1B2c"><a href="/company/quiet-harbor"><img alt="Quiet Harbor company logo"></a><span>Quiet Harbor</span></div>
<h1>Machine Learning Engineer</h1><ul><li>$150k – $210k • 0.1% – 0.4%</li><li>New York City</li><li>3 years of exp</li><li>Full Time</li></ul><button>Apply now</button><div><h2>About the job</h2><p>We listen to oceans. Our buoys send sound and you make sense of it with models that run on very little power and a lot of patience. You join five people.</p></div></div></body></html>`,
  },
  {
    // Spanish, a large board, employer in a link under the title.
    url: 'https://www.trabajoya.example/oferta-empleo/tecnico-mantenimiento-zaragoza-9981',
    expected: {
      title: 'Técnico/a de mantenimiento',
      company: 'Talleres Ebro S.L.',
      location: 'Zaragoza',
    },
    html: `<!DOCTYPE html><html lang="es"><head><title>Oferta de empleo Técnico/a de mantenimiento en Zaragoza - TrabajoYa</title><meta property="og:site_name" content="TrabajoYa"></head><body><nav><a href="/empresas">Para empresas</a></nav>
<div class="cabecera-oferta"><h1 id="titulo-oferta">Técnico/a de mantenimiento</h1><a class="link-empresa" href="/talleres-ebro">Talleres Ebro S.L.</a><ul class="lista-datos"><li><span>Ubicación:</span> <b>Zaragoza</b></li><li><span>Salario:</span> <b>24.000 € - 27.000 € bruto/año</b></li><li><span>Tipo de contrato:</span> <b>Indefinido</b></li></ul></div>
<div id="descripcion"><h3>Funciones</h3><p>Mantenimiento preventivo y correctivo de prensas y robots. Turnos rotativos de mañana y tarde, con formación a cargo de la empresa durante las primeras semanas.</p><h3>Requisitos</h3><ul><li>FP en electromecánica</li></ul></div><button>Inscribirme</button></body></html>`,
  },
  {
    // A hospital's page with a breadcrumb and a table of facts built from divs.
    url: 'https://www.stbrendans.example/join-our-team/current-vacancies/ward-pharmacist-2201',
    expected: {
      title: 'Ward Pharmacist',
      company: "St Brendan's Hospital",
      location: 'Galway Campus',
    },
    html: `<!DOCTYPE html><html><head><title>Ward Pharmacist | Current vacancies | St Brendan's Hospital</title><meta name="description" content="St Brendan's Hospital is recruiting."></head><body><div class="crumbs"><a href="/">Home</a> / <a href="/join-our-team">Join our team</a> / Ward Pharmacist</div><div class="page-title"><h1>Ward Pharmacist</h1></div>
<div class="facts"><div class="fact"><div class="k">Site</div><div class="v">Galway Campus</div></div><div class="fact"><div class="k">Contract type</div><div class="v">Permanent, full-time</div></div><div class="fact"><div class="k">Closing date</div><div class="v">Friday 26 June 2026</div></div></div>
<p>St Brendan's Hospital has 320 beds and a pharmacy that never closes. You round with the doctors, check what goes into the drips and answer the questions of doctors and patients.</p><p>Informal enquiries: <a href="tel:+35391555000">091 555 000</a></p><a class="btn" href="https://apply.hse.example/2201">Apply Here</a></body></html>`,
  },
  {
    // Microdata on an aid organizations' board.
    url: 'https://www.aidjobs.example/job/3301/water-engineer',
    expected: {
      title: 'Water Engineer',
      company: 'Clearwell International',
      location: 'Juba, South Sudan',
    },
    html: `<html><head><title>Water Engineer - South Sudan | AidJobs</title></head><body><a href="/post-a-job">Post a job</a><article itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">Water Engineer</h1><div itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><a itemprop="url" href="/org/44"><span itemprop="name">Clearwell International</span></a></div><span itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="addressLocality">Juba</span>, <span itemprop="addressCountry">South Sudan</span></span></span><time itemprop="datePosted" datetime="2026-03-20">20 Mar</time><time itemprop="validThrough" datetime="2026-04-20T23:59">20 Apr</time><div itemprop="description"><p>Drill, line, test, hand over.</p></div></article></body></html>`,
  },
  {
    // A system rendered in the browser, with a placeholder title.
    url: 'https://eabc.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/210558',
    expected: { title: 'Payroll Specialist', company: '', location: 'Reno, NV, United States' },
    html: `<html><head><title>Payroll Specialist</title><meta property="og:title" content="Payroll Specialist"><meta property="og:site_name" content="Careers"></head><body><div class="app"><h1 class="heading job-details__title">Payroll Specialist</h1><ul class="job-meta__list"><li class="job-meta__item"><span class="job-meta__title">Job Identification</span><span class="job-meta__subitem">210558</span></li><li class="job-meta__item"><span class="job-meta__title">Locations</span><span class="job-meta__subitem">Reno, NV, United States</span></li><li class="job-meta__item"><span class="job-meta__title">Posting Date</span><span>05/04/2026, 08:00 PM</span></li></ul><div class="job-details__description-content"><p>You pay nine hundred people on time, every time, in four states, and you explain the stub to those who ask.</p></div><button>Apply Now</button></div></body></html>`,
  },
  {
    // A news site's own page about a company: neither a job nor that company's site.
    url: 'https://www.tradewire.example/companies/bolt-and-grain-raises-30m',
    expected: {
      title: 'Bolt & Grain raises $30M to mill with sunlight',
      company: '',
      location: '',
    },
    html: `<html><head><title>Bolt &amp; Grain raises $30M to mill with sunlight | TradeWire</title><meta property="og:site_name" content="TradeWire"><meta property="og:type" content="article"><meta property="og:title" content="Bolt &amp; Grain raises $30M to mill with sunlight"></head><body><h1>Bolt &amp; Grain raises $30M to mill with sunlight</h1><p>The company is hiring engineers. Salaries range from $120,000 to $150,000 per year.</p><a href="/subscribe">Apply now</a></body></html>`,
  },
  {
    // A careers site with a sticky bar, two h1 elements and a department in the title.
    url: 'https://jobs.marlowe-bank.example/position/38817/treasury-analyst',
    expected: {
      title: 'Treasury Analyst',
      company: 'Marlowe Bank',
      location: 'Edinburgh, United Kingdom',
    },
    html: `<html lang="en"><head><title>Treasury Analyst | Finance | Marlowe Bank Careers</title><meta property="og:title" content="Treasury Analyst"><meta property="og:site_name" content="Marlowe Bank Careers"></head><body><div class="bar"><h1 class="visually-hidden">Marlowe Bank Careers</h1><form class="job-search"><input name="location" placeholder="Location"><div class="location-suggestions">London</div></form></div><div class="hero"><h1>Treasury Analyst</h1><div>Edinburgh, United Kingdom</div><div>Finance</div><div>Permanent</div></div><div class="copy"><p>The treasury desk keeps the bank liquid. You will forecast, stress and explain, and on quiet days you will automate what you did on loud ones. Marlowe Bank offers study leave.</p><h2>Qualifications</h2><p>Numeracy.</p></div><a href="/apply/38817">Apply now</a></body></html>`,
  },
];
