/** Colours and type of the e-mails; mail clients know no custom properties. */
export const theme = {
  ink: '#16302b',
  muted: '#5a6f6a',
  brand: '#0f766e',
  brandDark: '#134e4a',
  page: '#eef4f2',
  card: '#ffffff',
  line: '#dbe6e3',
  tint: '#f2f8f6',
  font: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const

/**
 * The dark form, for mail clients that know colour schemes: by class, over the inline colours that all clients read. Each class is on the
 * elements whose light colour it replaces.
 */
export const darkStyles = `@media (prefers-color-scheme: dark) {
  .df-page, .df-page > table > tbody > tr > td { background-color: #0c1715 !important }
  .df-card { background-color: #172925 !important; border-color: #2d4740 !important }
  .df-tint { background-color: #1d342e !important; border-color: #2d4740 !important }
  .df-ink { color: #e9f0ea !important }
  .df-muted { color: #a8bab3 !important }
  .df-link { color: #93dec5 !important }
  .df-line { border-color: #2d4740 !important }
  .df-solid { background-color: #7fd0b6 !important; border-color: #7fd0b6 !important; color: #06231d !important }
  .df-solid span { color: #06231d !important }
  .df-outline { border-color: #93dec5 !important; color: #93dec5 !important }
  .df-outline span { color: #93dec5 !important }
}`
