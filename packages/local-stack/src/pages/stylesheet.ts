/** The look of the pages that the stack itself serves: the checkout stand-in, the mailbox, plain messages. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f6f7f9, #12161b);
  --card: light-dark(#ffffff, #1b2129);
  --ink: light-dark(#17202a, #e9edf2);
  --soft: light-dark(#566373, #a3afbd);
  --line: light-dark(#dfe4ea, #303944);
  --brand: light-dark(#0b6b5f, #4fd1bd);
  --on-brand: light-dark(#ffffff, #06221e);
  --note: light-dark(#fff4d6, #3a2f10);
  --on-note: light-dark(#5c4300, #f6dc9a);
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100dvh; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
a { color: var(--brand); }
h1, h2, p { margin: 0; }
h1 { font-size: clamp(22px, 4vw, 30px); line-height: 1.25; letter-spacing: -0.01em; }
h2 { font-size: 20px; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: 6px; }
.note { background: var(--note); color: var(--on-note); text-align: center; padding: 8px 16px; font-size: 14px; }
.soft { color: var(--soft); }
.small { font-size: 14px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 24px; }
.page { max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; }
.narrow { max-width: 560px; }
.button {
  display: inline-block; border: 1px solid var(--line); border-radius: 10px; padding: 12px 20px; min-height: 48px;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
  background: transparent; color: var(--ink);
}
.button:hover { border-color: var(--soft); }
.button.main { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
.button.main:hover { filter: brightness(1.08); }
.stack > * + * { margin-top: 16px; }

.checkout { display: grid; gap: 24px; }
.checkout h1 { font-size: 18px; font-weight: 600; }
.checkout form .button { width: 100%; }
.amount { font-size: 40px; font-weight: 700; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.lines { list-style: none; margin: 24px 0 0; padding: 0; }
.lines li { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-top: 1px solid var(--line); }
.lines li span:last-child { font-variant-numeric: tabular-nums; white-space: nowrap; }
.lines .total { font-weight: 700; }
.field { display: block; }
.field span { display: block; font-size: 14px; font-weight: 600; margin-bottom: 6px; }
.field input {
  width: 100%; font: inherit; color: var(--ink); background: var(--ground); border: 1px solid var(--line);
  border-radius: 10px; padding: 12px 14px;
}
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
@media (min-width: 768px) {
  .checkout { grid-template-columns: 1fr 1fr; align-items: start; padding-top: 24px; gap: 40px; }
}

.bar { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline; justify-content: space-between; margin-bottom: 20px; }
.card.mails { list-style: none; margin: 0; padding: 0; overflow: hidden; }
.mails a { display: grid; gap: 2px 16px; padding: 14px 20px; color: inherit; text-decoration: none; border-top: 1px solid var(--line); }
.mails li:first-child a { border-top: 0; }
.mails a:hover { background: var(--ground); }
.mails .subject { font-weight: 600; }
.mails .cut { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
@media (min-width: 768px) { .mails a { grid-template-columns: 1fr auto; } }
.back { margin-bottom: 12px; }
.tabs { display: flex; gap: 8px; margin: 20px 0 12px; }
.tabs a { padding: 8px 16px; border-radius: 999px; border: 1px solid var(--line); text-decoration: none; color: inherit; }
.tabs a[aria-current] { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 12px 0 0; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.mail { width: 100%; height: 75vh; border: 1px solid var(--line); border-radius: 14px; background: #ffffff; display: block; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
`
