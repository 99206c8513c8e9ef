import type { LookupAddress } from 'node:dns';
import { createPageFetch } from '../http/networkRules.ts';
import { suiteServer } from '../testing/suiteServer.ts';

let respond: (url: string) => Response;

const { call } = suiteServer({ fetch: async (input) => respond(String(input)) });

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html' } });
const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

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
        description: TEXT,
        url: URL_OF_PAGE,
        // The others are in the data, not in the text.
        quotes: {
          title: 'Baker',
          contactName: 'Ana Sousa',
          contactEmail: 'ana@quaystreet.example',
        },
        unsure: ['title', 'company', 'location', 'deadline', 'contactName', 'contactEmail'],
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
  const open = (url: string) => {
    const requested: string[] = [];
    const fetchPage = createPageFetch(
      { host: '0.0.0.0', publicOrigin: 'https://leads.example' },
      async (input) => {
        requested.push(String(input));
        return html('');
      },
    );
    return fetchPage(new URL(url)).then(() => requested);
  };

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'https://10.0.0.5/',
    'http://169.254.169.254/latest/meta-data',
    'https://quaystreet.example:8443/',
    'file:///etc/passwd',
  ])("doesn't open %s", async (url) => {
    await expect(open(url)).rejects.toThrow('is not allowed');
  });

  it("doesn't open a name of its own network", async () => {
    const resolve = (
      _host: string,
      _options: object,
      done: (e: null, a: LookupAddress[]) => void,
    ) => done(null, [{ address: '10.0.0.5', family: 4 }]);
    const fetchPage = createPageFetch(
      { host: '0.0.0.0', publicOrigin: 'https://leads.example' },
      fetch,
      resolve as never,
    );
    await expect(fetchPage('http://intranet.example/')).rejects.toMatchObject({
      cause: { name: 'ForbiddenAddressError' },
    });
  });
});
