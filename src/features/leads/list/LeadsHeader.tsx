import { Plus } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { LeadLayout } from '#domain/contract/enums.ts';
import { NARROW_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { storeSetting } from '#ui/browserSetting.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choices } from '#ui/fields/Choices.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { LAYOUT_SETTING, listChanged, selectLayout } from '../leadListSlice.ts';
import { leadFormOpened } from '../leadsViewSlice.ts';
import { ADD_LEAD_ID } from '../OpenLead.tsx';
import { LeadFiguresBesideTitle } from './LeadFigures.tsx';

const LAYOUTS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
] as const;

interface LeadsHeaderProps {
  /** There are leads to show. */
  hasList: boolean;
  /** `null` until it's known. */
  canAddLead: boolean | null;
}

/** The title of the leads page, the layout of its list, and the button that adds a lead. */
export function LeadsHeader({ hasList, canAddLead }: LeadsHeaderProps) {
  const dispatch = useAppDispatch();
  const layout = useAppSelector(selectLayout);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  return (
    <PageHeader
      title="Leads"
      dense={hasList}
      beside={hasList && <LeadFiguresBesideTitle />}
      actions={
        <>
          {hasList && (
            <Choices<LeadLayout>
              isJoined
              label="Layout"
              value={isNarrow && layout === 'table' ? 'cards' : layout}
              // A table needs more room.
              options={isNarrow ? LAYOUTS.filter(({ value }) => value !== 'table') : LAYOUTS}
              onValueChange={(chosen) => {
                storeSetting(LAYOUT_SETTING, chosen);
                dispatch(listChanged({ layout: chosen }));
              }}
            />
          )}
          {canAddLead !== false && (
            <Button
              id={ADD_LEAD_ID}
              // Holds its place.
              style={canAddLead ? undefined : { visibility: 'hidden' }}
              variant="primary"
              icon={Plus}
              onClick={() => dispatch(leadFormOpened(null))}
            >
              Add Lead
            </Button>
          )}
        </>
      }
    />
  );
}
