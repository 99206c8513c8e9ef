import { Copy, Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import {
  PERSON_FIELD_NAMES,
  type PersonFieldName,
  personField,
} from '#domain/contract/personFields.ts';
import { mailLink } from '#domain/emailAddress.ts';
import { personText, readPersonText } from '#domain/people/person.ts';
import { phoneLink } from '#domain/phoneNumber.ts';
import { isWebAddress, shortAddress } from '#domain/webAddress.ts';
import { DetailMenu, OutsideLink } from '#features/leads/index.ts';
import { copyText } from '#features/shell/copyText.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Anchor } from '#ui/display/Anchor.ts';
import { DefinitionList } from '#ui/display/DefinitionList.tsx';
import { InlineEdit, useInlineText } from '#ui/fields/InlineEdit.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { changePeople } from './peopleThunks.ts';

type FactName = Extract<
  PersonFieldName,
  'name' | 'role' | 'company' | 'emails' | 'phone' | 'linkedin' | 'website' | 'note'
>;

/** They are in the sheet's head. */
const IN_HEAD: readonly FactName[] = ['name', 'role', 'company'];
const FACTS = PERSON_FIELD_NAMES.filter((name) => personField(name).isFact) as FactName[];

/** All addresses, each with what can be done with it. */
function Emails({ person }: { person: Person }) {
  const dispatch = useAppDispatch();
  const save = (emails: string[], done: string) =>
    void dispatch(changePeople([person], () => ({ emails }), done));
  const without = (email: string) => person.emails.filter((other) => other !== email);
  return (
    <span>
      {person.emails.map((email, at) => (
        <span key={email}>
          {at > 0 && ' · '}
          <Anchor href={mailLink(email)}>{email}</Anchor>{' '}
          <DetailMenu label={email} value="Options" shown={null}>
            {at > 0 && (
              <MenuItem
                icon={Plus}
                onSelect={() => save([email, ...without(email)], 'Letters use this address')}
              >
                Use first
              </MenuItem>
            )}
            <MenuItem
              icon={Copy}
              onSelect={() =>
                void dispatch(
                  copyText(email, {
                    done: 'Address copied.',
                    problem: `Couldn't copy. It is ${email}`,
                  }),
                )
              }
            >
              Copy
            </MenuItem>
            <MenuItem icon={X} onSelect={() => save(without(email), 'Address removed')}>
              Remove
            </MenuItem>
          </DetailMenu>
        </span>
      ))}
    </span>
  );
}

const SHOWN: Partial<Record<FactName, (person: Person) => ReactNode>> = {
  emails: (person) => <Emails person={person} />,
  phone: ({ phone }) => phoneLink(phone) && <Anchor href={phoneLink(phone) ?? ''}>{phone}</Anchor>,
  linkedin: ({ linkedin }) => isWebAddress(linkedin) && <Page address={linkedin} />,
  website: ({ website }) => isWebAddress(website) && <Page address={website} />,
};

const Page = ({ address }: { address: string }) => (
  <span>
    <OutsideLink href={address}>
      {shortAddress(address).replace(/^linkedin\.com\/in\//, '')}
    </OutsideLink>
  </span>
);

/** A fact that is edited in place. It's checked as the server does. */
function Fact({ person, name, isAdded }: { person: Person; name: FactName; isAdded: boolean }) {
  const dispatch = useAppDispatch();
  const { kind, name: label, example } = personField(name);
  const { value, edit } = useInlineText(personText(person, name), {
    problemOf: (text) => readPersonText(name, text).error ?? null,
    save: (text) =>
      dispatch(
        changePeople(
          [person],
          () => ({ [name]: readPersonText(name, text).value }),
          `${label} saved`,
        ),
      ),
  });
  return (
    <InlineEdit
      label={label}
      edit={edit}
      placeholder={example}
      multiline={kind === 'text'}
      autoStart={isAdded && value === ''}
      {...(value ? { value } : { addLabel: `Add ${label}` })}
    >
      {value && SHOWN[name]?.(person)}
    </InlineEdit>
  );
}

/** What is known of a person, and a menu of what can be added. */
export function PersonFacts({ person }: { person: Person }) {
  const [added, setAdded] = useState<FactName | null>(null);
  const isSet = (name: FactName) => personText(person, name) !== '';
  const rows = [...IN_HEAD, ...FACTS]
    .filter((name) => name === added || (isSet(name) && !IN_HEAD.includes(name)))
    .map((name) => ({
      label: personField(name).name,
      value: <Fact key={name} person={person} name={name} isAdded={name === added} />,
      wide: ['emails', 'text'].includes(personField(name).kind),
    }));
  return (
    <section aria-label="Facts">
      <DefinitionList ruled rows={rows} />
      <Menu
        label="Add or edit"
        trigger={
          <Button variant="ghost" icon={Plus}>
            Add a fact
          </Button>
        }
      >
        {[...IN_HEAD, ...FACTS]
          .filter((name) => !isSet(name) || IN_HEAD.includes(name))
          .map((name) => (
            <MenuItem key={name} icon={Plus} onSelect={() => setAdded(name)}>
              {isSet(name)
                ? `Edit ${personField(name).name.toLowerCase()}`
                : personField(name).name}
            </MenuItem>
          ))}
      </Menu>
    </section>
  );
}
