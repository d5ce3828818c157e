import { type CompanyPriceBook, cleansHomes } from '@dustforce/office/company'
import { availabilityDays, availabilityTimes, servicesOffered } from '@dustforce/office/contractor'
import type { DemoPlaces } from './demo-places.ts'

const [morning, afternoon] = availabilityTimes
const weekdays = availabilityDays.slice(0, 5)

/** The roster of the demo, as rows of `contractors`. */
export function demoContractors({ area, addressIn, phone }: DemoPlaces, priceBook: CompanyPriceBook) {
  const offered = servicesOffered(priceBook)
  const services = (...places: readonly number[]) => places.flatMap((nr) => offered[nr] ?? [])
  const kit = (description: string) => (cleansHomes(priceBook.measures) ? { description } : null)
  const areas = (...numbers: readonly number[]) => [...new Set(numbers.map(area))]
  return [
    {
      full_name: 'Maria Santos',
      email: 'maria.santos@example.com',
      phone: phone(81),
      address: addressIn(0, 9),
      emergency_contact: { name: 'Luis Santos', phone: phone(82) },
      service_areas: areas(0, 5),
      services_offered: services(0, 4),
      availability: { days: weekdays, times: [morning, afternoon] },
      equipment: kit('Vacuum, steam mop, own supplies'),
      pay_details: { details: '50% per job, paid weekly' },
      notes: 'Prefers homes without large dogs.',
      status: true,
    },
    {
      full_name: 'Daniel Okafor',
      email: 'daniel.okafor@example.com',
      phone: phone(33),
      address: addressIn(3, 10),
      emergency_contact: { name: 'Ada Okafor', phone: phone(34) },
      service_areas: areas(3, 4, 8),
      services_offered: services(0, 2, 4),
      availability: { days: [...availabilityDays], times: [...availabilityTimes] },
      equipment: kit('Full kit and a van'),
      pay_details: null,
      notes: null,
      status: true,
    },
    {
      full_name: 'Priya Raman',
      email: 'priya.raman@example.com',
      phone: phone(17),
      address: addressIn(6, 11),
      emergency_contact: null,
      service_areas: areas(6, 7, 1),
      services_offered: services(0, 3),
      availability: { days: ['Tuesday', 'Thursday', 'Saturday'], times: [morning] },
      equipment: null,
      pay_details: null,
      notes: null,
      status: true,
    },
    {
      full_name: 'Chen Wei',
      email: 'chen.wei@example.com',
      phone: phone(66),
      address: null,
      emergency_contact: null,
      service_areas: areas(2, 9),
      services_offered: services(0),
      availability: { days: ['Saturday', 'Sunday'], times: [morning, afternoon] },
      equipment: null,
      pay_details: null,
      notes: 'On leave until the end of the month.',
      status: false,
    },
  ]
}
