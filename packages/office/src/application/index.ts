export {
  type ApplicationForm,
  type ApplicationRow,
  applicationFormProblems,
  applicationRowOf,
  type EncodedResume,
  emptyApplicationForm,
} from './application-form.ts'
export { bytesFromBase64 } from './base64.ts'
export {
  applicationFailedNotice,
  applicationNotice,
  applicationSentNotice,
  invalidFileNotice,
} from './notices.ts'
export {
  availableDayOptions,
  availableTimeOptions,
  experienceOptions,
} from './options.ts'
export { checkResume, checkResumeName, cleanFileName, type ResumeFile, resumeExtensions } from './resume.ts'
export { type ApplicationStatus, applicationStatuses, applicationStatusLabel } from './status.ts'
