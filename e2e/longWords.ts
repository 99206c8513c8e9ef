import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** Longer than a phone is wide, and than most columns. */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const TAG = WORD.slice(0, 50);

const LEAD = {
  title: WORD,
  company: WORD,
  location: WORD,
  source: WORD,
  appliedWhere: WORD,
  compensationRange: WORD,
  employmentType: WORD,
  postUrl: `https://jobs.example/${WORD}`,
  applicationUrl: `https://jobs.example/${WORD}`,
  description: `Requirements:\n- ${WORD}\n- ${WORD} and Kafka`,
  qualificationNotes: WORD,
  contactInfo: { name: WORD, email: `${TAG.replace('ä', 'a')}@example.com`, phone: '1'.repeat(50) },
  tags: [TAG, 'short'],
};

const PROFILE = {
  personalInfo: { name: WORD, location: WORD },
  professionalSummary: `${WORD} ${WORD}`,
  skills: { technicalSkills: [WORD, 'Go'], softSkills: [WORD], certifications: [WORD] },
  experience: [
    {
      title: WORD,
      company: WORD,
      location: WORD,
      startDate: '2020-01',
      endDate: '',
      description: `Led the ${WORD}.`,
      technologies: [WORD],
    },
  ],
  education: [{ degree: WORD, institution: WORD, location: WORD, graduationYear: '2015' }],
  projects: [{ name: WORD, description: WORD, technologies: [WORD] }],
  additionalInfo: { languages: [WORD], interests: [WORD], achievements: [WORD] },
  contactInfo: { location: WORD },
  valueProps: { deliveryTime: WORD, communicationStyle: WORD, pricing: WORD },
  answers: { reason: WORD, relocation: WORD, licenses: WORD },
  keptAnswers: [{ question: WORD, answer: WORD }],
};

/** Gives all leads and the profile of the signed-in user words that fit no line. */
export async function giveLongWords(page: Page, address: string): Promise<void> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('leadside.session') ?? '{}').idToken,
  );
  const headers = { authorization: `Bearer ${token}` };
  const send = async (method: string, path: string, data?: object) => {
    const response = await page.request.fetch(`${address}/api${path}`, { method, headers, data });
    assert.ok(response.ok(), `${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  const { data: leads } = await send('GET', '/leads?limit=1000');
  const ids: string[] = leads.map(({ id }: { id: string }) => id);
  await send('PUT', '/leads/bulk', { leadIds: ids, updates: LEAD });
  await send('PUT', '/user', PROFILE);
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const interview = { startsAt, timeZone: 'UTC', people: WORD, place: WORD, notes: WORD };
  for (const id of ids.slice(0, 3)) {
    await send('POST', `/leads/${id}/notes`, { text: `${WORD}\n${WORD}` });
    await send('POST', `/leads/${id}/interviews`, interview);
    await send('POST', `/leads/${id}/messages`, { content: `From: ${WORD}\n\n${WORD} ${id}` });
  }
}

/** Types a long word into the empty text fields of a screen, as people do before they save. */
export async function typeLongWords(page: Page): Promise<void> {
  await page.evaluate((word) => {
    const dialog = document.querySelector('[role=dialog]');
    const fields = (dialog ?? document).querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:is([type=text], [type=email], :not([type])), textarea',
    );
    for (const field of fields) {
      if (field.value || field.readOnly || field.disabled) continue;
      // React notices only what the browser's own setter writes.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, word);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }, WORD);
}
