import { Copy, Mail, TextCursorInput } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { mailDraft } from '#domain/mailDraft.ts';
import { toastShown } from '#features/shell/index.ts';
import { Button } from '#ui/Button.tsx';
import { insertIntoPage } from '../page/insertIntoPage.ts';
import { ActionBar } from './ActionBar.tsx';
import { selectPanel } from './panelSlice.ts';

const NO_FIELD = 'Click into a text field of the page first.';

/** Copies the pitch, puts it into the page, or opens a mail draft. */
export function PitchActions({ lead, content }: { lead: Lead; content: string }) {
  const dispatch = useAppDispatch();
  const tabId = useAppSelector(selectPanel).page?.tabId;
  const { email } = lead.contactInfo;

  async function copy() {
    try {
      await navigator.clipboard.writeText(content);
      dispatch(toastShown({ tone: 'success', text: 'Pitch copied.' }));
    } catch {
      const message = "Couldn't copy. Select the text and copy it manually.";
      dispatch(toastShown({ tone: 'error', text: message }));
    }
  }

  async function insert() {
    const inserted = tabId !== undefined && (await insertIntoPage(tabId, content));
    dispatch(
      toastShown(
        inserted
          ? { tone: 'success', text: 'Inserted into the page.' }
          : { tone: 'info', text: NO_FIELD },
      ),
    );
  }

  return (
    <ActionBar>
      <Button icon={Copy} onClick={copy}>
        Copy
      </Button>
      <Button variant="primary" icon={TextCursorInput} onClick={insert}>
        Insert into page
      </Button>
      {isEmailAddress(email) && (
        <Button asChild icon={Mail}>
          <a
            href={mailDraft({
              company: lead.company,
              position: lead.title,
              contactEmail: email,
              pitch: content,
            })}
          >
            Email
          </a>
        </Button>
      )}
    </ActionBar>
  );
}
