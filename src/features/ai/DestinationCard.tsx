import { apiAddress, isByKey } from '#domain/aiAddress.ts';
import type { AiSettings } from '#domain/contract/ai.ts';
import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { Muted } from '#ui/display/Muted.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { AiDraft } from './aiDraft.ts';

const SENT = {
  letters: [
    'your resume’s text without contacts, your profile and answers, and the posting or message when you write',
  ],
  resumes: ['a resume’s text when you upload one'],
  pages: [
    'a posting that you paste or drop',
    'a page’s text when you choose Read with AI',
    'five rows of CSV columns with unknown headings',
  ],
  replies: ['an email that you keep with a lead'],
};

const listOf = new Intl.ListFormat('en-US');

/** What goes to whom, as the form and the switches have it. */
export function DestinationCard({ draft, settings }: { draft: AiDraft; settings: AiSettings }) {
  const { source, provider, baseUrl } = draft;
  const host = URL.parse(apiAddress(provider, baseUrl))?.host ?? 'the address that you enter';
  const isOwn = source === 'own';
  const sent = (['letters', 'resumes', 'pages', 'replies'] as const)
    .filter((use) => settings[use])
    .flatMap((use) => SENT[use]);
  return (
    <SectionCard title="What is sent, and where">
      <p>
        {sent.length === 0 ? (
          'Nothing is sent while all of these are off.'
        ) : (
          <>
            To {isOwn ? <strong>{host}</strong> : 'the model that its operator chose'}, your server
            sends {listOf.format(sent)}.
          </>
        )}
      </p>
      <Muted>
        Nothing else goes out.{' '}
        {isOwn &&
          isByKey(provider) &&
          `${AI_PROVIDERS[provider].label} bills you for what you use. Your key stays on your server, encrypted.`}
      </Muted>
    </SectionCard>
  );
}
