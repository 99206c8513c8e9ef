import { screen, waitFor, within } from '@testing-library/react';
import { useGetLeadsQuery } from '#api/api.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { PitchView } from '../PitchView.tsx';
import { EMPTY_PITCH_FORM, fillFromLead } from '../pitchFormValues.ts';
import { useGenerate } from '../useGenerate.ts';
import { usePitchWriters } from '../usePitchWriters.ts';

const LEAD = makeLead({
  title: 'Welder',
  company: 'Brightwell',
  description: 'Requirements:\n- Experience as a welder\n- You keep 14 conveyor lines running',
});
const OWN = 'At Kystnett I kept the ferries running.';

function Missing() {
  useGetLeadsQuery();
  const { generate, paste } = useGenerate();
  const { choose } = usePitchWriters();
  const values = fillFromLead(EMPTY_PITCH_FORM, LEAD);
  return (
    <>
      <button type="button" onClick={() => choose('assistant')}>
        Use my assistant
      </button>
      <PitchView
        docked
        values={values}
        onStyle={() => {}}
        onWrite={generate}
        onPaste={(answer) => paste(values, answer)}
        completeProfile={null}
      />
    </>
  );
}

async function openMissing() {
  const skills = { technicalSkills: ['React'], softSkills: [], certifications: [] };
  const profile = makeProfile({ proofs: [], skills, experience: [], projects: [], education: [] });
  mockDb.reset({ leads: [LEAD], profile });
  const { user } = renderFeature(<Missing />);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await screen.findByText('Nothing in your profile fits this posting yet');
  const click = (name: string) => user.click(screen.getByRole('button', { name }));
  const type = async () => {
    await user.click(screen.getByLabelText('“Experience as a welder”'));
    await user.paste(OWN);
  };
  const letter = within(screen.getByRole('region', { name: 'Pitch' }));
  return { user, copied, click, type, letter };
}

afterEach(() => localStorage.clear());

test('one sentence is saved, and the letter is written with it', async () => {
  const { click, type, letter } = await openMissing();
  expect(screen.getByRole('button', { name: 'Save and write' })).toBeDisabled();
  await type();
  await click('Save and write');
  expect(await letter.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(mockDb.profile?.proofs).toMatchObject([{ text: OWN }]);
  expect(mockDb.pitches).toHaveLength(1);
  await waitFor(() => expect(letter.getByRole('button', { name: 'Edit' })).toBeEnabled());
});

test('the user may write anyway, and rewrite without being asked again', async () => {
  const { user, click, letter } = await openMissing();
  await click('Write anyway');
  await user.click(await letter.findByRole('button', { name: 'Rewrite' }));
  await waitFor(() => expect(mockDb.pitches).toHaveLength(2));
  expect(screen.queryByText(/^Nothing in your profile fits/)).not.toBeInTheDocument();
});

test('with an assistant, the prompt is copied with the new sentence, and the answer can be pasted', async () => {
  const { click, type, copied } = await openMissing();
  await click('Use my assistant');
  await type();
  await click('Save and copy prompt');
  expect(await screen.findByRole('button', { name: 'Paste answer' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(expect.stringContaining(OWN));
  expect(mockDb.pitches).toEqual([]);
});

test('with an assistant, the prompt is copied anyway', async () => {
  const { click, copied } = await openMissing();
  await click('Use my assistant');
  await click('Copy prompt anyway');
  expect(await screen.findByRole('button', { name: 'Paste answer' })).toBeVisible();
  expect(copied).toHaveBeenCalledTimes(1);
  expect(mockDb.pitches).toEqual([]);
});
