/* Shortened copies of LinkedIn's pages for visitors who aren't signed in, for tests. */

interface PostPage {
  pageKey?: string;
  ogTitle?: string;
  ogDescription?: string;
  ogUrl?: string;
  heading?: string;
  jsonLd?: object | string;
  /** The HTML of the post's card. */
  card?: string;
  /** The number of other posts on the page. */
  others?: number;
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const actorLink = (name: string, href: string, control = 'public_post_feed-actor-name') =>
  `<a href="${attribute(href)}" data-tracking-control-name="${control}" class="text-sm link-styled">
     ${name}
   </a>`;

const commentary = (html: string): string =>
  `<p class="attributed-text-segment-list__content" data-test-id="main-feed-activity-card__commentary" dir="ltr">${html}</p>`;

const otherCard = (number: number): string => `<li><article class="main-feed-activity-card">
  ${actorLink(`Other ${number}`, `https://www.linkedin.com/in/other-${number}`)}
  ${commentary(`Another post, number ${number}`)}</article></li>`;

/** A page with the given parts. */
export function postPage(page: PostPage): string {
  const metas = [
    ['name', 'pageKey', page.pageKey ?? 'd_public_post'],
    ['property', 'og:title', page.ogTitle],
    ['property', 'og:description', page.ogDescription],
    ['property', 'og:url', page.ogUrl ?? 'https://www.linkedin.com/posts/ana_a-post-1'],
  ].flatMap(([kind, name, content]) =>
    content === undefined ? [] : [`<meta ${kind}="${name}" content="${attribute(content)}">`],
  );
  const json = typeof page.jsonLd === 'string' ? page.jsonLd : JSON.stringify(page.jsonLd);
  return `<!DOCTYPE html><html lang="en"><head>${metas.join('')}
    <title>${page.ogTitle ?? 'LinkedIn'}</title>
    ${page.jsonLd === undefined ? '' : `<script type="application/ld+json">${json}</script>`}
    </head><body><main>
    ${page.heading === undefined ? '' : `<h1 class="section-title">${page.heading}</h1>`}
    ${
      page.card === undefined
        ? ''
        : `<article class="relative main-feed-activity-card-with-comments">${page.card}
           <section class="comment"><p class="attributed-text-segment-list__content">Great post!</p></section>
           </article>`
    }
    <h2>More relevant posts</h2><ul>${Array.from({ length: page.others ?? 0 }, (_, n) => otherCard(n)).join('')}</ul>
    </main></body></html>`;
}

export const AUTHOR_URL = 'https://in.linkedin.com/in/ana-sousa';

/** A post with every part that a page can have. */
export const TEXT_POST = postPage({
  ogTitle: 'We are hiring a frontend engineer in Lisbon | Ana Sousa | 12 comments',
  ogDescription: 'We are hiring a frontend engineer in Lisbon Five years of …',
  heading: 'Ana Sousa’s Post',
  jsonLd: {
    '@context': 'http://schema.org',
    '@type': 'SocialMediaPosting',
    author: { '@type': 'Person', name: 'Ana Sousa', url: AUTHOR_URL },
    articleBody:
      'We are hiring a frontend engineer in Lisbon\n\nReact &amp;amp; TypeScript, &amp;quot;no whiteboard&amp;quot;, salary &amp;lt; 100k',
    headline: 'We are hiring a frontend engineer in Lisbon',
    datePublished: '2026-01-05T10:00:00.000Z',
  },
  card: `${actorLink('Ana Sousa', `${AUTHOR_URL}?trk=public_post_feed-actor-name`)}
    ${commentary('We are hiring a frontend engineer in Lisbon<br><br>React &amp; TypeScript')}`,
  others: 14,
});

/** A video: author and text are in other fields, without a heading. */
export const VIDEO_POST = postPage({
  ogTitle: 'Look at our new office | Ben Okoro | 3 comments',
  ogDescription: 'Look at our new office',
  jsonLd: {
    '@type': 'VideoObject',
    creator: { '@type': 'Person', name: 'Ben Okoro', url: 'https://uk.linkedin.com/in/ben-okoro' },
    name: 'Look at our new office',
    description: 'Look at our new office\nDesks for 40 people.',
  },
  card: `${actorLink('Ben Okoro', 'https://uk.linkedin.com/in/ben-okoro?trk=x')}
    ${commentary('Look at our new office<br>Desks for 40 people.')}`,
  others: 3,
});

/** A post that shares another one. */
export const RESHARE = postPage({
  ogTitle: 'So proud of this team! | Carla Díaz',
  ogDescription: 'So proud of this team!',
  heading: 'Carla Díaz’s Post',
  jsonLd: {
    '@type': 'SocialMediaPosting',
    author: {
      '@type': 'Person',
      name: 'Carla Díaz',
      url: 'https://www.linkedin.com/in/carla-d%C3%ADaz',
    },
    articleBody: 'So proud of this team! &amp; more to come',
    sharedContent: {
      '@type': 'SocialMediaPosting',
      author: { name: 'Original Author', url: 'https://www.linkedin.com/in/original' },
      articleBody: 'The original text',
    },
  },
  card: `<article class="feed-reshare-content">
      ${actorLink('Original Author', 'https://www.linkedin.com/in/original', 'public_post_reshare_feed-actor-name')}
      ${commentary('The original text')}</article>
    ${actorLink('Carla Díaz', 'https://www.linkedin.com/in/carla-d%C3%ADaz?trk=y')}
    ${commentary('So proud of this team! &amp; more&nbsp;to come')}`,
  others: 2,
});

/** A post with its own title and only Open Graph data. */
export const OG_ONLY = postPage({
  ogTitle: 'How we cut build times | A look back | Dana Levi posted on the topic | LinkedIn',
  ogDescription: 'It took 40 minutes. Now it takes & 4…',
});

export const SIGN_IN_WALL = `<!DOCTYPE html><html><head>
  <meta name="pageKey" content="auth_wall_desktop_posts"><title>Sign Up | LinkedIn</title>
  <meta property="og:title" content="Sign Up | LinkedIn">
  <meta property="og:description" content="500 million+ members"></head>
  <body><h1>Join LinkedIn</h1></body></html>`;

/** A LinkedIn page that isn't a post, but shows some. */
export const OTHER_PAGE = postPage({
  pageKey: 'd_public_profile',
  ogUrl: 'https://www.linkedin.com/in/ana-sousa',
  ogTitle: 'Ana Sousa | LinkedIn',
  ogDescription: 'Engineer',
  others: 5,
});
