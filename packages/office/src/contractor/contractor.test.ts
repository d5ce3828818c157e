import { cents } from '@dustforce/core/money'
import { businessDate, gtaPolicy } from '@dustforce/core/schedule'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import {
  availabilityText,
  contractorFormOf,
  contractorFormProblems,
  contractorFromRow,
  contractorRowOf,
  dutyText,
  emptyContractorForm,
  initials,
  type JobOffer,
  jobOfferSms,
  moreText,
} from './index.ts'
import { contractorsFor, regionOf } from './region.ts'
import { rosterArea, workAreas } from './work-areas.ts'

const row = {
  id: 7,
  full_name: 'Ana Diaz',
  email: 'ana@example.com',
  phone: '4165550123',
  address: null,
  emergency_contact: '{"name":"Bo","phone":null}',
  service_areas: '["Toronto","York"]',
  services_offered: ['Deep Cleaning'],
  availability: '{"days":["Monday"],"times":["Morning (8am-12pm)"]}',
  equipment: { description: 'Vacuum' },
  pay_details: 'Weekly',
  notes: ' ',
  status: false,
  created_at: '2026-11-21T00:00:00Z',
}

describe('contractorFromRow', () => {
  it('reads columns that arrive as JSON or plain text', () => {
    expect(contractorFromRow(row)).toEqual({
      id: '7',
      fullName: 'Ana Diaz',
      email: 'ana@example.com',
      phone: '4165550123',
      address: null,
      emergencyContact: { name: 'Bo', phone: null },
      serviceAreas: ['Toronto', 'York'],
      servicesOffered: ['Deep Cleaning'],
      availability: { days: ['Monday'], times: ['Morning (8am-12pm)'] },
      equipment: 'Vacuum',
      payDetails: 'Weekly',
      notes: null,
      onDuty: false,
      createdAt: Date.UTC(2026, 10, 21),
    })
  })

  it('keeps an emergency contact of whom only the number is known', () => {
    const { emergencyContact } = contractorFromRow({ emergency_contact: { phone: '4165550199' } })
    expect(emergencyContact).toEqual({ name: null, phone: '4165550199' })
  })

  it('reads an empty row as a contractor on duty', () => {
    expect(contractorFromRow({})).toMatchObject({ id: '', fullName: '', email: '', phone: '' })
    expect(contractorFromRow({ emergency_contact: {}, pay_details: '{"details":""}' })).toMatchObject({
      id: '',
      fullName: '',
      emergencyContact: null,
      serviceAreas: [],
      availability: { days: [], times: [] },
      equipment: null,
      payDetails: null,
      onDuty: true,
      createdAt: null,
    })
  })
})

describe('the contractor form', () => {
  const form = { ...emptyContractorForm, fullName: 'Al', email: 'al@example.com', phone: '5550123' }

  it('needs a name, an e-mail address and a phone number', () => {
    expect(contractorFormProblems(form)).toEqual({})
    expect(
      contractorFormProblems({
        ...form,
        fullName: ' A ',
        email: 'al@',
        phone: '555',
        emergencyContactPhone: '1',
      }),
    ).toEqual({
      fullName: 'Name is required',
      email: 'Enter a valid email',
      phone: 'Enter a valid phone number',
      emergencyContactPhone: 'Enter a valid phone number',
    })
  })

  it('starts empty, and saves texts without surrounding spaces', () => {
    expect(emptyContractorForm).toMatchObject({ fullName: '', email: '', phone: '' })
    const typed = { ...emptyContractorForm, fullName: ' Ana Diaz ', phone: ' 4165550123 ' }
    expect(contractorRowOf(typed)).toMatchObject({ full_name: 'Ana Diaz', phone: '4165550123' })
  })

  it('saves what is empty as null, and empty lists as lists', () => {
    expect(contractorRowOf({ ...form, equipment: ' ', emergencyContactName: ' ' })).toEqual({
      full_name: 'Al',
      email: 'al@example.com',
      phone: '5550123',
      address: null,
      emergency_contact: null,
      service_areas: [],
      services_offered: [],
      availability: { days: [], times: [] },
      equipment: null,
      pay_details: null,
      notes: null,
      status: true,
    })
  })

  it('gives back what it was filled in with', () => {
    const contractor = contractorFromRow(row)
    const saved = contractorRowOf(contractorFormOf(contractor))
    expect(saved).toMatchObject({ equipment: { description: 'Vacuum' }, pay_details: { details: 'Weekly' } })
    expect(contractorFromRow({ ...saved, id: 7, created_at: row.created_at })).toEqual(contractor)
    const phoneOnly = contractorRowOf({ ...form, emergencyContactPhone: '5550123' })
    expect(phoneOnly.emergency_contact).toEqual({ name: null, phone: '5550123' })
    const bare = contractorFromRow({ full_name: 'Al', email: 'al@example.com', phone: '5550123' })
    expect(contractorFormOf(bare)).toEqual(form)
  })
})

