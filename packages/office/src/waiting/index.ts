export { fits, type HasPlace, lapsed, offerEnds, type Queued, type Start, whoIsNext } from './queue.ts'
export {
  type DayPart,
  daysToWaitFor,
  isInPart,
  mostWishedDays,
  type WishedDay,
  type WishedHome,
  type WishState,
  wishStates,
} from './wish.ts'
export { wishForm } from './wish-form.ts'
export { worthOfPlaces } from './worth.ts'
