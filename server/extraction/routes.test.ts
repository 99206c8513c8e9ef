import { OTHER_PAGE, SIGN_IN_WALL, TEXT_POST } from '#domain/extraction/testing/postPages.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { fetchPost } from './fetchPost.ts';

type Fetch = typeof fetch;

/** LinkedIn's response in the current test. */
let respond: (url: string) => Response | Promise<Response>;
/** The addresses requested from LinkedIn. */
let requested: string[];

const fakeFetch: Fetch = async (input) => {
  requested.push(String(input));
  return respond(String(input));
};

const { call } = suiteServer({ fetch: fakeFetch });
beforeEach(async () => {
  requested = [];
  respond = () => html(TEXT_POST);
});

const html = (body: BodyInit | null, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

/** LinkedIn's own status, which `Response` doesn't allow. */
const status999 = (): Response =>
  Object.defineProperty(html('blocked', 429), 'status', { value: 999 });

const redirect = (location: string): Response =>
  new Response(null, { status: 302, headers: { location } });

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
});

it('stops at the timeout, even in the middle of a page', async () => {
  const slow: Fetch = async (_url, init) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<html>'));
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return html(body);
  };
  const readPage = () => Promise.reject(new Error('not read'));
  const source = { fetch: slow, readPage, signal: AbortSignal.timeout(30) };
  await expect(fetchPost(new URL(URL_OF_POST), source)).rejects.toMatchObject({
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
    return html('<div>'.repeat(500_000));
  };
  const hostile = extract().then((response) => {
    events.push('hostile');
    return response;
  });
  await other.promise;
  expect(await hostile).toMatchObject({ status: 422 });
  expect(events).toEqual(['other', 'hostile']);
});
