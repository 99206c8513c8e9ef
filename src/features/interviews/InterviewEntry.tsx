import { CalendarClock, Ellipsis, ListChecks, Pencil, Star, Trash2 } from 'lucide-react';
import { useDeleteInterviewMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { INTERVIEW_OUTCOMES } from '#domain/contract/enums.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import {
  INTERVIEW_KIND_LABELS,
  INTERVIEW_OUTCOME_LABELS,
  linkOf,
} from '#domain/interviews/interview.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { useConfirmedWrite } from '#features/shell/useConfirmedWrite.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { TimelineLine, type TimelineLineProps } from '#ui/display/Timeline.tsx';
import { useNow } from '#ui/hooks/useNow.ts';
import { Row, Stack } from '#ui/layout/Stack.tsx';
import { Menu, MenuCheckboxItem, MenuItem, SubMenu } from '#ui/overlays/Menu.tsx';
import { InterviewFacts } from './InterviewFacts.tsx';
import { InterviewTime } from './InterviewTime.tsx';
import { rateInterview } from './OutcomeButtons.tsx';

interface InterviewEntryProps {
  interview: Interview;
  line: NonNullable<TimelineLineProps['line']>;
}

/** An interview in the timeline, which opens to prepare, rate, edit or delete it. */
export function InterviewEntry({ interview, line }: InterviewEntryProps) {
  const dispatch = useAppDispatch();
  const confirm = useConfirmedWrite();
  const [deleteInterview] = useDeleteInterviewMutation();
  const { leadId, id: interviewId, kind, people, place, outcome } = interview;
  const details = [
    outcome && INTERVIEW_OUTCOME_LABELS[outcome],
    people,
    linkOf(interview) ? '' : place,
  ];
  const open = (dialog: 'prepare' | 'interview') => () =>
    dispatch(dialogOpened({ kind: dialog, leadId, interviewId }));
  const remove = () =>
    confirm({
      title: 'Delete Interview',
      text: "It will be deleted with its notes and questions. This can't be undone.",
      confirmLabel: 'Delete Interview',
      write: () => deleteInterview({ leadId, id: interviewId }),
      doing: 'deleting interview',
      about: leadId,
    });
  const isPast = Date.parse(interview.startsAt) < useNow(60_000);
  const outcomes = INTERVIEW_OUTCOMES.map((each) => (
    <MenuCheckboxItem
      key={each}
      checked={outcome === each}
      onCheckedChange={() =>
        void dispatch(rateInterview(interview, outcome === each ? null : each))
      }
    >
      {INTERVIEW_OUTCOME_LABELS[each]}
    </MenuCheckboxItem>
  ));
  return (
    <TimelineLine
      icon={kind === 'task' ? ListChecks : CalendarClock}
      title={kind === 'other' ? 'Interview' : INTERVIEW_KIND_LABELS[kind]}
      detail={details.filter(Boolean).join(' · ')}
      time={<InterviewTime interview={interview} />}
      line={line}
    >
      <Stack $gap={3}>
        <InterviewFacts interview={interview} />
        <Row>
          {isPast ? (
            <Menu
              trigger={<Button variant={outcome ? 'secondary' : 'primary'}>How did it go?</Button>}
            >
              {outcomes}
            </Menu>
          ) : (
            <Button variant="primary" icon={ListChecks} onClick={open('prepare')}>
              Prepare
            </Button>
          )}
          <Menu trigger={<IconButton label="More actions" icon={Ellipsis} />}>
            {isPast ? (
              <MenuItem icon={ListChecks} onSelect={open('prepare')}>
                Prepare
              </MenuItem>
            ) : (
              <SubMenu icon={Star} label="How did it go?">
                {outcomes}
              </SubMenu>
            )}
            <MenuItem icon={Pencil} onSelect={open('interview')}>
              Edit
            </MenuItem>
            <MenuItem icon={Trash2} onSelect={() => void remove()}>
              Delete
            </MenuItem>
          </Menu>
        </Row>
      </Stack>
    </TimelineLine>
  );
}
