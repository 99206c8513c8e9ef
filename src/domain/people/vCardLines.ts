/* vCards as devices of all ages write them, as lines that a parser of vCard 3 and 4 reads. */

const decoded = (text: string, charset: string): string => {
  const bytes = Uint8Array.from(
    text.replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    (letter) => letter.charCodeAt(0),
  );
  try {
    return new TextDecoder(charset || 'utf-8').decode(bytes);
  } catch {
    return text;
  }
};

/** vCard 2.1 as 3.0: parameters without a name are types, and texts aren't quoted-printable. */
function modernLine(line: string): string {
  const colon = line.search(/(?<!\\):/);
  const [head = '', value = ''] =
    colon === -1 ? [line] : [line.slice(0, colon), line.slice(colon + 1)];
  const [name = '', ...params] = head.split(';');
  const isQuoted = params.some((param) => /^(?:ENCODING=)?QUOTED-PRINTABLE$/i.test(param));
  const charset = params.find((param) => /^CHARSET=/i.test(param))?.slice(8) ?? '';
  const kept = params
    .filter((param) => !/^(?:CHARSET|ENCODING)=|^(?:QUOTED-PRINTABLE|BASE64)$/i.test(param))
    .map((param) => (param.includes('=') ? param : `TYPE=${param}`));
  const text = isQuoted ? decoded(value, charset).replace(/\r?\n/g, '\\n') : value;
  return `${[name, ...kept].join(';')}:${text}`;
}

/** Pictures, sounds and keys, which aren't kept. */
const LARGE = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY|X-[\w-]*PHOTO[\w-]*|X-ABCROP[\w-]*)[;:]/i;

/** The cards of a file, each as its lines, one after the other: there may be very many. */
export function* vCardLines(text: string): Generator<string[]> {
  let card: string[] | null = null;
  // A quoted-printable line goes on after "=" at its end, any other with a space at the next one's start.
  const unfolded = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  for (let at = 0; at < unfolded.length; at += 1) {
    const parts = [unfolded[at] ?? ''];
    const [first = ''] = parts;
    // Joined once: a line of a million parts takes linear time.
    while (card && /QUOTED-PRINTABLE/i.test(first) && parts.at(-1)?.endsWith('=')) {
      parts.push(parts.pop()?.slice(0, -1) ?? '', unfolded[at + 1] ?? '');
      at += 1;
    }
    const line = parts.join('');
    if (/^BEGIN:VCARD\s*$/i.test(line)) card = [];
    else if (/^END:VCARD\s*$/i.test(line)) {
      if (card) yield card;
      card = null;
    } else if (card && line.trim() !== '') {
      // Base64 of an old picture goes on without a space.
      if (!LARGE.test(line) && line.includes(':') && !/^VERSION:/i.test(line))
        card.push(modernLine(line));
    }
  }
}
