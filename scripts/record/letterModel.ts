import type { ServerResponse } from 'node:http';
import { endPieces, startFakeModel, writePieces } from '../../server/testing/fakeModel.ts';
import { JOB } from './jobPage.ts';

/** Only facts of the demo profile and the posting, so that no claim is marked. */
const LETTER = `Dear Northwind team,

I'm applying for the ${JOB.title} role. You want an ordering portal that is fast, calm and accessible. For eleven years I have built interfaces that people use all day.

As Lead Frontend Engineer at Wetterstein Systems, I led the rebuild of a portal for 40 municipal utilities. Support calls fell by a third. Before that, I built a design system for five products at Quillfeather Studio.

I work in TypeScript and React, I hold the CPACC certification, and I enjoy mentoring.

Could we talk next week?

Best regards,
Mara Lindqvist`;

/** The model of the recording. It writes the same letter each time, as fast as it is asked to. */
export interface LetterModel {
  baseUrl: string;
  /** Waits for a request, then yields the letter so far after each few words. */
  dictate: () => AsyncGenerator<string>;
  close: () => Promise<void>;
}

/** Few pictures: the server ends a letter that takes longer than a minute. */
const WORDS_AT_A_TIME = 5;

export async function startLetterModel(): Promise<LetterModel> {
  const model = await startFakeModel();
  let requested = Promise.withResolvers<ServerResponse>();
  model.respond = (response) => requested.resolve(response);
  return {
    baseUrl: model.baseUrl,
    close: model.close,
    async *dictate() {
      const response = await requested.promise;
      requested = Promise.withResolvers();
      const words = LETTER.match(/\S+\s*/g) ?? [];
      let written = '';
      for (let start = 0; start < words.length; start += WORDS_AT_A_TIME) {
        const piece = words.slice(start, start + WORDS_AT_A_TIME).join('');
        writePieces(response, piece);
        written += piece;
        yield written;
      }
      endPieces(response);
    },
  };
}
