import { once } from 'node:events';
import { createServer } from 'node:http';

/*
 * Application forms of the shapes that applicant systems have. Each page counts what is pressed and sent in
 * `data-pressed` and `data-sent` of its root.
 */

const COUNTER = `<script>
const root = document.documentElement;
const count = (name) => { root.dataset[name] = Number(root.dataset[name] ?? 0) + 1; };
addEventListener('click', ({ target }) => target.closest('button, a, [type=submit]') && count('pressed'), true);
addEventListener('submit', (event) => { event.preventDefault(); count('sent'); }, true);
HTMLFormElement.prototype.submit = HTMLFormElement.prototype.requestSubmit = () => count('sent');
</script>`;

/** As React does: a field of its own world remembers its value, and an input event without a new one is ignored. */
const CONTROLLED = `<script>
for (const input of document.querySelectorAll('[data-controlled]')) {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  let state = '', seen = '';
  Object.defineProperty(input, 'value', { configurable: true, get() { return native.get.call(this); },
    set(value) { seen = value; native.set.call(this, value); } });
  const render = () => { input.value = state; };
  input.addEventListener('input', () => { const now = native.get.call(input); if (now !== seen) state = seen = now; setTimeout(render); });
  input.addEventListener('blur', render);
}
</script>`;

/** A list that fetches its options while one types, as react-select does. */
const TYPEAHEAD = `<script>
const box = document.getElementById('place'), list = document.getElementById('places'), shown = document.getElementById('shown');
box.addEventListener('input', () => setTimeout(() => {
  list.replaceChildren();
  const found = box.value ? ['Bern, Switzerland', 'Berlin, CT, USA', 'Berlin, Germany'].filter((name) => name.startsWith(box.value.slice(0, 3))) : [];
  for (const name of found) {
    const option = document.createElement('div');
    option.role = 'option'; option.textContent = name;
    option.addEventListener('click', () => { shown.textContent = name; box.value = ''; box.setAttribute('aria-expanded', 'false'); list.replaceChildren(); });
    list.append(option);
  }
  box.setAttribute('aria-expanded', String(found.length > 0));
}, 200));
box.addEventListener('keydown', ({ key }) => { if (key === 'Backspace' && !box.value) shown.textContent = ''; });
</script>`;

const TRAPS = `
<div style="position:absolute;left:-9999px"><label>Email <input name="email2" type="email"></label></div>
<div style="opacity:0;height:0;overflow:hidden"><label>Phone <input name="hp"></label></div>
<label style="display:none">First name <input name="hidden_first"></label>
<label>Leave this field blank <input name="comment2"></label>
<fieldset><legend>Emergency contact</legend>
  <label>Name <input name="ec_name"></label><label>Phone <input name="ec_phone" type="tel" autocomplete="tel"></label></fieldset>
<h3>References</h3><label>Referee’s email <input name="ref_email" type="email" autocomplete="email"></label>
<label>Previous employer’s phone <input name="prev_phone" type="tel"></label>`;

