export {
  booleanColumn,
  centsColumn,
  instantColumn,
  listColumn,
  numberColumn,
  objectColumn,
  textColumn,
} from './column.ts'
export {
  rateLimitMessage,
  type StorageFailure,
  storageFailureMessage,
  storageFailureOf,
} from './storage-error.ts'
