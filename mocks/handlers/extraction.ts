import {
  extractionRequestSchema,
  pageExtractionRequestSchema,
} from '#domain/contract/extraction.ts';
import { factsOfPost } from '#domain/extraction/factsOfPost.ts';
import { linkedInPostUrl, postUrlProblem } from '#domain/extraction/linkedInPost.ts';
import { emptyDraft } from '#domain/extraction/page/leadDraft.ts';
import { postingFacts } from '#domain/extraction/postingFacts.ts';
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
    if (linkedInPostUrl(url ?? '')) {
      const { contactName: name, contactLinkedin: linkedin, ...post } = factsOfPost(MOCK_POST);
      const empty = emptyDraft();
      const contactInfo = { ...empty.contactInfo, name, linkedin };
      return { success: true, data: postingFacts({ ...empty, ...post, contactInfo }, url ?? '') };
    }
    // The mocks have no document to read: they know one form of a first line.
    const [title = '', company = '', location = ''] = text.split('\n')[0]?.split(' | ') ?? [];
    const draft = { ...emptyDraft(), title, company, location, description: text };
    return { success: true, data: postingFacts(draft, url ?? '') };
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
