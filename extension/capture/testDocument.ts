/** A page for a reader's test, from the insides of its head and body. */
export function testDocument(body: string, head = ''): Document {
  const html = `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The same with JSON-LD blocks. */
export const withJsonLd = (data: unknown, body = ''): Document =>
  testDocument(
    body,
    `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`,
  );
