import { type PageFacts, POSTING_FACTS, type PostingFact } from '#domain/contract/extraction.ts';
import { factsOfPosting } from './factsOfPosting.ts';

/** The found facts as a response, to be checked by the user where they weren't read by a model. */
export function readPosting(text: string, url = ''): PageFacts {
  const facts: Record<PostingFact, string> = {
    ...factsOfPosting(text),
    compensationRange: '',
    deadline: '',
    contactName: '',
    contactEmail: '',
  };
  const found = POSTING_FACTS.filter((fact) => facts[fact] !== '');
  return {
    ...facts,
    description: text,
    url,
    quotes: Object.fromEntries(found.map((fact) => [fact, facts[fact]])),
    unsure: found,
    readBy: 'rules',
    notice: '',
  };
}