describe('regionOf', () => {
  it('knows every area that applicants may choose, as the roster has it', () => {
    const named = Object(gtaBusiness.texts?.['en-CA']?.site?.careers).areas
    const areas = workAreas(gtaBusiness.company, named)
    expect(areas).toHaveLength(10)
    const regions = areas.map((area) => regionOf(area, gtaPolicy))
    expect(regions).not.toContain(null)
    expect(areas.map(rosterArea).map((area) => area.toLowerCase())).toEqual(regions)
  })

  it.each([
    ['100 Queen St W, Toronto, ON M5H 2N2', 'toronto'],
    ['5100 Yonge St, North York, ON M2N 5V7', 'north york'],
    ['5100 Yonge St, North York, Toronto, ON', 'north york'],
    ['12 York St, Toronto, ON', 'toronto'],
    ['850 Coxwell Ave, East York', 'east york'],
    ['2700 Eglinton Ave W, York, ON', 'york'],
    ['55 Avenue Rd, Yorkville', null],
    ['123 Mississauga Rd, Brampton, ON', 'brampton'],
    ['9350 Yonge St, RICHMOND   HILL', 'richmond hill'],
    ['Toronto ON M5V 2T6', 'toronto'],
    ['Newyork and York', 'york'],
    ['1 Main St, Ajax', null],
    ['', null],
  ])('%s lies in %s', (address, region) => expect(regionOf(address, gtaPolicy)).toBe(region))

  it('never takes North York for York', () => {
    const streets = fc.constantFrom('York Mills Rd', '1 Yorkdale', 'Yonge St')
    fc.assert(
      fc.property(streets, fc.constantFrom('North York', 'NORTH YORK', 'north  york'), (street, city) => {
        expect(regionOf(`${street}, ${city}, ON`, gtaPolicy)).toBe('north york')
        expect(regionOf(`${street} ${city} ON`, gtaPolicy)).toBe('north york')
      }),
    )
  })

  it('knows every area of the form', () => {
    for (const area of workAreas(gtaBusiness.company, []))
      expect(regionOf(`1 Main St, ${area}, ON`, gtaPolicy)).toBe(area.toLowerCase())
  })
})

describe('contractorsFor', () => {
  const contractor = (fullName: string, serviceAreas: string[], onDuty = true) => ({
    fullName,
    serviceAreas,
    onDuty,
  })
  const roster = [
    contractor('York', ['York']),
    contractor('North', ['North York', 'Toronto (Downtown)']),
    contractor('Everywhere', []),
    contractor('Off', ['North York'], false),
    contractor('Elsewhere', ['Ottawa']),
  ]
  const names = (address: string) =>
    contractorsFor(address, roster, gtaPolicy).map(({ fullName }) => fullName)

  it('takes those on duty in the region, and those without areas', () => {
    expect(names('1 Yonge St, North York, ON')).toEqual(['North', 'Everywhere'])
    expect(names('1 Main St, York, ON')).toEqual(['York', 'Everywhere'])
    expect(names('1 Queen St, Toronto, ON')).toEqual(['North', 'Everywhere'])
    expect(names('1 Main St, Ottawa, ON')).toEqual(['Everywhere'])
  })

  it('follows the regions of another policy', () => {
    const ottawa = { regions: [...gtaPolicy.regions, 'ottawa'] }
    expect(contractorsFor('1 Main St, Ottawa', roster, ottawa).map(({ fullName }) => fullName)).toEqual([
      'Everywhere',
      'Elsewhere',
    ])
  })
})

describe('the contractor card', () => {
  it.each([
    ['Ana Maria Diaz', 'AM'],
    [' ana ', 'A'],
    ['élodie  stern', 'ÉS'],
    ['', ''],
  ])('%s has the initials %s', (name, letters) => expect(initials(name)).toBe(letters))

  it('counts what it leaves out', () => {
    expect(moreText({ serviceAreas: ['York'], servicesOffered: ['Other'] })).toBe('')
    expect(moreText({ serviceAreas: [], servicesOffered: [] })).toBe('')
    expect(moreText({ serviceAreas: ['York', 'Toronto'], servicesOffered: ['Other', 'Deep Cleaning'] })).toBe(
      '+2 more',
    )
  })

  it('says who can work and who does', () => {
    expect(availabilityText({ days: [], times: ['Evening (4pm-8pm)'] })).toBe('Available')
    expect(availabilityText({ days: [], times: [] })).toBe('No Schedule Set')
    expect([dutyText(true), dutyText(false)]).toEqual(['On Duty', 'Off Duty'])
  })
})

describe('jobOfferSms', () => {
  const offer: JobOffer = {
    cleanerName: 'Ana Diaz',
    serviceName: 'Deep Cleaning',
    bookingDate: businessDate('2026-11-23'),
    bookingTime: '9:00 AM',
    address: '100 Queen St W, Toronto',
    contractorPayCents: cents(16_500),
  }

  it('offers a job to be answered YES or NO', () => {
    expect(jobOfferSms(offer, gtaBusiness)).toBe(
      'Hi Ana, Dust Force has a job for you: Deep Cleaning on Nov 23, 2026 at 9:00 AM, 100 Queen St W, Toronto. Pay: $165.00. Reply YES to accept or NO to decline.',
    )
  })

  it('is from the company that offers the job', () => {
    const company = { ...gtaBusiness.company, name: 'Liffey Homes' }
    expect(jobOfferSms(offer, { ...gtaBusiness, company })).toMatch(
      /^Hi Ana, Liffey Homes has a job for you: /,
    )
  })

  it('calls a cleaner by the first name, however it was typed', () => {
    expect(jobOfferSms({ ...offer, cleanerName: '  Ana  Diaz' }, gtaBusiness)).toMatch(/^Hi Ana, /)
    expect(jobOfferSms({ ...offer, cleanerName: 'Ana\n Diaz' }, gtaBusiness)).toMatch(/^Hi Ana, /)
  })

  it('leaves out what is not known', () => {
    expect(
      jobOfferSms({ ...offer, bookingDate: null, bookingTime: null, contractorPayCents: null }, gtaBusiness),
    ).toBe(
      'Hi Ana, Dust Force has a job for you: Deep Cleaning on a date to be confirmed, 100 Queen St W, Toronto. Reply YES to accept or NO to decline.',
    )
  })
})
