/**
 * Common skills in all their spellings, the main name first. Names that look technical, such as C++,
 * GraphQL or SQL, are found without being listed here.
 */
const SKILLS = `
  javascript|js|ecmascript, typescript|ts, python, java, kotlin, php, golang, c++|cpp,
  c#|c sharp|csharp, .net|dotnet|asp.net, haskell, elixir, clojure, erlang, fortran, cobol,
  matlab, solidity, objective-c, sql, react|react.js|reactjs, react native, redux,
  vue|vue.js|vuejs, nuxt|nuxt.js, next.js|nextjs, angular|angularjs, svelte|sveltekit, jquery,
  html|html5, css|css3, sass|scss, tailwind|tailwind css, bootstrap, webpack, vite,
  node.js|nodejs, nestjs|nest.js, deno, django, fastapi, laravel, symfony, wordpress, shopify,
  ruby on rails|rails, spring boot, graphql, grpc, rest api|rest apis|restful apis,
  kafka|apache kafka, rabbitmq, redis, postgresql|postgres, mysql, mariadb, sqlite, mongodb|mongo,
  cassandra, dynamodb, elasticsearch, snowflake, bigquery, databricks, airflow|apache airflow,
  dbt, hadoop, kubernetes|k8s, docker, terraform, ansible, jenkins, github actions, gitlab,
  ci/cd|continuous integration|continuous delivery|continuous deployment, aws|amazon web services,
  azure|microsoft azure, gcp|google cloud|google cloud platform, linux, nginx, prometheus,
  grafana, datadog, microservices|microservice, serverless, devops, site reliability,
  machine learning|ml, deep learning, artificial intelligence|ai, natural language processing|nlp,
  computer vision, large language models|large language model|llms|llm, generative ai,
  prompt engineering, pytorch, tensorflow, pandas, numpy, data science, data engineering,
  data analysis|data analytics, power bi, tableau, looker, statistics, accessibility|a11y, wcag,
  design systems|design system, user research, usability testing,
  ux design|user experience design, ui design|user interface design, product design,
  graphic design, figma, photoshop, illustrator, indesign, typography, branding,
  seo|search engine optimization|search engine optimisation, content marketing, email marketing,
  social media marketing, google analytics, google ads, copywriting, hubspot, salesforce, crm,
  erp, sap, jira, confluence, scrum, kanban, agile, project management, product management,
  change management, stakeholder management, supply chain, bookkeeping,
  financial modelling|financial modeling, budgeting, negotiation, public speaking,
  cybersecurity|information security, penetration testing, cryptography, blockchain,
  embedded systems, robotics, firmware, unit testing, test automation, cypress, playwright,
  selenium, jest, flutter, android, ios`;

/** Also everyday words: skills only if capitalized inside a sentence. */
const EVERYDAY_WORDS = `
  go, rust, swift, spring, ruby, scala, dart, excel, express, flask, spark, chef, puppet, unity,
  notion, slack, sketch, node, shell, oracle, julia, perl, elm,
  german|deutsch, french|français, spanish|español, italian|italiano, portuguese|português,
  dutch|nederlands, swedish|svenska, danish|dansk, norwegian|norsk, finnish|suomi, polish|polski`;

const splitList = (list: string): string[][] =>
  list.split(',').map((spellings) => spellings.trim().split('|'));

/** Maps each lowercase spelling to the skill's main name. */
export const SKILL_BY_SPELLING: ReadonlyMap<string, string> = new Map([
  ...[...splitList(SKILLS), ...splitList(EVERYDAY_WORDS)].flatMap((spellings) =>
    spellings.map((spelling) => [spelling, spellings[0] ?? spelling] as const),
  ),
  ['go', 'golang'],
  ['node', 'node.js'],
]);

export const EVERYDAY_SKILLS: ReadonlySet<string> = new Set(splitList(EVERYDAY_WORDS).flat());

/** The number of words in the longest spelling. */
export const MAX_SPELLING_WORDS = Math.max(
  ...[...SKILL_BY_SPELLING.keys()].map((spelling) => spelling.split(' ').length),
);

/** All spellings of the same skill: 'k8s' and 'kubernetes'. A skill that isn't listed has its own. */
export function spellingsOf(skill: string): string[] {
  const main = SKILL_BY_SPELLING.get(skill.toLowerCase());
  const others = [...SKILL_BY_SPELLING].flatMap(([spelling, name]) =>
    name === main ? [spelling] : [],
  );
  return [skill, ...others];
}
