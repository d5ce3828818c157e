/**
 * The look of the element. A page themes it with the custom properties below, or reaches the parts: `form`, `field`, `summary`, `line`,
 * `total`.
 */
export const styles = `
:host {
  --_accent: var(--dustforce-accent, #1f5c4d);
  --_text: var(--dustforce-text, CanvasText);
  --_muted: var(--dustforce-muted, color-mix(in srgb, var(--_text) 70%, transparent));
  --_surface: var(--dustforce-surface, Canvas);
  --_border: var(--dustforce-border, color-mix(in srgb, var(--_text) 25%, transparent));
  --_radius: var(--dustforce-radius, 10px);
  display: block;
  max-width: 32rem;
  color: var(--_text);
  font: 1rem/1.5 var(--dustforce-font, system-ui, sans-serif);
  color-scheme: light dark;
}
:host([hidden]) { display: none }
form {
  display: grid;
  gap: 1rem;
  padding: 1.25rem;
  background: var(--_surface);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
}
.rooms { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem }
label.field { display: grid; gap: .25rem; font-weight: 600 }
select {
  min-height: 2.75rem;
  padding: 0 .75rem;
  font: inherit;
  font-weight: 400;
  color: inherit;
  background: var(--_surface);
  border: 1px solid var(--_border);
  border-radius: calc(var(--_radius) - 2px);
}
fieldset { margin: 0; padding: 0; border: 0; display: grid; gap: .25rem }
legend { padding: 0; font-weight: 600 }
label.choice { display: flex; gap: .6rem; align-items: center; min-height: 2.25rem; cursor: pointer }
label.choice input { width: 1.15rem; height: 1.15rem; margin: 0; flex: none; accent-color: var(--_accent) }
label.choice .price { margin-inline-start: auto; color: var(--_muted); font-variant-numeric: tabular-nums }
:is(select, input):focus-visible { outline: 3px solid var(--_accent); outline-offset: 2px }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 0; padding-top: 1rem; border-top: 1px solid var(--_border) }
dt, dd { margin: 0; font-variant-numeric: tabular-nums }
dd { text-align: end }
.total { font-size: 1.25rem; font-weight: 700 }
`
