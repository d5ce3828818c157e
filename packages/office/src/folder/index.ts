export { companyFolder } from './company-folder.ts'
export { folderDifferences, type StoredDocument } from './folder-differences.ts'
