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
