/* What search engines read about the site. */

/** The pages to find. Sign-in and download are reached from them. */
const INDEXED_PATHS = ['/', '/privacy', '/login'];

/** robots.txt (RFC 9309). */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /app',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** sitemap.xml (sitemaps.org). */
export const sitemapXml = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...INDEXED_PATHS.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
