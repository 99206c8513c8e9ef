import type { z } from 'zod';

/** The product's words, in the order in which the documentation tells of them. */
export const TAGS = {
  auth: 'Signing in with e-mail and password, where the server is its own identity provider. The calls are those of the Firebase Auth REST API, so that its SDKs work unchanged.',
  leads: 'Jobs, projects, customers and contacts that a user follows, each with a status.',
  notes: 'What a user wrote down about a lead.',
  profile: 'The professional profile that pitches are written from, and the account itself.',
  pitches: 'E-mails, messages, cover letters and proposals, written from profile and posting.',
  extraction: 'Reading public LinkedIn posts.',
  resume: 'Reading resumes.',
  events: 'Hearing of changes as they happen.',
  health: 'Whether the server can do its work.',
} as const;
export type Tag = keyof typeof TAGS;

/** One kind of answer. Without a schema or events it has no body. */
export interface AnswerDocs {
  description: string;
  schema?: z.ZodType;
  example?: unknown;
  headers?: Record<string, string>;
  /** The answer as server-sent events: beside the schema for who asks for them, or alone. */
  events?: { description: string; example: string };
}

/**
 * What the documentation says of a call beside what its checks say. Answers are checked against their schemas by the tests and not while the server runs:
 * a list goes out as the database wrote it.
 */
export interface CallDocs {
  tag: Tag;
  summary: string;
  description: string;
  /** Answered without a bearer token. */
  isPublic?: true;
  /** A body that is no JSON, which the route reads by itself. */
  body?: { contentType: string; schema: z.ZodType };
  /** A body as clients send it. */
  example?: unknown;
  answers: Record<number, AnswerDocs>;
  /** Sentences that refusals say, by status; those that all calls share are added to them. */
  refusals?: Record<number, string[]>;
}
