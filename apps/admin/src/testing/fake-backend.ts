import type { AdminBackend } from '@dustforce/supabase/admin'

const unexpected = () => Promise.reject(new Error('Not part of this test'))
const silent = () => () => undefined

/** A backend that does what a test says and refuses everything else. */
export function fakeBackend(
  parts: {
    readonly [Part in keyof AdminBackend]?: Partial<AdminBackend[Part]>
  },
): AdminBackend {
  return {
    session: {
      current: unexpected,
      onChange: silent,
      requestPassword: unexpected,
      acceptInvitation: unexpected,
      confirmCode: unexpected,
      setPassword: unexpected,
      signIn: unexpected,
      signOut: unexpected,
      ...parts.session,
    },
    bookings: {
      page: unexpected,
      between: unexpected,
      lastVisits: unexpected,
      cleanerNames: unexpected,
      countPending: unexpected,
      countNeedingCleaner: unexpected,
      update: unexpected,
      remove: unexpected,
      ...parts.bookings,
    },
    contractors: {
      all: unexpected,
      add: unexpected,
      update: unexpected,
      remove: unexpected,
      emailOf: unexpected,
      ...parts.contractors,
    },
    inquiries: {
      page: unexpected,
      counts: unexpected,
      countNew: unexpected,
      setStatus: unexpected,
      replies: unexpected,
      reply: unexpected,
      emailReply: unexpected,
      ...parts.inquiries,
    },
    figures: { dashboard: unexpected, finance: unexpected, load: unexpected, ...parts.figures },
    emails: {
      jobAssignment: unexpected,
      cleanerAssignment: unexpected,
      previewJobAssignment: unexpected,
      previewCleanerAssignment: unexpected,
      ...parts.emails,
    },
    letters: {
      toLookAt: unexpected,
      sendAgain: unexpected,
      lookedAt: unexpected,
      ofBooking: unexpected,
      ...parts.letters,
    },
    needs: { all: unexpected, ...parts.needs },
    history: { ofBooking: unexpected, ofOffice: unexpected, ...parts.history },
    payments: { toLookAt: unexpected, lookedAt: unexpected, ...parts.payments },
    applications: {
      all: unexpected,
      setStatus: unexpected,
      setNotes: unexpected,
      resume: unexpected,
      ...parts.applications,
    },
    settings: {
      dailyLimit: unexpected,
      setDailyLimit: unexpected,
      capacity: unexpected,
      setCapacity: unexpected,
      companyContact: unexpected,
      setCompanyContact: unexpected,
      retention: unexpected,
      setRetention: unexpected,
      promoCodes: unexpected,
      addPromo: unexpected,
      updatePromo: unexpected,
      ...parts.settings,
    },
    team: {
      all: unexpected,
      setActive: unexpected,
      setRole: unexpected,
      resetFactors: unexpected,
      invite: unexpected,
      withdraw: unexpected,
      sendPasswordLink: unexpected,
      ...parts.team,
    },
    officeDays: {
      from: unexpected,
      soldOn: unexpected,
      save: unexpected,
      lift: unexpected,
      ...parts.officeDays,
    },
    factors: {
      current: unexpected,
      begin: unexpected,
      finish: unexpected,
      remove: unexpected,
      ...parts.factors,
    },
    many: { change: unexpected, undo: unexpected, ...parts.many },
    search: { find: unexpected, ...parts.search },
    customers: {
      page: unexpected,
      of: unexpected,
      note: unexpected,
      exportData: unexpected,
      erase: unexpected,
      ...parts.customers,
    },
    changes: { subscribe: silent, ...parts.changes },
  }
}
