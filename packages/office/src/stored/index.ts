export {
  instantColumn,
  listColumn,
  numberColumn,
  textColumn,
} from './column.ts'
export {
  rateLimitMessage,
  type StorageFailure,
  storageFailureMessage,
  storageFailureOf,
} from './storage-error.ts'
