import {
  extractionRequestSchema,
  pageExtractionRequestSchema,
} from '#domain/contract/extraction.ts';
import { factsOfPosting } from '#domain/extraction/factsOfPosting.ts';
import { postUrlProblem } from '#domain/extraction/linkedInPost.ts';
import { errorResponse } from '../errorResponse.ts';
import { mockApi } from '../mockApi.ts';
import { parseBody, parseFile } from '../parseRequest.ts';

/** The content of every post. */
export const MOCK_POST = {
  title: 'We are hiring a platform engineer in Oslo',
  author: 'Maja Lindqvist',
  content: 'We are hiring a platform engineer in Oslo\n\nKubernetes, Terraform and a calm pager.',
  authorProfileUrl: 'https://no.linkedin.com/in/maja-lindqvist',
  location: '',
};

/** The text of every page and file. */
export const MOCK_PAGE = 'Platform Engineer | Fjord Grid | Oslo\n\nYou know Kubernetes.';

export const extractionHandlers = [
  mockApi.post('/extract/page', async ({ request }) => {
    const { text = MOCK_PAGE, url } = await parseBody(request, pageExtractionRequestSchema);
    const page = url === undefined ? undefined : { url, description: text, facts: {} };
    const data = factsOfPosting(text, page);
    return { success: true, data };
  }),
  mockApi.post('/extract/file', async ({ request }) => {
    await parseFile(request, 'posting');
    return { success: true, data: { text: MOCK_PAGE } };
  }),
  mockApi.post('/extract/linkedin-post', async ({ request }) => {
    const { postUrl } = await parseBody(request, extractionRequestSchema);
    const problem = postUrlProblem(postUrl);
    if (problem !== null) throw errorResponse(400, problem);
    return { success: true, data: MOCK_POST };
  }),
];
