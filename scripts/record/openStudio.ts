import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { openExtensionBrowser } from '../../e2e/extensionBrowser.ts';
import { openServer } from '../../e2e/product.ts';
import { sharedPort } from '../../e2e/setup.ts';
import { signIn } from '../../e2e/signIn.ts';
import { respondWith, startFakeModel } from '../../server/testing/fakeModel.ts';
import { FONTS } from './drawWindow.ts';

/** The fictional address of the careers page. */
export const JOB_ADDRESS = 'jobs.northwind.example/senior-frontend-engineer';

const LEADS = 40;

/** Lines of the careers page, with a word of what shows each in the demo profile. */
const ASKED = [
  ['Rebuild the ordering portal in TypeScript and React, step by step', 'portal'],
  ['Start a design system that three product teams share', 'design system'],
  ['TypeScript, React and a practical view of accessibility', 'accessib'],
] as const;

const askedFor = (prompt: string) =>
  ASKED.map(([quote, word]) => {
    const line = prompt.match(new RegExp(`^(\\d+)\\. .*${word}`, 'im'));
    return { quote, kind: 'duty', covers: line ? [Number(line[1])] : [] };
  });

/**
 * Opens the real product with seeded data, in a Chromium with the real extension, signed in: tabs with
 * the dashboard and the job posting, and what opens the side panel on the posting. `letterRequest` is
 * the product's request for a letter, to write it to.
 *
 * @param cleanup closes what is opened
 */
export async function openStudio(cleanup: AsyncDisposableStack) {
  const model = await startFakeModel();
  cleanup.defer(model.close);
  const { promise: letterRequest, resolve } = Promise.withResolvers<ServerResponse>();
  model.respond = (response, request) => {
    const prompt = request.messages.map(({ content }) => content).join('\n');
    if (prompt.startsWith('You list what POSTING asks')) {
      return respondWith(JSON.stringify({ requests: askedFor(prompt) }))(response, request);
    }
    if (prompt.startsWith('You check a letter')) return respondWith('UNCHANGED')(response, request);
    resolve(response);
  };

  const { demo, close: stop } = await openServer({
    leads: LEADS,
    settings: {
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'gpt-5-mini',
      // The recording never touches a real project.
      PUBLIC_ORIGIN: '',
      FIREBASE_PROJECT_ID: '',
    },
  });
  cleanup.defer(stop);
  const origin = `http://localhost:${sharedPort()}`;
  const { context, openPanel, close } = await openExtensionBrowser({
    flags: ['--hide-scrollbars'],
  });
  cleanup.defer(close);

  const dashboard = await context.newPage();
  await dashboard.goto(`${origin}/app/leads`);
  await signIn(dashboard, demo);
  const job = await context.newPage();
  const careersPage = join(import.meta.dirname, 'careersPage.html');
  await job.route(`http://${JOB_ADDRESS}`, (route) => route.fulfill({ path: careersPage }));
  await job.goto(`http://${JOB_ADDRESS}`);
  await job.addStyleTag({ content: FONTS });
  const panel = await openPanel(job);
  await panel.getByRole('textbox', { name: 'Email', exact: true }).fill(demo.email);
  await panel.getByLabel('Password', { exact: true }).fill(demo.password);
  await panel.getByRole('button', { name: 'Sign In', exact: true }).click();
  await panel.getByRole('button', { name: 'Save Lead' }).waitFor();
  await panel.close();
  return { origin, dashboard, job, openPanel: () => openPanel(job), letterRequest };
}
