import { Sparkles, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useAddLeadMutation } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { isSampleLead } from '#domain/leads/isSampleLead.ts';
import { failed } from '#features/shell/failed.ts';
import { storeSetting } from '#ui/browserSetting.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { loadPart } from '#ui/lazy.tsx';
import { color, radius, space, text } from '#ui/theme.ts';
import { listChanged, SAMPLE_BAR_SETTING, selectSampleBarClosed } from './leadListSlice.ts';
import { selectLeads } from './leadSelectors.ts';
import { removeLeads } from './leadThunks.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-block: ${space[4]};
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};
  ${text.small}
  color: ${color.ink2};
  > span:first-child {
    flex: 1 1 12rem;
  }
`;

/** Marks a sample lead, so that it isn't taken for one of the user's. */
export const SampleMark = ({ lead }: { lead: Lead }) =>
  isSampleLead(lead) && <Chip icon={Sparkles}>Sample</Chip>;

/** Closes the bar, also for the next visit, or lets it show again. */
const closeBar = (isClosed: boolean) => {
  storeSetting(SAMPLE_BAR_SETTING, isClosed ? 'closed' : 'shown');
  return listChanged({ isSampleBarClosed: isClosed });
};

/** Fills the account with leads that show the product. */
export function AddSampleLeads() {
  const dispatch = useAppDispatch();
  const [addLead] = useAddLeadMutation();
  const [isAdding, setAdding] = useState(false);
  async function add() {
    setAdding(true);
    dispatch(closeBar(false));
    const { sampleLeads } = await loadPart(() => import('#domain/leads/sampleLeads.ts'));
    const results = await Promise.all(sampleLeads().map((lead) => addLead(lead)));
    setAdding(false);
    const failure = results.find(({ error }) => error)?.error;
    if (failure) dispatch(failed(failure, 'adding lead'));
  }
  return (
    <Button icon={Sparkles} busy={isAdding} onClick={add}>
      Try with sample leads
    </Button>
  );
}

/** Says that the account has sample leads, and removes them. It can be closed. */
export function SampleLeadsBar() {
  const dispatch = useAppDispatch();
  const leads = useAppSelector(selectLeads);
  const samples = useMemo(() => leads.filter(isSampleLead), [leads]);
  const isClosed = useAppSelector(selectSampleBarClosed);
  if (isClosed || samples.length === 0) return null;
  return (
    <Bar>
      <span>{samples.length} of your leads are samples.</span>
      <Button onClick={() => dispatch(removeLeads(samples))}>Remove sample leads</Button>
      <IconButton label="Close" icon={X} onClick={() => dispatch(closeBar(true))} />
    </Bar>
  );
}
