import { useMemo } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { leadOpened } from '#features/leads/leadsViewSlice.ts';
import { LetterScreen } from '#features/pitches/LetterScreen.tsx';
import { type LetterLinks, LinksContext } from '#features/pitches/letterLinks.ts';
import { selectOutbox } from '../outbox/outboxSlice.ts';
import { FootBar } from './FootBar.ts';
import { FormRouter } from './FormRouter.tsx';
import { insertPitch } from './insertPitch.ts';
import { pitchClosed, selectPanel } from './panelSlice.ts';
import { useOpenDashboard } from './serverOriginContext.ts';
import { ViewBody } from './ViewBody.tsx';

const Body = styled(ViewBody)`
  display: flex;
  flex-direction: column;
  padding: 0;
  > * > * {
    margin: 0;
  }
`;

/** The screen of a letter in the side panel, which can put it into the page. */
export function PanelLetter({ leadId }: { leadId: string }) {
  const dispatch = useAppDispatch();
  const openDashboard = useOpenDashboard();
  const { page } = useAppSelector(selectPanel);
  const waits = useAppSelector(selectOutbox).sent.some((sent) => sent.leadId === leadId);
  const canInsert = page !== null && page.access !== 'never';
  const links = useMemo((): LetterLinks => {
    return {
      toAi: () => openDashboard('/app/settings?tab=ai'),
      toProfile: () => openDashboard('/app/edit-profile'),
      toLead: (id) => {
        dispatch(pitchClosed());
        dispatch(leadOpened(id));
      },
      toList: () => dispatch(pitchClosed()),
      ...(canInsert && { insert: () => void dispatch(insertPitch()) }),
    };
  }, [dispatch, openDashboard, canInsert]);
  return (
    <FormRouter>
      <LinksContext value={links}>
        <Body>
          <LetterScreen leadId={leadId} />
        </Body>
      </LinksContext>
      {waits && (
        <FootBar role="status">Offline. It’s recorded as soon as you’re back online.</FootBar>
      )}
    </FormRouter>
  );
}
