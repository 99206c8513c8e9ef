import { screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { renderApp } from '#test/renderApp.tsx';
import { saveFile } from '#ui/saveFile.ts';

jest.mock('#ui/saveFile.ts', () => ({ saveFile: jest.fn() }));

const stored = (name: string) => ({
  id: crypto.randomUUID(),
  name,
  size: 2_574,
  createdAt: '2026-01-12T09:30:00.000Z',
  content: new Blob(['%PDF']),
});

async function openResumes(names: string[]) {
  mockDb.resumes = names.map(stored);
  return renderApp('/app/settings/resumes');
}

test('says where to upload the first resume', async () => {
  await openResumes([]);
  expect(await screen.findByRole('heading', { name: 'No resumes yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upload Resume' })).toHaveAttribute(
    'href',
    '/app/edit-profile',
  );
});

test('downloads and deletes a resume', async () => {
  const { user } = await openResumes(['new.pdf', 'old.docx']);
  expect(await screen.findByText('2 of 10 files. The newest is first.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download new.pdf' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('new.pdf', expect.anything()));

  await user.click(screen.getByRole('button', { name: 'Delete new.pdf' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete this resume?' }));
  await user.click(question.getByRole('button', { name: 'Delete Resume' }));
  await waitFor(() => expect(screen.queryByText('new.pdf')).not.toBeInTheDocument());
  expect(mockDb.resumes.map(({ name }) => name)).toEqual(['old.docx']);
});

test('reads a stored resume again into the profile form', async () => {
  const { user } = await openResumes(['cv.pdf']);
  await user.click(await screen.findByRole('link', { name: 'Read cv.pdf again' }));
  expect(await screen.findByText(/^Resume uploaded successfully!/)).toBeVisible();
});
