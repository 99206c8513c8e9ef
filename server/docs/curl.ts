import type { Operation } from './openApiTypes.ts';

/** Between single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** What the body's part of the command is, by its content type. */
function bodyOptions(contentType: string, example: unknown): string[] {
  if (contentType === 'multipart/form-data') return ['-F resume=@resume.pdf'];
  if (contentType === 'application/x-www-form-urlencoded') {
    const entries = Object.entries(example as Record<string, string>);
    return entries.map(([name, value]) => `-d ${quoted(`${name}=${value}`)}`);
  }
  return [`-H 'content-type: ${contentType}'`, `-d ${quoted(JSON.stringify(example))}`];
}

/** The call as a command, with `$ORIGIN` and `$TOKEN` to be set before. */
export function curl(
  method: string,
  path: string,
  { requestBody, security, responses }: Operation,
): string {
  const [answer] = Object.keys(responses['200']?.content ?? {});
  // Shown as it comes, and not at its end.
  const unbuffered = answer === 'text/event-stream' ? ' -N' : '';
  const verb = method === 'get' ? '' : ` -X ${method.toUpperCase()}`;
  const options = security ? [] : ['-H "authorization: Bearer $TOKEN"'];
  for (const [contentType, { example }] of Object.entries(requestBody?.content ?? {})) {
    options.push(...bodyOptions(contentType, example));
  }
  return [`curl${unbuffered}${verb} "$ORIGIN${path}"`, ...options].join(' \\\n  ');
}
