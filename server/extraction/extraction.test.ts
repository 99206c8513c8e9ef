import type { LookupAddress } from 'node:dns';
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { OTHER_PAGE, SIGN_IN_WALL, TEXT_POST } from '#domain/extraction/testing/postPages.ts';
import { createPageFetch } from '../http/networkRules.ts';
import { resumeForm } from '../testing/resumeForm.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { fetchPost } from './fetchPosting.ts';

/** The response to each page that is read. */
let respond: (url: string) => Response | Promise<Response>;
/** The addresses that were read. */
let requested: string[];

const { server, user, call } = suiteServer({
  fetch: async (input) => {
    requested.push(String(input));
    return respond(String(input));
  },
});
beforeEach(() => {
  requested = [];
});

const html = (body: BodyInit | null, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
const redirect = (location: string): Response =>
  new Response(null, { status: 302, headers: { location } });

describe('a LinkedIn post', () => {
  beforeEach(() => {
    respond = () => html(TEXT_POST);
  });

  /** LinkedIn's own status, which `Response` doesn't allow. */
  const status999 = (): Response =>
    Object.defineProperty(html('blocked', 429), 'status', { value: 999 });

  const URL_OF_POST = 'https://www.linkedin.com/posts/ana-sousa_hiring-activity-1';

  const extract = (postUrl: unknown = URL_OF_POST) =>
    call('POST', '/api/extract/linkedin-post', { postUrl });

  it('returns the facts of the post', async () => {
    expect(await extract(`  ${URL_OF_POST}?utm_source=share#x `)).toEqual({
      status: 200,
      body: {
        success: true,
        data: {
          title: 'We are hiring a frontend engineer in Lisbon',
          author: 'Ana Sousa',
          content: expect.stringContaining('React & TypeScript'),
          authorProfileUrl: 'https://in.linkedin.com/in/ana-sousa',
          location: '',
        },
      },
    });
    expect(requested).toEqual([`${URL_OF_POST}?utm_source=share#x`]);
  });

  it('reads a post among other pages, as the facts of a lead', async () => {
    expect(await call('POST', '/api/extract/page', { url: URL_OF_POST })).toMatchObject({
      status: 200,
      body: {
        data: {
          title: 'Frontend engineer',
          contactName: 'Ana Sousa',
          contactLinkedin: 'https://in.linkedin.com/in/ana-sousa',
          url: URL_OF_POST,
        },
      },
    });
  });

  const INVALID =
    'Please enter a valid LinkedIn post URL starting with https://www.linkedin.com/posts/';

  it.each([
    ['', 'Please enter a LinkedIn post URL'],
    ['http://www.linkedin.com/posts/x', INVALID],
    ['https://www.linkedin.com.evil.example/posts/x', INVALID],
    ['https://www.linkedin.com/posts/', INVALID],
    ['https://www.linkedin.com/posts/../in/x', INVALID],
    ['https://www.linkedin.com/posts/%2e%2e/in/x', INVALID],
    ['https://user:pw@www.linkedin.com/posts/x', INVALID],
    ['javascript:https://www.linkedin.com/posts/x', INVALID],
    [undefined, 'postUrl is required.'],
    [`${URL_OF_POST}\0`, 'postUrl has a character that cannot be stored.'],
  ])('rejects %j without a request', async (postUrl, error) => {
    const body = postUrl === undefined ? {} : { postUrl };
    expect(await call('POST', '/api/extract/linkedin-post', body)).toEqual({
      status: 400,
      body: { error },
    });
    expect(requested).toEqual([]);
  });

  it('follows redirects inside LinkedIn', async () => {
    const pages: Record<string, Response> = {
      [URL_OF_POST]: redirect('https://uk.linkedin.com/posts/x'),
      'https://uk.linkedin.com/posts/x': redirect('/posts/y'),
      'https://uk.linkedin.com/posts/y': html(TEXT_POST),
    };
    respond = (url) => pages[url] ?? html('', 404);
    expect(await extract()).toMatchObject({ status: 200 });
    expect(requested).toHaveLength(3);
  });

  const UNREACHABLE = 'LinkedIn could not be reached. Please try again later.';

  const MEMBERS_ONLY =
    "LinkedIn shows this post to signed-in members only, so it couldn't be read. Please enter the details manually.";

  const NO_POST = 'There is no public post at this address. Please check the URL.';
  const big = () => html('x'.repeat(3 * 1024 * 1024 + 1));

  it.each<[string, () => Response, number, string]>([
    ['leads away from LinkedIn', () => redirect('https://evil.example/'), 502, UNREACHABLE],
    ['leads to this machine', () => redirect('https://127.0.0.1/'), 502, UNREACHABLE],
    ['redirects forever', () => redirect(URL_OF_POST), 502, UNREACHABLE],
    ['leads to the sign-in page', () => redirect('/authwall?trk=x'), 422, MEMBERS_ONLY],
    ['is the sign-in page', () => html(SIGN_IN_WALL), 422, MEMBERS_ONLY],
    ['has the status 999', status999, 422, MEMBERS_ONLY],
    ['is another page', () => html(OTHER_PAGE), 422, NO_POST],
    ['is not HTML', () => Response.json({}), 422, NO_POST],
    ['is larger than 3 MB', big, 502, 'The page is too large.'],
  ])('rejects a response that %s', async (_problem, page, status, error) => {
    respond = page;
    expect(await extract()).toEqual({ status, body: { error } });
    expect(requested.length).toBeLessThanOrEqual(6);
    for (const url of requested) expect(new URL(url).hostname).toMatch(/\blinkedin\.com$/);
  });

  it('stops at the timeout, even in the middle of a page', async () => {
    const slow: typeof fetch = async (_url, init) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('<html>'));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return html(body);
    };
    const readInProcess = () => Promise.reject(new Error('not read'));
    const { signal } = new AbortController();
    const source = { fetch: slow, user: 'ana', signal, timeout: 30 };
    await expect(fetchPost(new URL(URL_OF_POST), readInProcess, source)).rejects.toMatchObject({
      statusCode: 504,
      message: 'LinkedIn took too long to respond. Please try again later.',
    });
  });

  it('rejects a page of deep nesting, and serves others meanwhile', async () => {
    const events: string[] = [];
    const other = Promise.withResolvers<void>();
    respond = () => {
      // Once the page has arrived.
      setTimeout(async () => {
        await call('GET', '/api/leads');
        events.push('other');
        other.resolve();
      }, 50);
      return html('<div>'.repeat(100_000));
    };
    const hostile = extract().then((response) => {
      events.push('hostile');
      return response;
    });
    await other.promise;
    expect(await hostile).toMatchObject({ status: 422 });
    expect(events).toEqual(['other', 'hostile']);
  });
});

