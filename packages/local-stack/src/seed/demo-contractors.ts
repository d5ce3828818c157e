import { availabilityDays, availabilityTimes } from '@dustforce/office/contractor'

const [morning, afternoon] = availabilityTimes
const weekdays = availabilityDays.slice(0, 5)

/** The roster of the demo, as rows of `contractors`. */
export const demoContractors = [
  {
    full_name: 'Maria Santos',
    email: 'maria.santos@example.com',
    phone: '4165550181',
    address: '88 Wellesley St E, Toronto, ON M4Y 1H5',
    emergency_contact: { name: 'Luis Santos', phone: '416-555-0182' },
    service_areas: ['Toronto', 'East York'],
    services_offered: ['Residential Cleaning', 'Deep Cleaning'],
    availability: { days: weekdays, times: [morning, afternoon] },
    equipment: { description: 'Vacuum, steam mop, own supplies' },
    pay_details: { details: '50% per job, paid weekly' },
    notes: 'Prefers homes without large dogs.',
    status: true,
  },
  {
    full_name: 'Daniel Okafor',
    email: 'daniel.okafor@example.com',
    phone: '6475550133',
    address: '2200 Yonge St, Toronto, ON M4S 2C6',
    emergency_contact: { name: 'Ada Okafor', phone: '647-555-0134' },
    service_areas: ['North York', 'York', 'Vaughan'],
    services_offered: ['Residential Cleaning', 'Move In/Out', 'Deep Cleaning'],
    availability: { days: [...availabilityDays], times: [...availabilityTimes] },
    equipment: { description: 'Full kit and a van' },
    pay_details: null,
    notes: null,
    status: true,
  },
  {
    full_name: 'Priya Raman',
    email: 'priya.raman@example.com',
    phone: '9055550117',
    address: '100 City Centre Dr, Mississauga, ON L5B 2C9',
    emergency_contact: null,
    service_areas: ['Mississauga', 'Brampton', 'Etobicoke'],
    services_offered: ['Residential Cleaning', 'Post-Construction'],
    availability: { days: ['Tuesday', 'Thursday', 'Saturday'], times: [morning] },
    equipment: null,
    pay_details: null,
    notes: null,
    status: true,
  },
  {
    full_name: 'Chen Wei',
    email: 'chen.wei@example.com',
    phone: '4375550166',
    address: null,
    emergency_contact: null,
    service_areas: ['Scarborough', 'Markham'],
    services_offered: ['Residential Cleaning'],
    availability: { days: ['Saturday', 'Sunday'], times: [morning, afternoon] },
    equipment: null,
    pay_details: null,
    notes: 'On leave until the end of the month.',
    status: false,
  },
]
