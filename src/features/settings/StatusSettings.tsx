import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { LEAD_CATEGORIES, type LeadCategory } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { StatusSetting, UserProfile } from '#domain/contract/profile.ts';
import { LEAD_CATEGORY_LABELS } from '#domain/leads/lead.ts';
import { STAGES, type Stage, stageOf } from '#domain/leads/stages.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SelectControl } from '#ui/fields/SelectControl.tsx';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { FlushCard } from '#ui/layout/Card.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import { countText } from './StatusMenu.tsx';
import { StatusRow } from './StatusRow.tsx';
import { useStatusList } from './useStatusList.ts';

const CATEGORIES = LEAD_CATEGORIES.map((value) => ({ value, label: LEAD_CATEGORY_LABELS[value] }));

const Head = styled(Row)`
  padding: ${space[3]} ${space[5]};
  > div {
    flex: 1 1 16rem;
  }
  h2 {
    ${text.sectionTitle}
  }
  p {
    ${text.small}
    color: ${color.ink3};
  }
`;

const Foot = styled(Row)`
  padding: ${space[2]} ${space[2]} ${space[2]} 11.2rem;
  border-top: 1px solid ${color.line};
  ${media.narrow} {
    padding-left: ${space[6]};
  }
`;

const Hidden = styled.details`
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
  summary {
    ${text.label}
    color: ${color.ink2};
    cursor: pointer;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 40px;
  }
  span {
    margin-right: auto;
  }
`;

const orderOf = (setting: StatusSetting | undefined) =>
  setting ? STAGES.indexOf(stageOf(setting.status)) : -1;

/** The rows with the one being added at the end of its group, until it's one of them. */
function withAdded(rows: StatusSetting[], added: StatusSetting | null): StatusSetting[] {
  if (!added || rows.some(({ id }) => id === added.id)) return rows;
  const end = rows.findLastIndex((row) => orderOf(row) <= orderOf(added)) + 1;
  return rows.toSpliced(end, 0, added);
}

/** Settings > Statuses: the statuses of each type of lead, their names, order and groups. */
export function StatusSettings({ profile }: { profile: UserProfile }) {
  const [category, setCategory] = useState<LeadCategory>('job-application');
  // A new status goes to the group that had the focus.
  const [stage, setStage] = useState<Stage>(STAGES[0]);
  const [added, setAdded] = useState<StatusSetting | null>(null);
  const statuses = useStatusList(profile, category);
  const rows = withAdded(statuses.rows, added);
  const list = useRef<HTMLUListElement>(null);
  useFocusNextItem(list, rows);
  const hidden = statuses.list.filter(({ isHidden }) => isHidden);
  return (
    <FlushCard as="section" aria-labelledby="statuses">
      <Head $gap={4}>
        <div>
          <h2 id="statuses">Statuses</h2>
          <p>The steps of your search, in this order. Board and insights count them by group.</p>
        </div>
        <SelectControl
          aria-label="Type of lead"
          value={category}
          options={CATEGORIES}
          onValueChange={(value) => setCategory(value as LeadCategory)}
        />
      </Head>
      <ul ref={list} aria-label={`Statuses of ${LEAD_CATEGORY_LABELS[category]}`}>
        {rows.map((setting, index) => (
          <StatusRow
            key={setting.id}
            setting={setting}
            statuses={statuses}
            isFirstOfGroup={orderOf(setting) !== orderOf(rows[index - 1])}
            isNew={setting === added}
            onFocus={() => setStage(stageOf(setting.status))}
            onNamed={() => setAdded(null)}
          />
        ))}
      </ul>
      {hidden.length > 0 && (
        <Hidden>
          <summary>{hidden.length} hidden</summary>
          <ul>
            {hidden.map((setting) => (
              <li key={setting.id}>
                <span>{setting.label}</span>
                {countText(statuses.leadsOf(setting.id).length)}
                <Button
                  variant="ghost"
                  aria-label={`Show ${setting.label}`}
                  onClick={() =>
                    statuses.change(setting, { isHidden: false }, `${setting.label} shown`)
                  }
                >
                  Show
                </Button>
              </li>
            ))}
          </ul>
        </Hidden>
      )}
      <Foot $justify="space-between">
        {statuses.list.length < LIMITS.statuses && (
          <Button variant="ghost" icon={Plus} onClick={() => setAdded(statuses.newStatus(stage))}>
            Add a status
          </Button>
        )}
        {!statuses.isStandard && (
          <Button variant="ghost" onClick={statuses.replaceByStandard}>
            Use the standard set
          </Button>
        )}
      </Foot>
    </FlushCard>
  );
}
