/** The colours of the product's two schemes, as `src/ui/theme.ts` has them. */
const LIGHT = `--paper:#faf9f6;--surface:#ffffff;--sunken:#f3f1ec;--ink:#1b1a17;--ink2:#57534a;--ink3:#6f6a5f;
--line:#e6e2d9;--line2:#d5d0c4;--accent:#2444c0;--accentText:#2444c0;--accentSoft:#eaeefb;
--neutralBg:#efede7;--neutralFg:#4d4940;--infoBg:#e6eefb;--infoFg:#1d4a94;--progressBg:#f7edd4;--progressFg:#7a5200;
--successBg:#e1f1e6;--successFg:#1b6238;--closedBg:#f6e7e4;--closedFg:#8f2f21;`;

const DARK = `--paper:#131210;--surface:#1b1a17;--sunken:#100f0d;--ink:#f1eee6;--ink2:#bdb7a9;--ink3:#979183;
--line:#2b2924;--line2:#3a3731;--accent:#8ea6ff;--accentText:#a9bbff;--accentSoft:#20263f;
--neutralBg:#2a2823;--neutralFg:#c9c3b5;--infoBg:#1b2740;--infoFg:#a3c2ff;--progressBg:#33290f;--progressFg:#f0c96a;
--successBg:#16301f;--successFg:#8fd6a8;--closedBg:#3a1f1a;--closedFg:#f0a596;`;

/** The style of the documentation: the look of the product, set in the fonts of the system. */
export const docsStyle = `
:root{color-scheme:light dark;${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*,*::before,*::after{box-sizing:border-box}
html{scroll-padding-top:80px}
body{margin:0;background:var(--paper);color:var(--ink);font:0.875rem/1.55 system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,.brand{font-family:Georgia,serif;font-weight:450}
h1{font-size:2rem;line-height:1.2;letter-spacing:-0.02em;margin:0 0 8px}
h2{font-size:1.5rem;line-height:1.3;letter-spacing:-0.015em;margin:0 0 8px}
h2::first-letter{text-transform:uppercase}
h3{font-size:1rem;line-height:1.4;font-weight:600;margin:0 0 8px}
h4{font-size:0.8125rem;font-weight:600;margin:24px 0 8px}
p{margin:0 0 12px;max-width:68ch}
a{color:var(--accentText);text-underline-offset:2px}
a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:6px}
code{font:0.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{margin:0 0 12px;padding:12px 16px;background:var(--sunken);border:1px solid var(--line);border-radius:10px;overflow-x:auto}
.skip{position:absolute;left:-999px}
.skip:focus{left:16px;top:16px;z-index:20;padding:8px 12px;background:var(--surface)}
header{position:sticky;top:0;z-index:10;display:flex;align-items:center;gap:16px;height:64px;padding:0 32px;background:var(--paper);border-bottom:1px solid var(--line);color:var(--ink2)}
.brand{display:inline-flex;align-items:center;gap:10px;font-size:1.25rem;letter-spacing:-0.01em;color:var(--ink);text-decoration:none}
.ink{fill:var(--ink)}.accent{fill:var(--accent)}
.columns{display:grid;grid-template-columns:240px minmax(0,1fr);max-width:1200px;margin:0 auto}
nav{position:sticky;top:64px;align-self:start;max-height:calc(100vh - 64px);overflow-y:auto;padding:32px 16px 32px 32px}
nav ul,.fields,.sentences{list-style:none;margin:0;padding:0}
nav a{display:block;padding:4px 8px;border-radius:6px;color:var(--ink2);text-decoration:none}
nav a:hover{background:var(--accentSoft);color:var(--accentText)}
nav .tag{font-weight:600;color:var(--ink);margin-top:12px}
nav .tag::first-letter{text-transform:uppercase}
main{padding:32px 32px 96px}
.lead{font-size:1rem;color:var(--ink2)}
section{margin-top:48px}
article{margin-top:16px;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:10px}
.call code{font-size:0.875rem}
.method,.status,.public{display:inline-block;padding:2px 8px;border-radius:999px;font-size:0.75rem;font-weight:600;background:var(--neutralBg);color:var(--neutralFg)}
.get{background:var(--infoBg);color:var(--infoFg)}
.post{background:var(--successBg);color:var(--successFg)}
.put{background:var(--progressBg);color:var(--progressFg)}
.delete{background:var(--closedBg);color:var(--closedFg)}
.type,.media,.fields p{color:var(--ink3);font-size:0.8125rem}
.media{margin:8px 0}
.required{color:var(--progressFg);font-size:0.75rem;font-weight:600}
.fields{border-top:1px solid var(--line);margin-bottom:12px}
.fields>li{padding:8px 0;border-bottom:1px solid var(--line)}
.fields p{margin:0}
.fields .fields{margin:8px 0 0;padding-left:16px;border-top:0;border-left:2px solid var(--line2)}
.fields .fields>li:last-child{padding-bottom:0}
.fields>li:last-child{border-bottom:0}
.name{font-weight:600;margin-right:4px}
summary{cursor:pointer;padding:4px 0;font-weight:500;color:var(--accentText)}
details{margin-bottom:8px}
details[open]>summary{margin-bottom:8px}
.scroll{overflow-x:auto;margin-bottom:12px}
table{width:100%;border-collapse:collapse;font-size:0.8125rem}
th,td{padding:8px 24px 8px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
thead th{color:var(--ink3);font-weight:500}
th:not(:last-child),td:not(:last-child){width:1%;white-space:nowrap}
tbody th{font-weight:500}
.sentences li{color:var(--ink3)}
.sentences li::before{content:"\\201C"}.sentences li::after{content:"\\201D"}
@media (max-width:767.98px){
header{padding:0 16px}
.columns{display:block}
nav{position:static;max-height:none;padding:16px 16px 0}
nav>ul{display:flex;flex-wrap:wrap;gap:8px}
nav ul ul{display:none}
nav .tag{margin:0;min-height:44px;padding:10px 14px;background:var(--surface);border:1px solid var(--line2)}
main{padding:24px 16px 64px}
article{padding:16px}
summary{min-height:44px;padding:10px 0}
}
@media print{nav,.skip{display:none}.columns{display:block}}
`;
