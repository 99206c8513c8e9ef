/**
 * The design tokens, as strings for styled templates: `color: ${color.ink2}; padding: ${space[4]};`.
 * Colors are CSS variables, so the color scheme changes without a render.
 */

/** The colors of both schemes. `GlobalStyle` declares them as CSS variables. */
export const palettes = {
  light: {
    /** The page background. */
    paper: '#faf9f6',
    /** Cards, fields, menus. */
    surface: '#ffffff',
    /** Tracks and disabled fields. */
    sunken: '#f3f1ec',
    ink: '#1b1a17',
    ink2: '#57534a',
    ink3: '#6f6a5f',
    /** Separators. The borders of controls use `control`. */
    line: '#e6e2d9',
    line2: '#d5d0c4',
    /** The border of a field or button: at least 3:1 on paper and surface. */
    control: '#959082',
    /** The background of a hovered control. */
    hover: '#f5f3ee',
    accent: '#2444c0',
    accentHover: '#1d389f',
    onAccent: '#ffffff',
    accentSoft: '#eaeefb',
    /** Behind a selected row or card, so that the tones keep their colors. */
    selected: '#f4f6fd',
    accentText: '#2444c0',
    danger: '#a3301f',
    dangerHover: '#872718',
    onDanger: '#ffffff',
    dangerText: '#a3301f',
    neutralBg: '#efede7',
    neutralFg: '#4d4940',
    infoBg: '#e6eefb',
    infoFg: '#1d4a94',
    progressBg: '#f7edd4',
    progressFg: '#7a5200',
    successBg: '#e1f1e6',
    successFg: '#1b6238',
    closedBg: '#f6e7e4',
    closedFg: '#8f2f21',
    /** Behind a modal. */
    overlay: 'rgb(27 26 23 / 0.4)',
  },
  dark: {
    paper: '#131210',
    surface: '#1b1a17',
    sunken: '#100f0d',
    ink: '#f1eee6',
    ink2: '#bdb7a9',
    ink3: '#979183',
    line: '#2b2924',
    line2: '#3a3731',
    control: '#6b665a',
    hover: '#24221e',
    accent: '#8ea6ff',
    accentHover: '#a9bbff',
    onAccent: '#0f1430',
    accentSoft: '#20263f',
    selected: '#1a1d29',
    accentText: '#a9bbff',
    danger: '#f0a596',
    dangerHover: '#f6bdb1',
    onDanger: '#2b120d',
    dangerText: '#f0a596',
    neutralBg: '#2a2823',
    neutralFg: '#c9c3b5',
    infoBg: '#1b2740',
    infoFg: '#a3c2ff',
    progressBg: '#33290f',
    progressFg: '#f0c96a',
    successBg: '#16301f',
    successFg: '#8fd6a8',
    closedBg: '#3a1f1a',
    closedFg: '#f0a596',
    overlay: 'rgb(0 0 0 / 0.6)',
  },
} as const;

export const TONES = ['neutral', 'info', 'progress', 'success', 'closed'] as const;
/** The color of a state; not for decoration. */
export type Tone = (typeof TONES)[number];

type Token = keyof typeof palettes.light;

const TOKENS = Object.keys(palettes.light) as Token[];

export const color = Object.fromEntries(
  TOKENS.map((token) => [token, `var(--${token})`]),
) as Record<Token, string>;

export const tone = Object.fromEntries(
  TONES.map((name) => [name, { bg: color[`${name}Bg`], fg: color[`${name}Fg`] }]),
) as Record<Tone, { bg: string; fg: string }>;

/** Multiples of 4 px: `space[4]` is 16 px. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '28px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
  24: '96px',
} as const;

export const radius = { control: '6px', card: '10px', sheet: '16px', pill: '999px' } as const;

export const font = {
  /** For controls. */
  sans: "'Geist Variable', 'Geist Fallback', system-ui, sans-serif",
  /** For reading. */
  serif: "'Newsreader Variable', 'Newsreader Fallback', Georgia, serif",
} as const;

/** Typography: CSS declarations. */
export const text = {
  body: 'font-size: 0.875rem; line-height: 1.5;',
  small: 'font-size: 0.8125rem; line-height: 1.5;',
  smallest: 'font-size: 0.75rem; line-height: 1.5;',
  label: 'font-size: 0.8125rem; line-height: 1.5; font-weight: 500;',
  cardTitle: 'font-size: 0.9375rem; line-height: 1.4; font-weight: 600; letter-spacing: -0.01em;',
  pageTitle: `font-family: ${font.serif}; font-size: 2rem; line-height: 1.2; font-weight: 450; letter-spacing: -0.02em;`,
  sectionTitle: `font-family: ${font.serif}; font-size: 1.125rem; line-height: 1.35; font-weight: 500; letter-spacing: -0.005em;`,
  figure: `font-family: ${font.serif}; font-size: 1.75rem; line-height: 1.3; font-weight: 450; letter-spacing: -0.015em;`,
  /** Long text such as a pitch. */
  reading: `font-family: ${font.serif}; font-size: 1.0625rem; line-height: 1.65;`,
} as const;

export const shadow = {
  /** For cards. */
  card: 'var(--shadowCard)',
  /** For menus, modals and toasts. */
  floating: 'var(--shadowFloating)',
} as const;

export const motion = { fast: '120ms ease-out', base: '160ms ease-out' } as const;

export const media = {
  /** Phones, and a 1280-px page at 400% zoom (WCAG 1.4.10, reflow). */
  narrowest: '@media (max-width: 359.98px)',
  narrow: '@media (max-width: 767.98px)',
  /** Where fingers point: targets are 44 px. */
  touch: '@media (max-width: 767.98px), (pointer: coarse)',
  wide: '@media (min-width: 768px)',
  /** No room for a second column beside the sidebar. */
  single: '@media (max-width: 1099.98px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/** z-index values of all that floats. A toast is in the dialog on top, if one is open: `ToastSlot`. */
export const layer = {
  /** In the page. */
  raised: 1,
  tableHead: 8,
  listHead: 9,
  sticky: 10,
  bar: 20,
  toast: 30,
  skipLink: 31,
  /** Over the page: dialogs, then menus and tooltips. */
  overlay: 40,
  floating: 50,
} as const;
