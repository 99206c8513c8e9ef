import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { respondWith } from '../testing/fakeModel.ts';
import { suiteServerWithModel } from '../testing/suiteServer.ts';

const { call, model } = suiteServerWithModel();

const word = () => call('POST', '/api/user/proofs/wordings');

it('returns the sentences that say what their line says', async () => {
  await call('POST', '/api/user', DEMO_PROFILE);
  const sentences = [
    { line: 1, text: 'At Wetterstein Systems I moved 40 utilities to one code base.' },
    { line: 2, text: 'I trained 200 people in accessibility.' },
  ];
  model.respond = respondWith(JSON.stringify({ sentences }));
  expect(await word()).toEqual({
    status: 200,
    body: {
      data: [
        {
          source: 'Moved 40 utilities to one code base without a day offline.',
          text: sentences[0]?.text,
        },
      ],
    },
  });
  const sent = JSON.stringify(model.requests.at(-1)?.messages);
  expect(sent).toContain('Lead Frontend Engineer, Wetterstein Systems, 2021-03 to now');
  expect(sent).not.toContain(DEMO_PROFILE.personalInfo.email);
});

it('says that the model failed, and that there is no profile', async () => {
  expect(await word()).toEqual({ status: 404, body: { error: 'Profile not found.' } });
  await call('POST', '/api/user', DEMO_PROFILE);
  model.respond = respondWith('no JSON');
  expect(await word()).toEqual({
    status: 502,
    body: { error: "The AI model couldn't word your resume. Please try again." },
  });
});