describe('a page', () => {
  const URL_OF_PAGE = 'https://quaystreet.example/jobs/baker';
  const read = (url = URL_OF_PAGE) => call('POST', '/api/extract/page', { url });
  const TEXT = `${'You bake bread for forty cafes and run the early shift. '.repeat(6)}Send your CV to Ana Sousa (ana@quaystreet.example).`;

  const POSTING = {
    '@type': 'JobPosting',
    title: 'Baker',
    hiringOrganization: { name: 'Quay Street Bakery' },
    jobLocation: { address: { addressLocality: 'Cork', addressCountry: 'IE' } },
    validThrough: '2027-03-09',
    description: `<p>${TEXT}</p>`,
  };

  it('reads the data of a page first, and its text for what they leave out', async () => {
    respond = () =>
      html(
        `<title>Jobs</title><script type="application/ld+json">${JSON.stringify(POSTING)}</script><h1>Baker</h1><p>${TEXT}</p>`,
      );
    expect(await read()).toEqual({
      status: 200,
      body: {
        success: true,
        data: {
          title: 'Baker',
          company: 'Quay Street Bakery',
          location: 'Cork, IE',
          compensationRange: '',
          deadline: '2027-03-09',
          contactName: 'Ana Sousa',
          contactEmail: 'ana@quaystreet.example',
          contactLinkedin: '',
          employmentType: '',
          reference: '',
          description: TEXT,
          url: URL_OF_PAGE,
          // The others are in the data, not in the posting's text.
          quotes: {
            contactName: 'Ana Sousa',
            contactEmail: 'ana@quaystreet.example',
          },
          unsure: [],
          readBy: 'rules',
          notice: '',
        },
      },
    });
  });

  const LOGIN = 'This page needs a login. Copy its text and paste it here.';
  const UNREADABLE = "This page can't be read here. Copy its text and paste it here.";
  const UNREACHABLE = "This page can't be reached. Copy its text and paste it here.";

  it.each<[string, Response, number, string]>([
    ['is for members', html('', 403), 422, LOGIN],
    ['leads to a login', redirect('/login?next=/jobs/baker'), 422, LOGIN],
    ['is a login', html('<form><input type="password"></form>'), 422, LOGIN],
    ['shows its text only in a browser', html('<div id="root"></div>'), 422, UNREADABLE],
    ['is not HTML', Response.json({}), 422, UNREADABLE],
    ['is gone', html('', 404), 422, 'There is no page at this address. Please check the URL.'],
    ['has a problem', html('', 503), 502, UNREACHABLE],
    ['redirects forever', redirect(URL_OF_PAGE), 502, UNREACHABLE],
  ])('says what to do when a page %s', async (_problem, response, status, error) => {
    respond = () => response;
    expect(await read()).toEqual({ status, body: { error } });
  });

  describe('on a server that others reach', () => {
    const PUBLIC = { host: '0.0.0.0', publicOrigin: 'https://leads.example' };

    it.each([
      'http://127.0.0.1/',
      'http://[::1]/',
      'https://10.0.0.5/',
      'http://169.254.169.254/latest/meta-data',
      'https://quaystreet.example:8443/',
      'file:///etc/passwd',
    ])("doesn't open %s", async (url) => {
      const fetchPage = createPageFetch(PUBLIC, async () => html(''));
      await expect(fetchPage(new URL(url))).rejects.toThrow('is not allowed');
    });

    it("doesn't open a name of its own network", async () => {
      const resolve = (
        _host: string,
        _options: object,
        done: (e: null, a: LookupAddress[]) => void,
      ) => done(null, [{ address: '10.0.0.5', family: 4 }]);
      const fetchPage = createPageFetch(PUBLIC, fetch, resolve as never);
      await expect(fetchPage('http://intranet.example/')).rejects.toMatchObject({
        cause: { name: 'ForbiddenAddressError' },
      });
    });
  });
});

