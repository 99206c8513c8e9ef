import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import type { FieldResult, FormField } from '#domain/forms/formField.ts';
import type { FillEntry } from '../extension/page/form/fillForm.ts';
import type { FrameFields } from '../extension/page/form/injectForm.ts';
import { ROOT } from '../scripts/webBuild.ts';

/** The form filler's script, as the extension runs it in pages. */
export async function buildFormScript(): Promise<string> {
  const result = (await build({
    configFile: false,
    root: join(ROOT, 'extension'),
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: join(ROOT, 'extension/page/form/injectForm.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

/** The form filler in a page, in a world of its own like that of an extension. */
export interface PageScript {
  find: () => Promise<FrameFields>;
  fill: (entries: readonly FillEntry[]) => Promise<FieldResult[]>;
  fields: () => Promise<FormField[]>;
}

/** Runs the form filler's script in the page's main frame. */
export async function runFormScript(tab: Page, code: string): Promise<PageScript> {
  const session = await tab.context().newCDPSession(tab);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'leadside',
  });
  async function evaluate<Result>(expression: string): Promise<Result> {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value as Result;
  }
  await evaluate(code);
  const find = () => evaluate<FrameFields>('leadsideForm.find()');
  return {
    find,
    fields: async () => (await find()).fields,
    fill: (entries) => evaluate(`leadsideForm.fill(${JSON.stringify(entries)})`),
  };
}
