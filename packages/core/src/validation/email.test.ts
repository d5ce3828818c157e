import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEmail, domainOf, emailDomainVerifier, isPlausibleDomain, isStrictEmail } from './index.ts'

function messageOf(email: string) {
  const checked = checkEmail(email)
  return checked.ok ? null : checked.message
}

describe('checkEmail', () => {
  it('trims and lower-cases', () => {
    expect(checkEmail('  Ana.Diaz+Home@Mail.Example.CA ')).toEqual({
      ok: true,
      value: 'ana.diaz+home@mail.example.ca',
    })
  })

  it.each([
    ['', 'Email is required'],
    ['  ', 'Email is required'],
    ['ana', 'Please enter a valid email address'],
    ['ana@', 'Please enter a valid email address'],
    ['@example.com', 'Please enter a valid email address'],
    ['a b@example.com', 'Please enter a valid email address'],
    ['ana@example.c0m', 'Please enter a valid email address'],
    ['ana@example.c', 'Please enter a valid email address'],
    ['ana@exa', 'Please enter a complete email address'],
    ['ana@b.c', 'Please enter a complete email address'],
    ['ana@gm', 'Please enter a complete email address with a valid domain'],
    ['ana@gmail', 'Please enter a complete email address with a valid domain'],
    ['ana@OUTLOOK', 'Please enter a complete email address with a valid domain'],
    ['ana@yahoo', 'Please enter a complete email address with a valid domain'],
    ['ana@hotmail', 'Please enter a complete email address with a valid domain'],
    ['ana@example..com', 'Please enter a valid email address'],
    ['ana..lee@example.com', 'Please enter a valid email address'],
    ['.ana@example.com', 'Please enter a valid email address'],
    ['ana@example.com!', 'Please enter a valid email address'],
    ['ana@b.ca', null],
    ['ana@gmail.com', null],
  ])('%s: %s', (email, message) => expect(messageOf(email)).toBe(message))

  it.each([
    ['64 characters before the at sign', `${'a'.repeat(64)}@example.com`, true],
    ['65 characters before the at sign', `${'a'.repeat(65)}@example.com`, false],
    ['300 characters before the at sign', `${'a'.repeat(300)}@example.com`, false],
    ['63 characters between two dots', `ana@${'b'.repeat(63)}.com`, true],
    ['64 characters between two dots', `ana@${'b'.repeat(64)}.com`, false],
    ['254 characters', `ana@${'b.'.repeat(123)}info`, true],
    ['255 characters', `anna@${'b.'.repeat(123)}info`, false],
  ])('takes or refuses %s as mail servers do', (_what, email, taken) =>
    expect(messageOf(email)).toBe(taken ? null : 'Please enter a valid email address'),
  )

  it('misses the end of the domain of every well-known provider', () => {
    const stems =
      'gm gmail googlemail outlook hotmail live msn yahoo ymail icloud aol proton protonmail rogers bell sympatico'
    for (const stem of stems.split(' ')) {
      const message = 'Please enter a complete email address with a valid domain'
      expect([stem, messageOf(`ana@${stem}`)]).toEqual([stem, message])
      expect(messageOf(`${stem}@example.com`)).toBeNull()
    }
  })

  it('gives back addresses in a form that passes again', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const checked = checkEmail(email)
        if (checked.ok) expect(checkEmail(checked.value)).toEqual(checked)
      }),
    )
  })
})

describe('isStrictEmail', () => {
  it.each([
    ['a@b.c', false],
    ['a@b.ca', true],
    [' Ana@Example.com ', true],
    ['ana..diaz@example.com', false],
    ['.ana@example.com', false],
    ['ana.@example.com', false],
    ['@example.com', false],
    ['ana@example..com', false],
    ['ana@-example.com', false],
    ['ana@example', false],
    ['ana@ex ample.com', false],
    ["ana'--@example.com", false],
    [`${'a'.repeat(64)}@${'b'.repeat(31)}.com`, true],
    [`${'a'.repeat(64)}@${'b'.repeat(32)}.com`, false],
    [`${'a'.repeat(65)}@example.com`, false],
    [`ana@${'b'.repeat(64)}.com`, false],
  ])('%s: %s', (email, strict) => expect(isStrictEmail(email)).toBe(strict))
})