const page = (language: string, title: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<style>label,fieldset{display:block;margin:8px 0}</style>${COUNTER}</head><body><h1>${title}</h1>${body}</body></html>`;

const ENGLISH = page(
  'en',
  'Platform Engineer at Tern Mobility',
  `<form>
<label for="first">First Name *</label><input id="first" name="first" required data-controlled>
<label for="last">Last Name *</label><input id="last" name="last" required>
<label>Email <input name="email" type="email" value="already@there.example"></label>
<label>Phone <input name="phone" type="tel"></label>
<script>document.querySelector('[name=phone]').addEventListener('change', ({ target }) => {
  const wrong = !target.value.startsWith('00');
  target.setAttribute('aria-invalid', String(wrong));
  document.getElementById('phone-error').textContent = wrong ? 'Start with 00 and your country’s code.' : '';
}); document.querySelector('[name=phone]').setAttribute('aria-errormessage', 'phone-error');</script>
<p id="phone-error"></p>
<label for="place">Location (City)</label>
<div class="select__control"><span id="shown" class="select__single-value"></span>
<input id="place" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="places"></div><div id="places" role="listbox"></div>
<label>Country <select name="country"><option value="">Select…</option><option>France</option><option>Deutschland</option></select></label>
<apply-link></apply-link>
<fieldset><legend>Do you need visa sponsorship?</legend><label><input type="radio" name="visa" value="y">Yes</label><label><input type="radio" name="visa" value="n">No</label></fieldset>
<label>Gender <select name="gender"><option value="">Select…</option><option>Woman</option><option>Man</option></select></label>
<label>Which tool do you use every day, and why? <textarea name="tool"></textarea></label>
<label>Resume/CV <input name="resume" type="file"></label>
<label><input type="checkbox" name="consent"> I agree to the privacy policy</label>
${TRAPS}
<button>Submit application</button></form>
<script>customElements.define('apply-link', class extends HTMLElement { connectedCallback() {
  this.attachShadow({ mode: 'closed' }).innerHTML = '<label>LinkedIn Profile <input></label>';
  this.read = () => 0; globalThis.linkedIn = () => 0; } });</script>
${CONTROLLED}${TYPEAHEAD}`,
);

const GERMAN = page(
  'de',
  'Produktmanagerin bei Havelwerk',
  `<form>
<label>Vorname* <input name="first"></label><label>Name* <input name="last"></label>
<label>E-Mail-Adresse <input name="email" type="email"></label>
<label>Gehaltsvorstellung <input name="pay"></label>
<label>Frühester Eintrittstermin <input name="start" placeholder="TT.MM.JJJJ"></label>
<label>Wohnort <input name="city"></label>
<label>Staatsangehörigkeit <input name="nation"></label>
<label>Lebenslauf hochladen <input name="cv" type="file"></label><button>Bewerbung absenden</button></form>`,
);

/** A form in two steps, whose upload field goes when it has its file, and the page after it. */
const step = (action: string, fields: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Night Baker at Fjord Foods</title><h1>Night Baker</h1>
<form action="${action}">${fields}<button>Continue</button></form>
<script>document.querySelector('[type=file]')?.addEventListener('change', ({ target }) => setTimeout(() => {
  target.replaceWith(target.files[0].name); }, 300));</script>`;

const FIRST_STEP = step(
  '/job/questions',
  '<label>First name <input name="first"></label> <label>Last name <input name="last"></label> <label>Email <input name="email"></label> <label>Resume <input type="file"></label>',
);
const SECOND_STEP = step(
  '/job/done',
  '<label>Which oven do you know best? <input name="oven"></label>',
);
const THANKS = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fjord Foods</title><h1>Thank you</h1>
<p>We have received your application.</p><h2>Never miss a job</h2><label>Email <input name="alert" type="email"></label>`;

const LOGIN = page(
  'en',
  'Sign in',
  '<form role="search"><input aria-label="Search jobs"></form><form><label>Email <input type="email"></label><label>Password <input type="password"></label><button>Sign in</button></form>',
);

/** A form from another site, and two of that site that nobody sees: behind a box, and cut away. */
const frames = (site: string) =>
  page(
    'en',
    'Careers at Tern Mobility',
    `<iframe name="shown" src="${site}/apply" width="700" height="600"></iframe>
<div style="position:relative"><iframe name="behind" src="${site}/apply" width="700" height="400"></iframe>
<div style="position:absolute;inset:0;background:#fff;pointer-events:none"></div></div>
<iframe name="cut" src="${site}/apply" width="700" height="400" style="clip-path:inset(49%)"></iframe>`,
  );

const PAGES: Record<string, string> = {
  '/apply': ENGLISH,
  '/bewerbung': GERMAN,
  '/login': LOGIN,
  '/job': FIRST_STEP,
  '/job/questions': SECOND_STEP,
  '/job/done': THANKS,
};

/** Serves application forms on localhost, and as another site on 127.0.0.1. */
export async function serveFormPages() {
  let otherOrigin = '';
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const html = pathname === '/embedded' ? frames(otherOrigin) : PAGES[pathname];
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  otherOrigin = `http://127.0.0.1:${address.port}`;
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
