import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { parseHTML } from 'linkedom';
import { readLinkedInPost } from './readLinkedInPost.ts';
import {
  AUTHOR_URL,
  OG_ONLY,
  OTHER_PAGE,
  postPage,
  RESHARE,
  SIGN_IN_WALL,
  TEXT_POST,
  VIDEO_POST,
} from './testing/postPages.ts';

const { DOMParser } = new JSDOM().window;

/** The parsers of the side panel and of the server. */
const PARSERS: [string, (html: string) => Document][] = [
  ['a browser', (html) => new DOMParser().parseFromString(html, 'text/html')],
  ['the server', (html) => parseHTML(html).document],
];

describe.each(PARSERS)('a page parsed by %s', (_parser, parse) => {
  const read = (html: string) => readLinkedInPost(parse(html));

  describe('with a post', () => {
    it('has text and author, decoded twice, without the other posts', () => {
      expect(read(TEXT_POST)).toEqual({
        kind: 'post',
        post: {
          title: 'We are hiring a frontend engineer in Lisbon',
          author: 'Ana Sousa',
          content:
            'We are hiring a frontend engineer in Lisbon\n\nReact & TypeScript, "no whiteboard", salary < 100k',
          authorProfileUrl: AUTHOR_URL,
          location: '',
        },
      });
    });

    it('has them in other fields for a video', () => {
      expect(read(VIDEO_POST)).toMatchObject({
        post: {
          title: 'Look at our new office',
          author: 'Ben Okoro',
          content: 'Look at our new office\nDesks for 40 people.',
          authorProfileUrl: 'https://uk.linkedin.com/in/ben-okoro',
        },
      });
    });

    it("has the sharer's text and author, not those of the shared post", () => {
      expect(read(RESHARE)).toMatchObject({
        post: {
          title: 'So proud of this team! & more to come',
          author: 'Carla Díaz',
          content: 'So proud of this team! & more to come',
          authorProfileUrl: 'https://www.linkedin.com/in/carla-d%C3%ADaz',
        },
      });
    });

    it('can consist of Open Graph data only', () => {
      expect(read(OG_ONLY)).toEqual({
        kind: 'post',
        post: {
          title: 'How we cut build times | A look back',
          author: 'Dana Levi',
          content: 'It took 40 minutes. Now it takes & 4…',
          authorProfileUrl: '',
          location: '',
        },
      });
    });

    it('links to LinkedIn profiles only', () => {
      for (const address of ['javascript:alert(1)', 'https://evil.example/in/ana', 'http://a b']) {
        const jsonLd = {
          '@type': 'SocialMediaPosting',
          author: { name: 'Ana', url: address },
          articleBody: 'Hello',
        };
        expect(read(postPage({ jsonLd }))).toMatchObject({ post: { authorProfileUrl: '' } });
      }
    });

    it('has a title that is cut at a word', () => {
      const readText = (articleBody: string) =>
        read(postPage({ jsonLd: { '@type': 'SocialMediaPosting', articleBody } }));
      const found = readText('wonderful '.repeat(100));
      const title = found.kind === 'post' ? found.post.title : '';
      expect(title.length).toBeGreaterThan(150);
      expect(title.length).toBeLessThanOrEqual(200);
      expect(title).toMatch(/ wonderful…$/);
      const word = readText('w'.repeat(500));
      expect(word.kind === 'post' && word.post.title.length).toBe(200);
    });
  });

  it('recognizes a sign-in wall and pages without a post', () => {
    expect(read(SIGN_IN_WALL)).toEqual({ kind: 'sign-in wall' });
    expect(read(OTHER_PAGE)).toEqual({ kind: 'no post' });
    expect(read('')).toEqual({ kind: 'no post' });
    expect(read('{"error":999}')).toEqual({ kind: 'no post' });
  });

  it('reads any input without an error', () => {
    const snippet = fc.constantFrom(
      '<p>',
      '&#0;',
      '<script type="application/ld+json">',
      '{"@type":"SocialMediaPosting"}',
      '</script>',
      '\0',
      '<meta name="pageKey" content="d_public_post">',
      '&#x110000;',
      '<h1 class=section-title>',
    );
    const html = fc.array(fc.oneof(snippet, fc.string())).map((p) => p.join(''));
    fc.assert(
      fc.property(html, (html) => {
        const found = read(html);
        if (found.kind !== 'post') return;
        for (const text of Object.values(found.post)) {
          expect(text.isWellFormed() && !text.includes('\0')).toBe(true);
        }
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});
