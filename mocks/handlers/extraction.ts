import { HttpResponse, http } from 'msw/http';
import {
  type ExtractionResponse,
  extractionRequestSchema,
  pageExtractionRequestSchema,
} from '#domain/contract/extraction.ts';
import { postUrlProblem } from '#domain/extraction/linkedInPost.ts';
import { authenticated } from '../authenticated.ts';
import { errorResponse } from '../errorResponse.ts';
import { parseBody } from '../parseRequest.ts';

/** The content of every post. */
export const MOCK_POST = {
  title: 'We are hiring a platform engineer in Oslo',
  author: 'Maja Lindqvist',
  content: 'We are hiring a platform engineer in Oslo\n\nKubernetes, Terraform and a calm pager.',
  authorProfileUrl: 'https://no.linkedin.com/in/maja-lindqvist',
  location: '',
};

export const extractionHandlers = [
  http.post(
    '*/api/extract/page',
    authenticated(async ({ request }) => {
      await parseBody(request, pageExtractionRequestSchema);
      throw errorResponse(400, 'No AI model is set up on this server.');
    }),
  ),
  http.post(
    '*/api/extract/linkedin-post',
    authenticated(async ({ request }) => {
      const { postUrl } = await parseBody(request, extractionRequestSchema);
      const problem = postUrlProblem(postUrl);
      if (problem !== null) throw errorResponse(400, problem);
      return HttpResponse.json<ExtractionResponse>({ success: true, data: MOCK_POST });
    }),
  ),
];
