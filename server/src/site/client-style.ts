import { accentOf } from '@smoko/contract';

/** The look of web/src/styles/tokens.css, for pages that need nothing else of the app. */
const CLIENT_STYLE = `
:root{color-scheme:light dark;--page:#f6f1e6;--surface:#fffcf5;--line:#d6cbb7;--edge:#1b1914;--ink:#1b1914;--soft:#574e40;
--amber:#ffb000;--on-amber:#1b1914;--focus:#1257c9;--good:#1a6336;--good-wash:#d9eed9;--wait:#654900;--wait-wash:#ffe69c;--bad:#a3231b}
@media(prefers-color-scheme:dark){:root{--page:#14120e;--surface:#1f1c16;--line:#3b352a;--edge:#857a67;--ink:#f5eedf;--soft:#c3b8a2;
--amber:#ffb81f;--focus:#7db4ff;--good:#8fdba5;--good-wash:#16311f;--wait:#ffd873;--wait-wash:#392b0c;--bad:#ff9d92}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:17px/1.55 "Archivo Variable",Archivo,system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto;padding:1rem 1rem 3rem}
.paper{background:var(--surface);border:2px solid var(--edge);border-top:10px solid var(--amber);border-radius:14px;padding:1.25rem;margin:0 0 1rem}
h1{font-size:1.45rem;line-height:1.15;margin:.25rem 0 .75rem}h2{font-size:1.2rem;margin:1.5rem 0 .5rem}p{margin:.5rem 0}
.from{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:flex-start;gap:.75rem 1.5rem;margin:0 0 1.25rem;padding:0 0 1rem;border-bottom:1px solid var(--line)}
.from>div{flex:1 1 16rem}.from p{margin:.35rem 0 0;font-size:.95rem}.from a{color:inherit}
.from .business{margin:0;font-size:1.55rem;font-weight:800;line-height:1.15}
.logo{display:block;max-width:min(100%,14rem);max-height:5.25rem}
.whole{white-space:nowrap}
.soft{color:var(--soft)}.one{display:inline-block;margin-right:.8em}.words{white-space:pre-line}
table{width:100%;border-collapse:collapse;margin:1rem 0}th,td{text-align:left;padding:.6rem .25rem;border-bottom:1px solid var(--line);vertical-align:top}
th:last-child,td:last-child{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}tfoot td,tfoot th{border:0;padding:.25rem;font-weight:400}tfoot tr:first-child>*{padding-top:.75rem}
tfoot .grand th,tfoot .grand td{font-size:1.25rem;font-weight:800;padding:.6rem .75rem;background:var(--amber);color:var(--on-amber)}
tfoot td{width:1%}@media(max-width:39.99rem){tfoot .grand th{font-size:1rem;vertical-align:middle}tfoot .grand .day{font-size:1rem}}tfoot .grand th{border-radius:10px 0 0 10px}tfoot .grand td{border-radius:0 10px 10px 0}
.pay{border:1px solid var(--line);border-radius:12px;background:var(--page);padding:.9rem 1rem;margin:1.25rem 0}.pay h2{margin:0 0 .4rem}
.basis table{margin:0}.basis th{font-weight:400}.basis th,.basis td{padding:.35rem 0}.basis tr:last-child>*{border:0}
dl{margin:0}dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.2rem 0}dt{flex:0 0 9rem;color:var(--soft)}dd{flex:1 1 12rem;margin:0;font-weight:700;font-variant-numeric:tabular-nums}
.note{border-radius:12px;padding:.9rem 1rem;margin:0 0 1rem;font-weight:600;background:var(--wait-wash);color:var(--wait)}
.note.good{background:var(--good-wash);color:var(--good)}
label{display:block;font-weight:700;margin:.9rem 0 .3rem}
input,textarea{width:100%;min-height:52px;padding:.7rem .8rem;font:inherit;color:inherit;background:var(--page);border:2px solid var(--edge);border-radius:10px}
.picks{border:0;padding:0;margin:1.25rem 0;min-width:0}legend{padding:0;font-size:1.1rem;font-weight:800}
.pick{display:grid;grid-template-columns:auto 1fr auto;gap:.8rem;align-items:start;min-height:56px;margin:.5rem 0 0;padding:.8rem;
font-weight:400;border:2px solid var(--line);border-radius:12px;cursor:pointer}.pick:has(:checked){border-color:var(--edge);background:var(--page)}
.pick input{width:1.5rem;height:1.5rem;min-height:0;margin:0;padding:0;accent-color:var(--amber)}
.pick:focus-within{outline:3px solid var(--focus);outline-offset:2px}.pick input:focus-visible{outline:0}
.cost{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
button,.button{display:block;width:100%;min-height:56px;margin:1rem 0 0;padding:.8rem 1rem;font:inherit;font-weight:800;text-align:center;text-decoration:none;
color:var(--ink);background:transparent;border:2px solid var(--edge);border-radius:12px;cursor:pointer}
button.main{background:var(--amber);color:var(--on-amber)}
summary{min-height:48px;padding:.8rem 0;font-weight:700;cursor:pointer}
.wrong{color:var(--bad);font-weight:700}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
footer{color:var(--soft);font-size:.9rem;text-align:center}footer a{color:inherit}
/* made for white paper, like the ink of most logos */
@media(prefers-color-scheme:dark){.logo{padding:.5rem;background:#fff;border-radius:8px}}
@media(min-width:40rem){main{padding-top:3rem}.paper{padding:2rem 2.25rem}.from .business{font-size:1.9rem}.from .logo{order:1}}
`;

/** The same in a business's own colour; Smoko's where it has none, which is another by night. */
export function styleIn(colour: string | undefined): string {
  if (!colour) return CLIENT_STYLE;
  const { fill, on } = accentOf(colour);
  return `${CLIENT_STYLE}:root{--amber:${fill};--on-amber:${on}}`;
}
