import type { FormField } from '#domain/forms/formField.ts';
import { type Control, isNoChoice, shownValue, widgetOf } from './control.ts';
import {
  attributeOf,
  closest,
  contentOf,
  isConnected,
  isEditable,
  matches,
  page,
  queryAll,
  shownTextOf,
  tagOf,
} from './dom.ts';
import { isShown, isTrap } from './isShown.ts';
import {
  fileTexts,
  groupLabel,
  labelOf,
  nameOfGroup,
  oneLine,
  referredTexts,
  withoutMark,
} from './labelOf.ts';
import { shownChildren } from './shadowRootOf.ts';
import { isDrawn, usableControls } from './shownPart.ts';
import { signUpsIn } from './signUps.ts';

/** More elements than this make a page slow to walk through. */
const MOST_ELEMENTS = 50_000;
const MOST_FIELDS = 300;
const MOST_OPTIONS = 500;
/** Longer headings are sentences. */
const LONGEST_HEADING = 80;

interface Heading {
  level: number;
  text: string;
}

/** A control where it is found. */
interface Found extends Control {
  group: string;
  form: Element | null;
}

const levelOf = (element: Element): number =>
  /^h[2-6]$/.test(tagOf(element)) ? Number(tagOf(element)[1]) : 0;

const GROUPS =
  'fieldset, section[aria-label], section[aria-labelledby], [role=group], [role=region]';

/** Walks through the page as it is shown, with the headings and groups that each control is below. */
function walk(root: Element): Found[] {
  const found: Found[] = [];
  const sets = new Map<string, Found>();
  let elements = 0;

  function add(
    element: HTMLElement,
    headings: readonly Heading[],
    groups: readonly string[],
    form: Element | null,
  ) {
    const widget = widgetOf(element);
    if (!widget || found.length >= MOST_FIELDS) return;
    if (!['file', 'set', 'list'].includes(widget.widget) && isTrap(element)) return;
    const group = [...headings.map(({ text }) => text), ...groups].join('\n');
    const control: Found = { ...widget, element, choices: [element], group, form };
    const name = attributeOf(element, 'name');
    const around = closest(element, 'fieldset, [role=radiogroup], [role=group]');
    if (widget.widget === 'set' && (name || around)) {
      const key = `${widget.kind} ${widget.kind === 'choice' && name ? name : (around && numberOf(around)) || name}`;
      const set = sets.get(key);
      if (set?.form === form) {
        set.choices.push(element);
        return;
      }
      sets.set(key, control);
    }
    found.push(control);
  }

  function visit(
    element: Element,
    above: Heading[],
    groups: readonly string[],
    form: Element | null,
  ) {
    elements += 1;
    if (elements > MOST_ELEMENTS) return;
    const level = levelOf(element);
    if (level > 0) {
      const text = oneLine(shownTextOf(element as HTMLElement));
      // The name of the job is no heading of a part.
      const isTitle = page.title().includes(text) || text.length > LONGEST_HEADING;
      const at = above.findIndex((heading) => heading.level >= level);
      if (at >= 0) above.splice(at);
      if (!isTitle) above.push({ level, text });
      return;
    }
    const isForm = element instanceof HTMLFormElement;
    if (isForm && queryAll(element, 'input[type=password]').length > 0) return;
    if (matches(element, '[role=search], nav, script, style, template, svg, option')) return;
    if (element instanceof HTMLElement) add(element, above, groups, form);
    if (element instanceof HTMLElement && isEditable(element)) return;
    const name = matches(element, GROUPS) ? nameOfGroup(element) : '';
    const isPart =
      isForm || name !== '' || matches(element, 'section, fieldset, article, footer, aside');
    // Headings of a part end with it.
    const headings = isForm ? [] : isPart ? [...above] : above;
    const inner = name ? [...groups, name] : groups;
    const before = headings.length;
    for (const child of shownChildren(element))
      visit(child, headings, inner, isForm ? element : form);
    // So do those of a box with more in it than the heading.
    const added = headings.slice(before).reduce((sum, { text }) => sum + text.length, 0);
    const { length } = added > 0 ? (contentOf(element) ?? '') : '';
    if (length > added + LONGEST_HEADING) headings.length = before;
  }
  visit(root, [], [], null);
  for (const fields of Map.groupBy(found.filter(isDrawn), ({ form }) => form).values())
    for (const { box, fields: own } of signUpsIn(fields))
      for (const control of own) control.form = box;
  return found;
}

