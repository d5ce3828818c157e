export const newVersion = 'A new version is here: reload the page to go on.'
export const connection =
  'Part of this page could not be loaded. Check your connection, then reload the page.'
export const reload = 'Reload'
