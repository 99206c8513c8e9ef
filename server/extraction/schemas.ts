import { z } from 'zod';
import type { ExtractionRequest } from '#domain/contract.ts';
import { LIMITS } from '#domain/limits.ts';
import { LINKEDIN_POST_PREFIX } from '#domain/linkedInPost.ts';
import { line } from '../http/fields.ts';

/** What POST /extract/linkedin-post carries; the address itself is checked by `parsePostUrl`. */
export const extractionRequestSchema = z
  .strictObject({
    postUrl: line(LIMITS.url).describe(
      `The address of a public post, starting with ${LINKEDIN_POST_PREFIX}.`,
    ),
  })
  .meta({ id: 'ExtractionRequest' }) satisfies z.ZodType<ExtractionRequest>;
