import { type Business, capital, workerOf } from '@dustforce/office/company'
import { useBusiness } from '@dustforce/ui/use-business'

/** The company's word for who comes, in the forms that screens need. */
export interface WorkerWords {
  readonly one: string
  readonly many: string
  /** At the beginning of a title. */
  readonly title: string
}

/**
 * @example
 * workerWords({ worker: 'teacher' }) // => { one: 'teacher', many: 'teachers', title: 'Teacher' }
 */
export function workerWords(company: Pick<Business['company'], 'worker'>): WorkerWords {
  const one = workerOf(company)
  return { one, many: `${one}s`, title: capital(one) }
}

/** The words of the company that the Command Hub is of. */
export function useWorker(): WorkerWords {
  return workerWords(useBusiness().company)
}
