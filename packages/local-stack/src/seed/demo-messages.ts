import type { DemoPlaces } from './demo-places.ts'

const hour = 60 * 60 * 1000

/** The contact messages of the demo, as rows of `contact_inquiries`; `now` in epoch milliseconds. */
export function demoInquiries(now: number, { area, phone }: DemoPlaces) {
  return [
    {
      ago: 2,
      name: 'Olivia Tremblay',
      email: 'olivia.tremblay@example.com',
      phone: phone(19),
      subject: 'Before a family visit',
      message: 'Hi! My parents arrive on Saturday. Could you fit us in on Friday?',
      inquiry_status: 'new',
    },
    {
      ago: 9,
      name: 'Marcus Bell',
      email: 'marcus.bell@example.com',
      phone: null,
      subject: null,
      message: 'Do your teams bring everything that they need? Ours broke last week.',
      inquiry_status: 'new',
    },
    {
      ago: 50,
      name: 'Fatima Khan',
      email: 'fatima.khan@example.com',
      phone: phone(70),
      subject: `A visit in ${area(6)}, with keys left at the concierge`,
      message: 'We hand over the apartment at the end of the month. The keys will be with the concierge.',
      inquiry_status: 'in_progress',
    },
    {
      ago: 200,
      name: 'Jacob Lee',
      email: 'jacob.lee@example.com',
      phone: phone(51),
      subject: 'Thank you',
      message: 'It has not looked like this since we moved in. Please thank Maria.',
      inquiry_status: 'resolved',
    },
  ].map(({ ago, ...row }) => {
    const at = new Date(now - ago * hour).toISOString()
    return { ...row, created_at: at, updated_at: at }
  })
}

/** The job applications of the demo, as rows of `job_applications`. */
export function demoApplications(now: number, { area, phone }: DemoPlaces) {
  return [
    {
      full_name: 'Sofia Marin',
      email: 'sofia.marin@example.com',
      phone: phone(90),
      experience: '1–2 years',
      available_days: ['Monday', 'Tuesday', 'Wednesday'],
      available_times: ['8 am - 12 pm', '12 pm - 4 pm'],
      service_areas: [...new Set([area(0), area(5)])],
      message: 'I have worked in offices for two years and would like to work in homes.',
      consent_to_contact: true,
      application_status: 'pending',
      created_at: new Date(now - 26 * hour).toISOString(),
    },
  ]
}

/** The promo codes of the demo, as rows of `promo_codes`. */
export const demoPromoCodes = [
  {
    code: 'WELCOME10',
    is_active: true,
    discount_type: 'percentage',
    discount_value: 10,
    first_time_only: true,
  },
]
