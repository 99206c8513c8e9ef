import { z } from 'zod';
import { AiError, type ObjectRequest, type Structure } from './ai.ts';
import type { AiModel, Question } from './askModel.ts';
import { memoryOf } from './modelMemory.ts';
import { providerName } from './providerError.ts';
import { isRefusal } from './refusals.ts';
import { visibleAnswer } from './visibleAnswer.ts';

/** Characters of an answer to repair. */
const LONGEST_REPAIRED = 20_000;

const STRUCTURES: Structure[] = ['schema', 'json', 'prompt'];

type Format = NonNullable<Question['responseFormat']>;
type JsonSchema = Extract<Format, { type: 'json' }>['schema'];

async function textOf(model: AiModel, question: Question): Promise<string> {
  let text = '';
  for await (const part of visibleAnswer(model, question)) {
    if (part.type === 'restart') text = '';
    if (part.type === 'text') text += part.text;
  }
  return text;
}

/** The object in a text, which may have a code fence or words around it. */
function parse<T>(schema: z.ZodType<T>, text: string): { object: T } | { problem: string } {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    const result = schema.safeParse(JSON.parse(json));
    return result.success ? { object: result.data } : { problem: z.prettifyError(result.error) };
  } catch {
    return { problem: 'It is not valid JSON.' };
  }
}

/** The request for an object in one of the structures. */
function questionFor<T>(request: ObjectRequest<T>, structure: Structure): Question {
  const { schema, name, ...question } = request;
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    // Some providers refuse the limits that Zod gives every integer.
    override: ({ jsonSchema: { minimum, maximum }, jsonSchema }) => {
      if (minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  if (structure === 'schema') {
    const format: Format = { type: 'json', name, schema: jsonSchema as JsonSchema };
    return { ...question, responseFormat: format };
  }
  const told = `${question.instructions}\n\nAnswer with one JSON object and nothing else. Its JSON schema:\n${JSON.stringify(jsonSchema)}`;
  return {
    ...question,
    instructions: told,
    ...(structure === 'json' && { responseFormat: { type: 'json' as const } }),
  };
}

/**
 * Reads an object by its schema, in JSON mode, or by a prompt, whichever the model takes first. What worked is
 * remembered. An object that doesn't fit is repaired once.
 */
export async function readObject<T>(
  model: AiModel,
  request: ObjectRequest<T>,
): Promise<{ object: T; structure: Structure }> {
  const memory = memoryOf(model.config);
  const structures = STRUCTURES.slice(STRUCTURES.indexOf(memory.structure));
  for (const structure of structures) {
    const isLast = structure === 'prompt';
    const question = questionFor(request, structure);
    try {
      const text = await textOf(model, question);
      let answer = parse(request.schema, text);
      if ('problem' in answer && isLast) {
        const prompt = `${question.prompt}\n\nYour answer was:\n${text.slice(0, LONGEST_REPAIRED)}\n\n${answer.problem}\nAnswer again with the corrected JSON object and nothing else.`;
        answer = parse(request.schema, await textOf(model, { ...question, prompt }));
      }
      if ('object' in answer) {
        memory.structure = structure;
        return { object: answer.object, structure };
      }
    } catch (error) {
      if (isLast || !(error instanceof AiError && isRefusal(error.cause))) throw error;
    }
  }
  throw new AiError(`${providerName(model.config)} sent no answer that could be read.`);
}
