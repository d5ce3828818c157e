export { listCsv } from '../app/list-csv.ts'
export { saveFile } from '../app/save-file.ts'
