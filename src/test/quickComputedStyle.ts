/*
 * Queries by role and `toBeVisible` ask for the style of nearly every element of the page, and
 * jsdom matches every rule against each. They read three properties, which are answered here from
 * an index of the rules that set one of them; every other property is jsdom's own answer.
 */

const QUICK = ['display', 'visibility', 'opacity'] as const;
type Quick = (typeof QUICK)[number];
const isQuick = (name: unknown): name is Quick => QUICK.some((quick) => quick === name);

interface Index {
  /** The rules whose selector is one class, as nearly all of styled-components' are. */
  byClass: Map<string, CSSStyleRule[]>;
  others: CSSStyleRule[];
  /** jsdom lets the rule win that stands last, whatever its specificity. */
  places: Map<CSSStyleRule, number>;
}

function indexRules(): Index {
  const index: Index = { byClass: new Map(), others: [], places: new Map() };
  const rules = Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules)).flat();
  for (const rule of rules as CSSStyleRule[]) {
    if (!QUICK.some((name) => rule.style?.[name])) continue;
    index.places.set(rule, index.places.size);
    const [, className] = /^\.([\w-]+)$/.exec(rule.selectorText) ?? [];
    if (className === undefined) index.others.push(rule);
    else index.byClass.set(className, [...(index.byClass.get(className) ?? []), rule]);
  }
  return index;
}

function matches(element: Element, { selectorText }: CSSStyleRule): boolean {
  try {
    return element.matches(selectorText);
  } catch {
    // A selector that jsdom does not know matches nothing, as in jsdom's own computed style.
    return false;
  }
}

/** Replaces `window.getComputedStyle`. */
export function quickComputedStyle(): void {
  const { getComputedStyle } = window;
  const { insertRule, deleteRule } = CSSStyleSheet.prototype;
  let index: Index | null = null;
  let lengths = '';
  CSSStyleSheet.prototype.insertRule = function (...rule) {
    index = null;
    return insertRule.apply(this, rule);
  };
  CSSStyleSheet.prototype.deleteRule = function (place) {
    index = null;
    deleteRule.call(this, place);
  };

  function currentIndex(): Index {
    const found = Array.from(document.styleSheets, ({ cssRules }) => cssRules.length).join();
    if (found !== lengths) index = null;
    lengths = found;
    index ??= indexRules();
    return index;
  }

  const unstyled = document.implementation.createHTMLDocument();
  const defaults = new Map<string, string>();
  /** The `display` that the browser's own style sheet gives to elements like this one. */
  function defaultDisplay(element: Element): string {
    const like = element.cloneNode(false) as Element;
    for (const { name } of Array.from(like.attributes)) {
      if (!['hidden', 'open', 'type'].includes(name)) like.removeAttribute(name);
    }
    const key = like.outerHTML;
    const display = defaults.get(key) ?? getComputedStyle(unstyled.importNode(like, false)).display;
    defaults.set(key, display);
    return display;
  }

  function cascaded(element: Element, name: Quick): string {
    const { byClass, others, places } = currentIndex();
    const place = (rule: CSSStyleRule) => places.get(rule) ?? -1;
    const rules = Array.from(element.classList, (one) => byClass.get(one) ?? [])
      .flat()
      .concat(others.filter((rule) => matches(element, rule)))
      .filter((rule) => rule.style[name])
      .sort((a, b) => place(b) - place(a));
    const inline = (element as HTMLElement).style[name];
    return inline || rules[0]?.style[name] || (name === 'display' ? defaultDisplay(element) : '');
  }

  function value(element: Element, name: Quick): string {
    const own = cascaded(element, name);
    if (own || name !== 'visibility') return own;
    return element.parentElement ? value(element.parentElement, name) : 'visible';
  }

  window.getComputedStyle = (element, pseudo) => {
    let whole: CSSStyleDeclaration | undefined;
    const wholeStyle = () => {
      whole ??= getComputedStyle(element, pseudo);
      return whole;
    };
    if (pseudo) return wholeStyle();
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (isQuick(name)) return value(element, name);
        if (name === 'getPropertyValue') {
          return (asked: string) =>
            isQuick(asked) ? value(element, asked) : wholeStyle().getPropertyValue(asked);
        }
        const own: unknown = Reflect.get(wholeStyle(), name);
        return typeof own === 'function' ? own.bind(wholeStyle()) : own;
      },
    });
  };
}