const numbers = new WeakMap<Element, number>();
/** From where no other page counts, so that a field of a page that is gone is none of the next one. */
let next = Math.floor(Math.random() * 2 ** 48);

/** The number of an element, for as long as the page is open. */
function numberOf(element: Element): number {
  let number = numbers.get(element);
  if (number === undefined) {
    next += 1;
    number = next;
    numbers.set(element, number);
  }
  return number;
}

/** The controls of the last look, by what they are called. */
const last = new Map<string, Found>();

const nameOf = ({ element, kind, group }: Found): string =>
  [kind, group, attributeOf(element, 'name'), attributeOf(element, 'id'), labelOf(element)].join(
    '\n',
  );

/** Gives a field that the page drew anew the number that it had. */
function recognize(found: readonly Found[]): void {
  const named = Map.groupBy(found, nameOf);
  for (const [name, same] of named) {
    const [control] = same;
    const before = last.get(name);
    if (same.length !== 1 || !control) continue;
    if (before && !isConnected(before.element) && !numbers.has(control.element))
      numbers.set(control.element, numberOf(before.element));
    last.set(name, control);
  }
}

function optionsOf({ element, choices, widget }: Control): string[] {
  if (widget === 'set') return choices.map(labelOf);
  if (!(element instanceof HTMLSelectElement)) return [];
  return [...element.options]
    .filter(({ disabled, value, text }) => !disabled && value !== '' && !isNoChoice(text))
    .slice(0, MOST_OPTIONS)
    .map(({ text }) => text.trim());
}

function describe(control: Found): FormField {
  const { element, choices, kind, widget, group, form } = control;
  const input = element as HTMLInputElement;
  const isRequired = input.required || attributeOf(element, 'aria-required') === 'true';
  const isSet = widget === 'set' && (kind === 'choice' || choices.length > 1);
  const label = isSet ? groupLabel(choices) : labelOf(element);
  return {
    id: String(numberOf(element)),
    kind,
    type: element instanceof HTMLInputElement ? element.type : '',
    label: isRequired ? withoutMark(label) : label,
    name: attributeOf(element, 'name') ?? '',
    group: group
      .split('\n')
      .filter((line) => !isSet || line !== label)
      .join('\n'),
    form: form ? String(numberOf(form)) : 'page',
    autocomplete: attributeOf(element, 'autocomplete') ?? '',
    placeholder: attributeOf(element, 'placeholder') ?? '',
    description:
      kind === 'file'
        ? fileTexts(element)
        : referredTexts(element, 'aria-describedby') || oneLine(element.title),
    options: optionsOf(control),
    isRequired,
    value: shownValue(control),
    maxLength: input.maxLength ?? -1,
    language: (page.root() as HTMLElement).lang,
  };
}

/** The fields that a person sees on the page, in their order, with the elements behind their ids. */
export function findFields(): { fields: FormField[]; controls: Map<string, Control> } {
  const all = page.body() ? walk(page.body()).filter(isDrawn) : [];
  recognize(all);
  const usable = usableControls(all, true);
  // A notice over all of the page is closed before the form is filled, which looks again.
  const found = usable.length > 0 ? usable : all;
  return {
    fields: found.map(describe),
    controls: new Map(found.map((control) => [String(numberOf(control.element)), control])),
  };
}

const TEXTS = 'h1, h2, h3, p, li, [role=status], [role=alert], div:not(:has(*)), span:not(:has(*))';
const MOST_TEXTS = 40;
const LONGEST_TEXT = 200;

/** What the page says first, for a page that comes after a form. */
export const textsOf = (): string[] =>
  queryAll(document, TEXTS)
    .filter((element) => !closest(element, 'nav, footer, form, button, a') && isShown(element))
    .slice(0, MOST_TEXTS)
    .map((element) => oneLine(shownTextOf(element)))
    .filter((text) => text !== '' && text.length <= LONGEST_TEXT);
