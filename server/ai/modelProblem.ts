import { isByKey } from '#domain/aiAddress.ts';
import type { AiProblem } from '#domain/contract/ai.ts';
import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { type ProblemKind, serviceProblem } from '../http/serviceProblem.ts';
import { problemOf } from './providerError.ts';
import type { ModelConnection } from './userModels.ts';

interface Subject {
  connection: ModelConnection;
  /** What was asked for. */
  request: 'list' | 'text';
}

/** What the user can change. A provider with keys has an address of its own. */
function fieldFor(kind: ProblemKind, { connection, request }: Subject): AiProblem['field'] {
  const address = isByKey(connection.provider) ? null : 'address';
  if (kind === 'signIn') return 'key';
  if (kind === 'forbidden' || kind === 'unreachable') return address;
  if (kind === 'missing' || kind === 'failed') return request === 'text' ? 'model' : address;
  return null;
}

/** What a user reads about a failed request to a model: what happened, and what to do. */
export function modelProblem(error: unknown, subject: Subject): AiProblem {
  const { provider, baseUrl, apiKey } = subject.connection;
  const problem = problemOf(error, apiKey);
  const name = isByKey(provider)
    ? AI_PROVIDERS[provider].label
    : (URL.parse(baseUrl)?.host ?? 'this address');
  return serviceProblem({ ...problem, field: fieldFor(problem.kind, subject), name });
}
