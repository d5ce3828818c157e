/**
 * The look of the element. A page themes it with the custom properties below, or reaches the parts: `form`, `field`, `control`, `summary`,
 * `line`, `total`, `apology`.
 */
export const styles = `
:host {
  --_accent: var(--dustforce-accent, light-dark(#1f5c4d, #7cc7b2));
  --_text: var(--dustforce-text, light-dark(#17211e, #edf2f0));
  --_muted: var(--dustforce-muted, color-mix(in srgb, var(--_text) 72%, var(--_surface)));
  --_surface: var(--dustforce-surface, light-dark(#fff, #161d1b));
  --_border: var(--dustforce-border, color-mix(in srgb, var(--_text) 22%, var(--_surface)));
  --_tint: color-mix(in srgb, var(--_accent) 8%, var(--_surface));
  --_radius: var(--dustforce-radius, 12px);
  display: block;
  max-width: 32rem;
  color: var(--_text);
  font: 1rem/1.5 var(--dustforce-font, system-ui, sans-serif);
  container-type: inline-size;
}
:host([hidden]) { display: none }
form:not([hidden]) {
  display: grid;
  gap: 1.25rem;
  overflow: hidden;
  background: var(--_surface);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
}
.fields { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; padding: 1.5rem 1.5rem 0 }
.rooms:not([hidden]) { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: 1rem; align-items: end }
.field { display: grid; grid-template-columns: minmax(0, 1fr); gap: .375rem; font-weight: 600; font-size: .9375rem }
:where(select, input[type=number], input[type=date], input[type=time]) {
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75rem;
  padding: 0 .875rem;
  font: inherit;
  font-size: 1rem;
  font-weight: 400;
  color: inherit;
  background: var(--_surface);
  border: 1px solid color-mix(in srgb, var(--_text) 50%, var(--_surface));
  border-radius: calc(var(--_radius) * .66);
  cursor: pointer;
}
select {
  appearance: none;
  padding-inline-end: 2.25rem;
  background: linear-gradient(45deg, transparent 50%, currentColor 50%) right calc(.85rem + 6px) center / 6px 6px no-repeat,
    linear-gradient(-45deg, transparent 50%, currentColor 50%) right .85rem center / 6px 6px no-repeat, var(--_surface);
}
select:dir(rtl) { background-position: left .85rem center, left calc(.85rem + 6px) center, 0 0 }
option { color: var(--_text); background: var(--_surface) }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0 }
legend { padding: 0; margin-bottom: .25rem; font-weight: 600; font-size: .9375rem }
.choice {
  display: flex;
  gap: .75rem;
  align-items: center;
  min-height: 2.5rem;
  margin-inline: -.625rem;
  padding: .25rem .625rem;
  box-sizing: border-box;
  line-height: 1.35;
  border-radius: calc(var(--_radius) * .5);
  cursor: pointer;
}
.choice:hover { background: var(--_tint) }
.choice input { width: 1.15rem; height: 1.15rem; margin: 0; flex: none; accent-color: var(--_accent); cursor: pointer }
.name, dt { min-width: 0; overflow-wrap: anywhere }
.unit { color: var(--_muted); font-size: .875rem }
.price { margin-inline-start: auto; padding-inline-start: .75rem; color: var(--_muted); font-variant-numeric: tabular-nums }
:is(select, input):focus-visible { outline: 3px solid var(--_accent); outline-offset: 2px }
.summary { padding: 1.25rem 1.5rem; background: var(--_tint); border-top: 1px solid var(--_border); font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 0; color: var(--_muted) }
dd { margin: 0; text-align: end }
.total { display: flex; align-items: baseline; justify-content: space-between; margin: .75rem 0 0; font-weight: 700 }
output { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.01em; color: var(--_accent) }
@container (max-width: 20rem) {
  .fields { padding: 1rem 1rem 0 }
  .summary { padding: 1rem }
}
`
