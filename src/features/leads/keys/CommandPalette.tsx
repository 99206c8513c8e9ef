import { skipToken } from '@reduxjs/toolkit/query';
import { Command } from 'cmdk';
import { type LucideIcon, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFindPeopleQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { recentLeads } from '#domain/leads/dashboard.ts';
import { leadMatcher, NO_LEAD_FILTERS } from '#domain/leads/leadFilters.ts';
import { foldText, searchWords } from '#domain/leads/searchText.ts';
import { personTitle, personWork } from '#domain/people/person.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { personPath } from '#features/people/index.ts';
import { dialogOpened, selectDialog } from '#features/shell/dialogSlice.ts';
import { selectSelectedSet } from '#features/shell/listSlice.ts';
import { useSettled } from '#features/shell/useSettled.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Key } from '#ui/display/Key.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { newLeadFilled } from '../form/leadFormDraft.ts';
import { LeadStatusBadge } from '../LeadStatusMenu.tsx';
import { selectLeadById, selectLeads } from '../leadSelectors.ts';
import { selectLeadsView } from '../leadsViewSlice.ts';
import { Keys, Name, Palette, PaletteField } from './CommandPalette.styles.ts';
import { type Action, useLeadActions, useOpenLead } from './paletteActions.ts';
import { useCommands, usePages } from './useDestinations.ts';

/** The most leads that are listed. */
const LEADS = 8;
/** The most people shown. */
const PEOPLE = 5;
/** The actions on a lead that are listed before the user types. */
const FIRST_ACTIONS = 5;

const includesAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => foldText(text).includes(word));

/** Whether the user typed one of an action's names. */
const isCalled = ({ name, words = '' }: Action, typed: string): boolean =>
  [name, ...words.split(', ')].some((each) => foldText(each) === foldText(typed));

/** An action, or a lead or a person to open. */
interface Item extends Omit<Action, 'icon'> {
  icon?: LucideIcon;
  /** Of a record. */
  id?: string;
  /** In place of an icon. */
  mark?: ReactNode;
  end?: ReactNode;
}

interface GroupProps {
  heading: string;
  items: readonly Item[];
  onChoose: (item: Item) => void;
}

const Group = ({ heading, items, onChoose }: GroupProps) =>
  items.length > 0 && (
    <Command.Group heading={heading}>
      {items.map((item) => (
        <Command.Item
          key={item.id ?? item.name}
          value={item.id ?? `${heading} ${item.name}`}
          onSelect={() => onChoose(item)}
        >
          {item.icon ? <Icon of={item.icon} /> : item.mark}
          <Name>
            <strong>{item.name}</strong>
            {item.about}
          </Name>
          {item.end}
        </Command.Item>
      ))}
    </Command.Group>
  );

interface CommandPaletteProps {
  /** The address of a saved view. */
  viewUrl: (view: SavedView) => string;
  onClose: () => void;
}

/** Finds leads, people, actions on the open or selected leads, pages and settings; adds a lead. */
export function CommandPalette({ viewUrl, onClose }: CommandPaletteProps) {
  const dispatch = useAppDispatch();
  const openLead = useOpenLead();
  const [search, setSearch] = useState('');
  const [current, setCurrent] = useState('');
  const leads = useAppSelector(selectLeads);
  const view = useAppSelector(selectLeadsView);
  const selected = useAppSelector(selectSelectedSet);
  const dialog = useAppSelector(selectDialog);
  const opened = view.kind === 'details' ? view.leadId : null;
  const targetId = (dialog?.kind === 'palette' && dialog.targetId) || opened;
  const target = useAppSelector((state) => selectLeadById(state, targetId));
  const targets = target ? [target] : leads.filter(({ id }) => selected.has(id));
  const actions = useLeadActions(targets.length > LIMITS.bulk ? [] : targets);
  const pages = usePages(viewUrl);
  const commands = useCommands();

  const found = useMemo(() => {
    if (!search.trim()) return recentLeads(leads);
    const matching = leads.filter(leadMatcher({ ...NO_LEAD_FILTERS, search }, leads));
    const words = searchWords(search);
    const isNamed = ({ title, company }: Lead) => includesAll(`${title} ${company}`, words);
    // A match in a description or a note comes later.
    return [...matching.filter(isNamed), ...matching.filter((lead) => !isNamed(lead))].slice(
      0,
      LEADS,
    );
  }, [leads, search]);
  const settled = useSettled(search.trim());
  const { currentData: foundPeople = [] } = useFindPeopleQuery(
    settled ? { q: settled, limit: PEOPLE } : skipToken,
  );
  const words = searchWords(search);
  const matches = ({ name, about = '', words: other = '' }: Action) =>
    includesAll(`${name} ${about} ${other}`, words);
  const typed = search.trim();

  const destinations = typed ? [...pages, ...commands].filter(matches) : pages;
  const called = destinations.filter((action) => typed && isCalled(action, typed));

  const choose = ({ run }: Item) => {
    onClose();
    run();
  };
  const lead = found.find(({ id }) => id === current);
  function showActions(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey || !lead) return;
    event.preventDefault();
    dispatch(dialogOpened({ kind: 'palette', targetId: lead.id }));
    setSearch('');
  }

  const actionGroup = (
    <Group
      heading={target ? `Actions for ${target.title}` : 'Actions'}
      items={typed ? actions.filter(matches) : actions.slice(0, FIRST_ACTIONS)}
      onChoose={choose}
    />
  );
  const navigate = useNavigate();
  const add: Action = {
    icon: Plus,
    name: typed ? `Add lead “${typed}”` : 'Add lead',
    run: () => {
      const address = toWebAddress(typed);
      const title = typed.slice(0, LIMITS.title);
      dispatch(newLeadFilled(address ? { postingUrl: address } : { leadTitle: title }));
      void navigate('/app/leads?add');
    },
  };

  return (
    <Palette
      label="Command palette"
      shouldFilter={false}
      value={current}
      onValueChange={setCurrent}
      onKeyDown={showActions}
      loop
    >
      <Command.Input asChild value={search} onValueChange={setSearch}>
        <PaletteField autoFocus />
      </Command.Input>
      <Command.List>
        <Group heading="Best match" items={called} onChoose={choose} />
        {targetId !== null && actionGroup}
        <Group
          heading={typed ? 'Leads' : 'Recent leads'}
          items={found.map((each) => ({
            id: each.id,
            mark: <Monogram name={each.company} size={28} />,
            name: each.title,
            about: each.company,
            end: <LeadStatusBadge lead={each} />,
            run: () => openLead(each.id, 'lead'),
          }))}
          onChoose={choose}
        />
        <Group
          heading="People"
          items={foundPeople.map((person) => ({
            id: person.id,
            mark: <Monogram name={personTitle(person)} size={28} isRound />,
            name: personTitle(person),
            about: personWork(person),
            run: () => void navigate(personPath(person.id)),
          }))}
          onChoose={choose}
        />
        {targetId === null && actionGroup}
        <Group
          heading="Go to"
          items={destinations.filter((action) => !called.includes(action))}
          onChoose={choose}
        />
        <Group heading="Add" items={[add]} onChoose={choose} />
      </Command.List>
      <Keys aria-hidden>
        <span>
          <Key>↑</Key> <Key>↓</Key> Move
        </span>
        <span>
          <Key>Enter</Key> Open
        </span>
        {lead && (
          <span>
            <Key>Tab</Key> Actions for this lead
          </span>
        )}
      </Keys>
    </Palette>
  );
}