describe('isPlausibleDomain', () => {
  it.each([
    ['gmail.com', true],
    ['gmial.com', false],
    ['yahoo.con', false],
    ['hotmail.co', false],
    ['example.c', false],
    ['example.ca', true],
  ])('%s: %s', (domain, plausible) => expect(isPlausibleDomain(domain)).toBe(plausible))

  it('knows the usual slips in the domains of the large providers', () => {
    const slips = [
      'gmial.com gmai.com gamil.com gmal.com gmali.com gmil.com gnail.com gmaill.com',
      'gmail.co gmail.con gmail.cm gmail.om gmail.cmo',
      'yaho.com yahooo.com yhoo.com yahoo.co yahoo.con yahoo.cm',
      'hotmial.com hotmal.com hotmai.com hotmil.com hotmail.co hotmail.con hotmail.cm',
      'outlok.com outloo.com outlook.co outlook.con outlook.cm iclod.com icloud.co icloud.con',
    ].flatMap((line) => line.split(' '))
    expect(slips.filter(isPlausibleDomain)).toEqual([])
    const right = ['gmail.com', 'yahoo.com', 'yahoo.ca', 'hotmail.com', 'outlook.com', 'icloud.com']
    expect(right.filter(isPlausibleDomain)).toEqual(right)
  })

  it('looks at what stands after the last at sign', () => {
    expect(domainOf('a@b@example.com')).toBe('example.com')
    expect(domainOf('ana')).toBe('')
  })
})

describe('emailDomainVerifier', () => {
  /** A verifier whose clock and whose checks the test holds. */
  function setup(domainExists?: (domain: string) => boolean) {
    const world = { time: 7_000_000, waited: [] as number[], asked: 0 }
    const verify = emailDomainVerifier({
      now: () => world.time,
      wait: async (milliseconds) => void world.waited.push(milliseconds),
      ...(domainExists && {
        domainExists: (domain: string) => {
          world.asked += 1
          return domainExists(domain)
        },
      }),
    })
    return { world, verify }
  }
  const unknown = {
    ok: false,
    message: 'This email domain does not exist. Please use a valid email.',
  }

  it('rejects known typos after half a second', async () => {
    const { world, verify } = setup()
    expect(await verify('Ana@Gmial.com')).toEqual(unknown)
    expect(world.waited).toEqual([500])
    expect(await verify('ana@gmail.com')).toEqual({ ok: true, value: 'ana@gmail.com' })
  })

  it('remembers an answer for ten minutes', async () => {
    const { world, verify } = setup(() => false)
    await verify('ana@example.com')
    world.time += 599_999
    expect(await verify(' ANA@example.com')).toEqual(unknown)
    expect(world.asked).toBe(1)
    world.time += 1
    await verify('ana@example.com')
    expect(world.asked).toBe(2)
  })

  it('lets an address through after ten checks in a minute, and when the check fails', async () => {
    const { world, verify } = setup(() => {
      throw new Error('unreachable')
    })
    const through = { ok: true, value: 'ana@example.com' }
    for (let check = 0; check < 10; check += 1) expect(await verify('ana@example.com')).toEqual(through)
    expect(world.asked).toBe(10)
    expect(await verify('ana@example.com')).toEqual(through)
    expect(world.asked).toBe(10)
    await verify('bo@example.com')
    expect(world.asked).toBe(11)
    world.time += 59_999
    await verify('ana@example.com')
    expect(world.asked).toBe(11)
    world.time += 1
    await verify('ana@example.com')
    expect(world.asked).toBe(12)
  })
})
