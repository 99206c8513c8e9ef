import { curl } from './curl.ts';
import { nameOf, type Side, schemaView, typeWords } from './fieldList.ts';
import { type Html, html, prose } from './html.ts';
import type {
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  ResponseObject,
  SchemaObject,
} from './openApiTypes.ts';

type Components = OpenApiDocument['components']['schemas'];

const pretty = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** Scrolls by keyboard as well where it is wider than the page. */
const codeBlock = (label: string, text: string): Html =>
  html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`;

function parameterTable(summary: string, parameters: readonly Parameter[]): Html {
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) => html`<tr>
<th scope="row"><code>${name}</code></th>
<td>${place}${required && html`, <span class="required">required</span>`}</td>
<td>${description && html`${prose(description)} `}<span class="type">${typeWords(schema)}${
      schema.default !== undefined && html`, default <code>${String(schema.default)}</code>`
    }</span></td>
</tr>`,
  );
  return html`<h4>Parameters</h4>
<div class="scroll" tabindex="0" role="region" aria-label="Parameters: ${summary}"><table>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">What it says</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function exampleView(label: string, contentType: string, example: unknown): Html {
  const block = codeBlock(`Example: ${label}, ${contentType}`, pretty(example));
  return html`<details><summary>Example</summary>${block}</details>`;
}

function mediaView(label: string, contentType: string, media: MediaType, side: Side): Html {
  const { schema, example } = media;
  const isText = schema?.type === 'string';
  return html`<p class="media"><code>${contentType}</code></p>
${schema && (isText ? html`<p>${prose(schema.description ?? '')}</p>` : schemaView(schema, side))}
${example !== undefined && exampleView(label, contentType, example)}`;
}

/** The schema with the components that it refers to in their places. */
function inlined(schema: SchemaObject, components: Components): SchemaObject {
  return JSON.parse(JSON.stringify(schema), (_key, value) =>
    typeof value?.$ref === 'string'
      ? inlined(components[nameOf(value.$ref)] ?? {}, components)
      : value,
  );
}

function bodyView(
  summary: string,
  { content }: NonNullable<Operation['requestBody']>,
  components: Components,
): Html {
  const kinds = Object.entries(content).map(([contentType, { schema = {}, example }]) => {
    const media = { example, schema: inlined(schema, components) };
    return mediaView(`${summary}, body`, contentType, media, 'body');
  });
  return html`<h4>Body</h4>${kinds}`;
}

const isRefusal = ({ content = {} }: ResponseObject): boolean =>
  content['application/json']?.examples !== undefined;

function answerView(summary: string, status: string, response: ResponseObject): Html {
  const content = Object.entries(response.content ?? {});
  const headers = Object.entries(response.headers ?? {});
  return html`<h4>Answer <span class="status">${status}</span></h4>
<p>${prose(response.description)}${content.length === 0 && ' No body.'}</p>
${headers.map(([name, header]) => html`<p><code>${name}</code>: ${header.description}</p>`)}
${content.map(([type, media]) => mediaView(`${summary}, ${status}`, type, media, 'answer'))}`;
}

function refusalTable(summary: string, refusals: [string, ResponseObject][]): Html {
  const rows = refusals.map(([status, { description, content }]) => {
    const examples = Object.values(content?.['application/json']?.examples ?? {});
    const sentences = examples.map(({ value }) => (value as { error: string }).error);
    return html`<tr><th scope="row"><span class="status">${status}</span></th>
<td>${description}<ul class="sentences">${sentences.map((one) => html`<li>${one}</li>`)}</ul></td></tr>`;
  });
  return html`<h4>Refusals</h4>
<div class="scroll" tabindex="0" role="region" aria-label="Refusals: ${summary}"><table>
<thead><tr><th scope="col">Status</th><th scope="col">When, and what <code>error</code> says</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

/** One call: what it does, what it takes, what it answers and why it may refuse. */
export function operationView(
  { method, path, operation }: { method: string; path: string; operation: Operation },
  components: Components,
): Html {
  const { operationId, summary, description, parameters = [], requestBody, security } = operation;
  const responses = Object.entries(operation.responses);
  const refusals = responses.filter(([, response]) => isRefusal(response));
  const answers = responses.filter(([, response]) => !isRefusal(response));
  return html`<article id="${operationId}">
<h3>${summary}</h3>
<p class="call"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>${
    security && html` <span class="public">no token</span>`
  }</p>
<p>${prose(description)}</p>
${codeBlock(`curl: ${summary}`, curl(method, path, operation))}
${parameters.length > 0 && parameterTable(summary, parameters)}
${requestBody && bodyView(summary, requestBody, components)}
${answers.map(([status, response]) => answerView(summary, status, response))}
${refusals.length > 0 && refusalTable(summary, refusals)}
</article>`;
}
