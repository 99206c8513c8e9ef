import { once } from 'node:events';
import { createServer } from 'node:http';

interface JobPage {
  title: string;
  company: string;
}

const html = ({ title, company }: JobPage) => `<!doctype html>
<html lang="en">
<head>
<title>${title} at ${company}</title>
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title,
  hiringOrganization: { '@type': 'Organization', name: company },
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Oslo', addressCountry: 'NO' } },
  description: '<p>The platform that 40 teams deploy on &amp; move us off a monolith.</p>',
})}</script>
</head>
<body><h1>${title}</h1><p>Band C7</p><form><textarea aria-label="Cover letter"></textarea></form>
<iframe srcdoc="<input aria-label='Name'>"></iframe></body>
</html>`;

/** Serves job postings on localhost, one per path. */
export async function serveJobPages(pages: Record<string, JobPage>) {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page && html(page));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
