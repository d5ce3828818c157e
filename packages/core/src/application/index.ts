export {
  type ApplicationForm,
  type ApplicationRow,
  applicationFormProblems,
  applicationRowOf,
  type EncodedResume,
  emptyApplicationForm,
} from './application-form.ts'
export { base64Size, bytesFromBase64 } from './base64.ts'
export {
  applicationFailedNotice,
  applicationNotice,
  applicationSentNotice,
  invalidFileNotice,
} from './notices.ts'
export {
  applicantAreaOptions,
  availableDayOptions,
  availableTimeOptions,
  experienceOptions,
} from './options.ts'
export {
  checkResume,
  checkResumeName,
  cleanFileName,
  maxResumeBytes,
  type ResumeFile,
  resumeExtensions,
} from './resume.ts'
