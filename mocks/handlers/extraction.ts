import { HttpResponse, http } from 'msw/http';
import type { ExtractionRequest, ExtractionResponse } from '#domain/contract/extraction.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { postUrlProblem } from '#domain/linkedInPost.ts';
import { checkFields, text } from '../checkFields.ts';
import { readJson } from '../readJson.ts';
import { refusal } from '../refusal.ts';
import { signedIn } from '../signedIn.ts';

/** What every post of the mocks says. */
export const MOCK_POST = {
  title: 'We are hiring a platform engineer in Oslo',
  author: 'Maja Lindqvist',
  content: 'We are hiring a platform engineer in Oslo\n\nKubernetes, Terraform and a calm pager.',
  authorProfileUrl: 'https://no.linkedin.com/in/maja-lindqvist',
  location: '',
};

export const extractionHandlers = [
  http.post(
    '*/api/extract/linkedin-post',
    signedIn(async ({ request }) => {
      const sent = await readJson<ExtractionRequest>(request);
      checkFields(sent, { postUrl: text(LIMITS.url) }, { required: ['postUrl'] });
      const problem = postUrlProblem(sent.postUrl);
      if (problem !== null) throw refusal(400, problem);
      return HttpResponse.json<ExtractionResponse>({ success: true, data: MOCK_POST });
    }),
  ),
];
