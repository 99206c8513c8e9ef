import { Ellipsis, FileText, Merge, Search, TextCursorInput, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { nearest } from '#domain/nearest.ts';
import { type BankAnswer, mergedAnswers, withAnswer } from '#domain/profile/answerBank.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/overlays/Menu.tsx';
import { changeProfile } from '../changeProfile.ts';

/** Questions that an answer can be merged with, the nearest first. */
const OFFERED = 3;

/** What else can be done with an answer. */
export function AnswerMenu({ answer, profile }: { answer: BankAnswer; profile: UserProfile }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { question, topic, inForms, from } = answer;
  const change = (...args: Parameters<typeof changeProfile>) =>
    void dispatch(changeProfile(...args));
  const others = profile.keptAnswers
    .filter((other) => !topic && other.question !== question)
    .map((other) => ({ text: other.question, other }));
  const near = nearest(others, [question])(question).slice(0, OFFERED);
  const isInLetters = profile.answers.salaryWhen !== 'never';
  return (
    <Menu label={question} trigger={<IconButton label="More" icon={Ellipsis} />}>
      {!topic && (
        <MenuItem
          icon={TextCursorInput}
          onSelect={() =>
            change((now) => withAnswer(now, answer, { ...answer, inForms: !inForms }))
          }
        >
          {inForms ? 'Never fill into forms' : 'Allow in forms'}
        </MenuItem>
      )}
      {topic === 'salary' && (
        <MenuItem
          icon={FileText}
          onSelect={() =>
            change(() => ({ answers: { salaryWhen: isInLetters ? 'never' : 'asked' } }))
          }
        >
          {isInLetters ? 'Never put into letters' : 'Allow in letters that ask'}
        </MenuItem>
      )}
      {from !== '' && (
        <MenuItem
          icon={Search}
          onSelect={() => void navigate(`/app/leads?q=${encodeURIComponent(from)}`)}
        >
          Where it was used
        </MenuItem>
      )}
      <MenuItem
        icon={Trash2}
        onSelect={() => change((now) => withAnswer(now, answer, null), 'Answer deleted')}
      >
        Delete
      </MenuItem>
      {near.length > 0 && (
        <>
          <MenuSeparator />
          <MenuLabel>Merge with…</MenuLabel>
          {near.map(({ item: { other } }) => (
            <MenuItem
              key={other.question}
              icon={Merge}
              onSelect={() =>
                change(
                  (now) => mergedAnswers(now, answer, other),
                  'Merged. One answer serves both questions',
                )
              }
            >
              {other.question}
            </MenuItem>
          ))}
        </>
      )}
    </Menu>
  );
}