describe('a file', () => {
  async function read(bytes: Buffer, name?: string) {
    const { headers, payload } = resumeForm({ bytes, name, field: 'posting' });
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/extract/file',
      headers: { ...headers, authorization: `Bearer ${user.token}` },
      payload,
    });
    return { status: response.statusCode, body: response.json() };
  }

  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

  const docx = (...paragraphs: string[]) =>
    Buffer.from(
      zipSync({
        'word/document.xml': strToU8(
          `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`,
        ),
      }),
    );

  it('returns the text of a PDF, and of a Word document with any file name', async () => {
    expect(
      await read(docx('Baker', 'Quay Street Bakery, Cork', '• Early mornings'), 'a.pdf'),
    ).toEqual({
      status: 200,
      body: { success: true, data: { text: 'Baker\nQuay Street Bakery, Cork\n• Early mornings' } },
    });
    const pdf = readFileSync(new URL('../resume/fixtures/maya-classic.pdf', import.meta.url));
    expect(await read(pdf)).toMatchObject({
      body: { data: { text: expect.stringContaining('Maya Thornbury') } },
    });
  });

  it('cuts a long text to what can be read as a posting', async () => {
    const { body } = await read(
      docx(...Array.from({ length: 400 }, () => 'We bake bread. '.repeat(9))),
    );
    expect(body.data.text).toHaveLength(20_000);
  });

  it('says why a file has no text', async () => {
    expect(await read(Buffer.from('plain text'))).toEqual({
      status: 415,
      body: { error: 'The file must be a PDF, DOC or DOCX file.' },
    });
    const scan = readFileSync(new URL('../resume/fixtures/scanned.pdf', import.meta.url));
    expect(await read(scan)).toMatchObject({ status: 422 });
  });
});
