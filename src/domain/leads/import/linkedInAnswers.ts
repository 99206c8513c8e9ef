import { LIMITS } from '#domain/contract/limits.ts';
import type { KeptAnswer } from '#domain/contract/profile.ts';
import { labelWords } from '#domain/forms/formLabel.ts';
import { newAnswer } from '#domain/profile/answerBank.ts';
import { cellReader, type LinkedInTable } from './linkedInTable.ts';

type Answer = Pick<KeptAnswer, 'question' | 'answer' | 'from'>;

/** The answers of 'How many years?:7 | Do you need a visa?:No', which went with one application. */
function readAnswers(cell: string, from: string): Answer[] {
  return cell.split(' | ').flatMap((part) => {
    const mark = part.indexOf('?:');
    const at = mark === -1 ? part.indexOf(':') : mark + 1;
    if (at < 1) return [];
    return { question: part.slice(0, at).trim(), answer: part.slice(at + 1).trim(), from };
  });
}

/** The answers of saved ones and of applications. */
export function linkedInAnswers(table: LinkedInTable): Answer[] {
  const cell = cellReader(table);
  return table.rows.flatMap(({ cells }) => {
    const question = cell(cells, 'question');
    if (question) return { question, answer: cell(cells, 'answer'), from: '' };
    return readAnswers(cell(cells, 'questionsAndAnswers'), cell(cells, 'company'));
  });
}

/** The kept answers with those to questions that have none yet. The first answer to a question counts. */
export function withNewAnswers(
  kept: readonly KeptAnswer[],
  answers: readonly Answer[],
): KeptAnswer[] {
  const all = [...kept];
  const known = new Set(kept.flatMap(({ question, also }) => [question, ...also]).map(labelWords));
  for (const { question, answer, from } of answers) {
    const words = labelWords(question);
    if (words === '' || answer === '' || known.has(words)) continue;
    if (all.length === LIMITS.keptAnswers) break;
    known.add(words);
    all.push({
      ...newAnswer(
        question.replace(/\s+/g, ' ').slice(0, LIMITS.keptQuestion),
        answer.slice(0, LIMITS.keptAnswer),
        from.replace(/\s+/g, ' ').slice(0, LIMITS.company),
      ),
      inForms: true,
    });
  }
  return all;
}
