import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { useGetOpenInterviewsQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { countryOf } from '#domain/forms/answerPlace.ts';
import { localDateTime } from '#domain/localDate.ts';
import { keptAs } from '#domain/pitches/asked/logistics.ts';
import { answerTopic, isKeptAnswer } from '#domain/pitches/draft/replyDraft.ts';
import { newAnswer, withAnswer } from '#domain/profile/answerBank.ts';
import { changeProfile } from '#features/profile/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { color, font, space, text } from '#ui/theme.ts';
import { changeText } from '../letterSteps.ts';
import { TextButton } from '../TextButton.ts';
import type { OpenBlank, OpenLetter } from '../useLetter.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};
  padding: 0 ${space[5]} ${space[2]};
  > small {
    grid-column: 1 / -1;
    ${text.smallest}
    color: ${color.ink2};
  }
`;

const Said = styled.p`
  padding: 0 ${space[5]} ${space[1]};
  font: 400 0.9375rem / 1.375rem ${font.serif};
  overflow-wrap: anywhere;
  > small {
    display: block;
    ${text.smallest}
    color: ${color.ink3};
  }
`;

/** Milliseconds in which a call may be. */
const SOON = 14 * 86_400_000;

/** Where the user already is on the days that may be asked. */
function useBusyTimes(isAsked: boolean): string {
  const { data = [] } = useGetOpenInterviewsQuery(undefined, { skip: !isAsked });
  const now = Date.now();
  const times = data
    .map(({ startsAt }) => new Date(startsAt))
    .filter((at) => at.getTime() > now && at.getTime() < now + SOON)
    .slice(0, 3)
    .map(localDateTime);
  return times.length === 0 ? '' : ` You have an interview on ${times.join(', ')}.`;
}

interface BlankRowProps {
  letter: OpenLetter;
  open: OpenBlank;
}

/** A request that nothing answers: a field for its blank in the reply, or what the user wrote there. */
export function BlankRow({ letter, open: { blank, found } }: BlankRowProps) {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const hint = useId();
  const { leadId, lead, text: shown, isWriting } = letter;
  const isKept = isKeptAnswer(blank);
  const busy = useBusyTimes(blank.topic === 'times');
  const words = typed.replace(/\s+/g, ' ').trim();
  if (!found) return <Said>Answered in your own words.</Said>;

  function use(event: FormEvent) {
    event.preventDefault();
    if (!found || words === '') return;
    const rest = shown.content.slice(found.end);
    const said = rest.startsWith('.') ? words.replace(/\.$/, '') : words;
    const content = `${shown.content.slice(0, found.start)}${said}${rest}`;
    dispatch(changeText(leadId, { content }));
    setTyped('');
  }
  function keep(answer: string) {
    const country = countryOf(lead?.location ?? '');
    const { question, topic } = keptAs(blank.asked, answerTopic(blank), country);
    const kept = { ...newAnswer(question, answer, lead?.company), country, topic };
    void dispatch(changeProfile((profile) => withAnswer(profile, null, kept), 'Answer kept.'));
  }
  const { answer } = found;
  if (answer !== null) {
    return (
      <Said>
        {answer}
        <small>
          In the reply
          {isKept && (
            <>
              {' · '}
              <TextButton type="button" onClick={() => keep(answer)}>
                Keep for next time
              </TextButton>
            </>
          )}
        </small>
      </Said>
    );
  }
  return (
    <Form onSubmit={use}>
      <TextField
        label={`${blank.label.charAt(0).toUpperCase()}${blank.label.slice(1)}`}
        aria-describedby={hint}
        maxLength={LIMITS.keptAnswer}
        value={typed}
        disabled={isWriting}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        variant={words === '' ? 'secondary' : 'primary'}
        disabled={words === '' || isWriting}
      >
        Use
      </Button>
      <small id={hint}>
        {isKept ? 'Then you can keep it for next time.' : `Only for this reply.${busy}`}
      </small>
    </Form>
  );
}
