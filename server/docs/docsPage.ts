import { docsStyle } from './docsStyle.ts';
import { nameOf, schemaAnchor, schemaView } from './fieldList.ts';
import { Html, html, prose } from './html.ts';
import type { OpenApiDocument, Operation } from './openApiTypes.ts';
import { operationView } from './operationView.ts';

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const callsOf = ({ paths }: OpenApiDocument, tag: string): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method, path, operation })),
  );

/** The components that bodies are: the page shows them with their calls. */
const bodyNames = ({ paths }: OpenApiDocument): Set<string> =>
  new Set(
    Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
      .flatMap(({ schema }) => (schema?.$ref ? [nameOf(schema.$ref)] : [])),
  );

const MARK = html`<svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
<path class="ink" d="M6 0h7v22H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z"/><path class="accent" d="M13 0h3a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-3Z"/></svg>`;

function navigation(document: OpenApiDocument): Html {
  const sections = document.tags.map(
    ({ name }) => html`<li><a class="tag" href="#tag-${name}">${name}</a>
<ul>${callsOf(document, name).map(
      ({ operation }) =>
        html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
    )}</ul></li>`,
  );
  return html`<nav aria-label="Calls"><ul>
<li><a class="tag" href="#start">start</a></li>
${sections}
<li><a class="tag" href="#objects">objects</a></li></ul></nav>`;
}

/** How to get a token: from our own sign-in where there is one. */
function start(document: OpenApiDocument): Html {
  const signIn = Object.entries(document.paths).find(
    ([, { post }]) => post?.operationId === 'signIn',
  );
  const [{ url } = { url: '/' }] = document.servers;
  const origin = `ORIGIN=${url === '/' ? 'http://localhost:3000' : url}`;
  const token = signIn
    ? `TOKEN=$(curl -s "$ORIGIN${signIn[0]}" \\
  -H 'content-type: application/json' \\
  -d '{"email":"ada@example.com","password":"correct horse"}' \\
  | sed -n 's/.*"idToken":"\\([^"]*\\)".*/\\1/p')`
    : "TOKEN=…   # the ID token of a user of this server's Firebase project";
  return html`<section id="start"><h2>Start</h2>
<p>${prose(document.info.description)}</p>
<p>The examples take two variables: where the server is, and the bearer token of a signed-in user, which is valid for an hour.</p>
<pre tabindex="0" role="region" aria-label="Variables of the examples"><code>${origin}
${token}</code></pre>
<p>The same for programs: <a href="/api/docs/openapi.json">openapi.json</a>, OpenAPI ${document.openapi}.</p>
</section>`;
}

/**
 * The documentation as one page of HTML that loads nothing else: no script, no font, its style in
 * itself. Answers the page for the nonce that lets the style through.
 */
export function docsPage(document: OpenApiDocument): (nonce: string) => string {
  const { info, tags, components } = document;
  const sections = tags.map(
    ({ name, description }) => html`<section id="tag-${name}"><h2>${name}</h2>
<p>${prose(description)}</p>
${callsOf(document, name).map((call) => operationView(call, components.schemas))}</section>`,
  );
  const bodies = bodyNames(document);
  const objects = Object.entries(components.schemas)
    .filter(([name]) => !bodies.has(name))
    .map(
      ([name, schema]) => html`<article id="${schemaAnchor(name)}"><h3>${name}</h3>
${schema.description && html`<p>${prose(schema.description)}</p>`}
${schemaView(schema, 'answer')}</article>`,
    );
  const content = html`<a class="skip" href="#main">Skip to the calls</a>
<header><a class="brand" href="/">${MARK}Leadside</a><span>API ${info.version}</span></header>
<div class="columns">${navigation(document)}
<main id="main"><h1>${info.title}</h1><p class="lead">${info.summary}</p>
${start(document)}
${sections}
<section id="objects"><h2>objects</h2><p>What answers are made of.</p>${objects}</section>
</main></div>`;
  return (nonce) =>
    html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<meta name="description" content="${info.summary}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${new Html(docsStyle)}</style></head>
<body>${content}</body></html>`.text;
}
