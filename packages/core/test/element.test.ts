import { readdirSync, readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testingLaunchOptions } from '../../../scripts/chromium.ts'
import { bundle } from '../../../scripts/test/bundle.ts'
import type { ElementWords } from '../element/element-words.ts'
import { cents, formatMoney, gtaPriceBook, type PriceBook, type QuoteRequest, quote } from '../src/index.ts'

let browser: Browser
let code: string
let context: BrowserContext
/** One for all tests, which load it again: a context is a process of its own. */
let page: Page

beforeAll(async () => {
  code = await bundle(new URL('../element/dustforce-quote.ts', import.meta.url), 'dustforceQuote')
  browser = await chromium.launch(await testingLaunchOptions())
  context = await browser.newContext({ viewport: { width: 480, height: 1000 } })
  page = await context.newPage()
})
afterAll(() => browser.close())
afterEach(async () => {
  await context.unrouteAll()
  await context.setOffline(false)
})

interface Setting {
  readonly attributes?: string
  readonly styles?: string
  readonly colorScheme?: 'light' | 'dark'
  /** Set on the element before its module arrives. */
  readonly book?: PriceBook
  readonly words?: Partial<ElementWords>
}

/** A page of another company that embeds the element, without a network. */
async function embed({ attributes = '', styles = '', colorScheme = 'light', ...properties }: Setting = {}) {
  await page.goto('about:blank')
  await page.emulateMedia({ colorScheme })
  await context.setOffline(true)
  await page.setContent(`<!doctype html><html lang="en"><head><title>Our cleaners</title>
    <meta name="color-scheme" content="light dark"><style>${styles}</style></head>
    <body><main><h1>Our cleaners</h1><dustforce-quote demo ${attributes}></dustforce-quote></main></body></html>`)
  await page.evaluate(`heard = []; document.addEventListener('quote', (event) => heard.push(event.detail))`)
  await page.locator('dustforce-quote').evaluate((element, own) => Object.assign(element, own), properties)
  await page.addScriptTag({ content: code })
}

/** A mover who counts hours, in a currency without decimals. */
const packing: PriceBook = {
  version: 'mover-1',
  currency: 'JPY',
  rounding: 'cent',
  taxes: [{ name: 'VAT', percent: 10, mode: 'included' }],
  measures: { piano: { label: 'Piano', flag: true } },
  services: {
    move: {
      name: 'Move',
      description: '',
      features: [],
      price: { kind: 'flat', amount: cents(10_000) },
      addOns: ['box'],
    },
  },
  addOns: { box: { name: 'Box', description: '', amount: cents(300), most: 20 } },
  charges: [
    { id: 'piano', name: 'Piano', amount: cents(5000), when: { piano: true } },
    { id: 'sunday', name: 'Sunday', percent: 10, when: { weekday: 'sunday' } },
  ],
  frequencies: { weekly: { name: 'Weekly', percent: 5 } },
}

const giveBook = (page: Page, book: PriceBook) =>
  page.locator('dustforce-quote').evaluate((element, own) => Object.assign(element, { book: own }), book)

const total = (page: Page) => page.getByRole('status').textContent()
const heard = (page: Page) => page.evaluate<{ request: QuoteRequest; quote: unknown }[]>('heard')
const colorOf = (page: Page, part: string) =>
  page
    .locator(`[part=${part}]`)
    .first()
    .evaluate((element) => getComputedStyle(element).color)

describe('<dustforce-quote>', () => {
  it('quotes what its attributes ask for, without a network', async () => {
    await embed({ attributes: 'service="deep-clean" bedrooms="5" bathrooms="1"' })
    expect(await total(page)).toBe('$316')
    expect(await page.locator('dt').allTextContents()).toEqual(['Deep Cleaning', 'Extra bedrooms', 'HST'])
    await page.locator('dustforce-quote').evaluate((element) => element.setAttribute('bedrooms', '2'))
    expect(await total(page)).toBe('$249')
  })

  it('falls back to what the book can price', async () => {
    await embed({ attributes: 'service="windows" bedrooms="many"' })
    expect(await total(page)).toBe('$181')
    await page.locator('dustforce-quote').evaluate((element) => element.setAttribute('service', 'toString'))
    expect(await total(page)).toBe('$181')
  })

  it('is worked by keyboard alone, and tells the page each quote', async () => {
    await embed()
    const focused = () => page.locator('[name]:focus').getAttribute('name')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('service')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('service')
    await page.keyboard.press('Tab')
    await page.keyboard.type('3')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2')
    for (const name of ['frequency', 'addOns', 'addOns', 'addOns', 'addOns']) {
      await page.keyboard.press('Tab')
      expect(await focused()).toBe(name)
    }
    await page.keyboard.press('Space')
    for (let index = 0; index < 5; index += 1) await page.keyboard.press('Tab')
    expect(await focused()).toBe('pets')
    await page.keyboard.press('Space')
    expect(await total(page)).toBe('$356')
    const request = {
      service: 'deep-clean',
      bedrooms: 3,
      bathrooms: 2,
      addOns: ['laundry'],
      pets: true,
    } as const
    expect((await heard(page)).at(-1)).toEqual({ request, quote: quote(gtaPriceBook, request) })
  })

  it('drops add-ons that the next service does not offer', async () => {
    await embed()
    await page.getByLabel('Oven Cleaning').check()
    await page.getByLabel('Laundry').check()
    await page.getByLabel('Service').selectOption('Move-In/Out Clean')
    expect((await heard(page)).at(-1)?.request.addOns).toEqual(['laundry'])
    expect(await page.getByRole('group').getByRole('checkbox').count()).toBe(3)
    expect(await page.getByLabel('Laundry').isChecked()).toBe(true)
  })

  describe('without its prices', () => {
    /** Returns what the visitor reads in each of the page's elements. */
    const texts = () =>
      page
        .locator('dustforce-quote')
        .evaluateAll((elements) =>
          elements.map(({ shadowRoot }) =>
            Array.from(shadowRoot?.children ?? [], (part) =>
              part instanceof HTMLElement && part.checkVisibility() ? part.innerText : '',
            ).join(''),
          ),
        )
    const wrongBooks: readonly (readonly [string, object, readonly string[]])[] = [
      [
        'a tax of an unknown mode',
        { taxes: [{ name: 'VAT', percent: 20, mode: 'inclusive' }] },
        ['taxes.0.mode'],
      ],
      ['fields of an older format', { petFeeCents: 0, tax: {} }, ['petFeeCents', 'tax']],
      ['no services', { services: undefined }, ['services']],
    ]

    it.each(wrongBooks)('shows, tells and sends none for a book with %s', async (_, wrong, fields) => {
      await embed()
      const printed = page.waitForEvent('console')
      const told = await page.locator('dustforce-quote').evaluate(
        (element, book) => {
          const problems: unknown[] = []
          element.addEventListener('error', (event) => problems.push('detail' in event && event.detail))
          Object.assign(element, { book })
          return { problems: problems.flat(), quote: Reflect.get(element, 'quote') }
        },
        { ...gtaPriceBook, ...wrong },
      )
      expect(told.problems.map((problem) => Object(problem).field)).toEqual(fields)
      expect(told.quote).toBeUndefined()
      expect((await printed).text()).toContain(`\n${fields[0]}: `)
      expect(await texts()).toEqual(['Prices cannot be shown at the moment.'])
      expect(await page.getByRole('status').count()).toBe(0)
      await giveBook(page, packing)
      expect(await total(page)).toBe('JP¥10,000')
      expect(await page.getByText('Prices cannot be shown').isVisible()).toBe(false)
    })

    it('shows, tells and sends none unless the page gives a book, or asks for those of the demonstration', async () => {
      await page.goto('about:blank')
      await page.setContent('<form><dustforce-quote name="q"></dustforce-quote></form>')
      await page.evaluate(
        `heard = []; document.addEventListener('quote', (event) => heard.push(event.detail))`,
      )
      await page.addScriptTag({ content: code })
      const element = page.locator('dustforce-quote')
      const sent = () =>
        page.evaluate(() => Array.from(document.forms, (form) => new FormData(form).has('q')))
      const nothing = async () => {
        expect(await texts()).toEqual([''])
        expect(await element.evaluate((own) => Reflect.get(own, 'quote') ?? null)).toBeNull()
        expect(await sent()).toEqual([false])
      }
      await nothing()
      expect(await heard(page)).toEqual([])
      await giveBook(page, packing)
      expect(await total(page)).toBe('JP¥10,000')
      await element.evaluate((own) => Object.assign(own, { book: undefined }))
      await nothing()
      expect(await heard(page)).toHaveLength(1)
      await element.evaluate((own) => own.setAttribute('demo', ''))
      expect(await total(page)).toBe('$181')
      expect(await sent()).toEqual([true])
    })

    it('shows and sends none while they load, and for good when they are not there', async () => {
      let arrive = () => {}
      const arrives = new Promise<void>((resolve) => {
        arrive = resolve
      })
      const element = (src: string) =>
        `<form><dustforce-quote name="q" book-src="${src}"></dustforce-quote></form>`
      const body = `${element('/late.json')}${element('/missing.json')}`
      await context.route('https://example.com/**', (route) => route.fulfill({ status: 404, body: 'none' }))
      await context.route('https://example.com/', (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      )
      await context.route('https://example.com/late.json', async (route) => {
        await arrives
        await route.fulfill({ json: packing })
      })
      await page.goto('https://example.com/')
      await page.evaluate(
        `heard = []; document.addEventListener('quote', (event) => heard.push(event.detail))`,
      )
      await page.addScriptTag({ content: code })
      const sent = () =>
        page.evaluate(() => Array.from(document.forms, (form) => new FormData(form).has('q')))
      await expect.poll(texts).toEqual(['', 'Prices cannot be shown at the moment.'])
      expect(await sent()).toEqual([false, false])
      expect(await heard(page)).toEqual([])
      arrive()
      await expect.poll(async () => (await texts())[0]).toContain('¥10,000')
      expect(await sent()).toEqual([true, false])
    })
  })

  it('shows on the page of the guide what the page says: the prices as they come, and others', async () => {
    const guides = new URL('../../../docs/guides/', import.meta.url)
    expect(readdirSync(guides).filter((name) => name.endsWith('.html'))).toEqual(['quote-element.html'])
    const guide = readFileSync(new URL('quote-element.html', guides), 'utf8')
    await context.route('https://example.com/docs/guides/page.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: guide }),
    )
    await context.route('https://example.com/packages/core/dist/element.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: code }),
    )
    await page.goto('https://example.com/docs/guides/page.html')
    const summaries = page.locator('[part=summary]')
    const shown = async () => (await summaries.allInnerTexts()).map((text) => text.split(/\s*\n\s*/))
    await expect.poll(shown).toEqual([
      ['Deep Cleaning', '$270', 'HST', '$35', 'Total', '$305'],
      ['Basic Cleaning', '$160', 'VAT (included)', '$27', 'Total', '$160'],
    ])
    await page.getByLabel('I have pets').nth(1).check()
    expect(await page.locator('#told').textContent()).toBe('16000 cents, by ours-1')
  })

  const hostile = '<img src=x onerror="document.title=1">'
  const own: PriceBook = {
    ...gtaPriceBook,
    version: 'own-1',
    currency: 'USD',
    taxes: [{ name: `${hostile}tax`, percent: 10, mode: 'added' }],
    measures: {
      bedrooms: { one: 'bedroom', many: 'bedrooms', min: 1, max: 3 },
      bathrooms: { one: 'bathroom', many: 'bathrooms', min: 1, max: 3 },
    },
    charges: [],
    services: {
      wiping: {
        name: `${hostile}service`,
        description: hostile,
        features: [],
        price: { kind: 'table', by: ['bedrooms', 'bathrooms'], cells: { '1-1': cents(10_000) } },
        addOns: ['extra'],
      },
      plain: {
        name: 'Plain',
        description: '',
        features: [],
        price: { kind: 'table', by: ['bedrooms', 'bathrooms'], cells: { '1-1': cents(5000) } },
        addOns: [],
      },
    },
    addOns: {
      extra: { name: `${hostile}add-on`, amount: cents(500), unit: hostile, description: '' },
    },
  }

  it.each(['before', 'after'] as const)(
    'takes a price book set %s its module arrives; its names stay text',
    async (when) => {
      await embed(when === 'before' ? { book: own } : {})
      if (when === 'after') await giveBook(page, own)
      await page.getByRole('group').getByRole('checkbox').check()
      expect(await total(page)).toBe('US$116')
      expect(await page.locator('dt').allTextContents()).toEqual([
        `${hostile}service`,
        `${hostile}add-on`,
        `${hostile}tax`,
      ])
      expect(await page.locator('dustforce-quote img').count()).toBe(0)
      expect(await page.title()).toBe('Our cleaners')
      expect(await page.getByLabel('Bedrooms').locator('option').allTextContents()).toEqual(['1', '2', '3'])
      await page.getByLabel('Service').selectOption('Plain')
      expect(await page.getByRole('group').count()).toBe(0)
    },
  )

  it('says which tax the prices contain', async () => {
    await embed({
      book: { ...gtaPriceBook, taxes: [{ name: 'HST', percent: 13, mode: 'included' }] },
    })
    expect(await page.locator('dt').allTextContents()).toEqual(['Basic Cleaning', 'HST (included)'])
    expect(await page.locator('dd').allTextContents()).toEqual(['$160', '$18'])
    expect(await total(page)).toBe('$160')
  })

  it('asks for the measures of any book, which its address may name', async () => {
    const maid = readFileSync(
      new URL('../../../docs/examples/london-maid/price-book.json', import.meta.url),
      'utf8',
    )
    await embed()
    await context.setOffline(false)
    await context.route('https://example.com/**', (route) =>
      route.fulfill({ body: maid, headers: { 'access-control-allow-origin': '*' } }),
    )
    await page
      .locator('dustforce-quote')
      .evaluate((element) => element.setAttribute('book-src', 'https://example.com/maid.json'))
    await page.getByLabel('Service').selectOption('Windows')
    await page.getByLabel('Windows', { exact: true }).fill('25')
    await page.getByLabel('Windows', { exact: true }).blur()
    expect(await page.locator('dt').allTextContents()).toEqual([
      'Windows',
      'Windows from 21 windows',
      'VAT (included)',
    ])
    await page.getByLabel('Service').selectOption('Regular Clean')
    await page.getByLabel('Oven').fill('2')
    await page.getByLabel('Oven').blur()
    await page.getByLabel('How often').selectOption('Every week')
    expect((await heard(page)).at(-1)?.request).toMatchObject({
      service: 'regular',
      windows: 25,
      addOns: [{ id: 'oven', quantity: 2 }],
      frequency: 'weekly',
    })
  })

  it('asks for the day where a charge depends on it, and takes any measure of its book as an attribute', async () => {
    const sundays: PriceBook = {
      ...gtaPriceBook,
      charges: [{ id: 'sunday', name: 'Sunday', amount: cents(2000), when: { weekday: ['sunday'] } }],
    }
    await embed({ attributes: 'pets add-ons="laundry, dishwashing"', book: sundays })
    expect((await heard(page)).at(-1)?.request).toMatchObject({
      pets: true,
      addOns: ['laundry', 'dishwashing'],
    })
    await page.getByLabel('Date').fill('2026-12-06')
    await page.getByLabel('Date').blur()
    expect(await page.locator('dt').allTextContents()).toContain('Sunday')
    await page.locator('dustforce-quote').evaluate((element) => element.setAttribute('date', '2026-12-07'))
    expect(await page.locator('dt').allTextContents()).not.toContain('Sunday')
    expect(await page.getByLabel('Date').inputValue()).toBe('2026-12-07')
    const bedrooms = await page.locator('dustforce-quote').evaluate((element) => {
      element.setAttribute('bedrooms', '3')
      element.removeAttribute('pets')
      return 'quote' in element && JSON.stringify(element.quote)
    })
    expect(bedrooms).toContain('"bedrooms":3')
    expect((await heard(page)).at(-1)?.request).toMatchObject({
      pets: false,
      addOns: ['laundry', 'dishwashing'],
    })
    await giveBook(page, gtaPriceBook)
    expect(await page.getByLabel('Date').count()).toBe(0)
  })

  it('asks for no measure that its program fills in, and says no other that is not chosen', async () => {
    const repairs: PriceBook = {
      ...packing,
      measures: {
        piano: { label: 'Piano', flag: true },
        hour: { one: "o'clock", many: "o'clock", min: 0, max: 23, hidden: true },
        notice: { one: "hour's notice", many: "hours' notice", min: 0, max: 1000 },
        floor: { one: 'floor', many: 'floors', min: 0, max: 5 },
        zone: { label: 'Zone', choices: { near: 'Near', far: 'Far' } },
      },
      charges: [
        { id: 'night', name: 'Night work', amount: cents(5000), when: { hour: { below: 6 } } },
        { id: 'short', name: 'Short notice', amount: cents(2000), when: { notice: { below: 24 } } },
        { id: 'ground', name: 'Ground floor', amount: cents(-700), when: { floor: 0 } },
        { id: 'near', name: 'Near', amount: cents(1), when: { zone: 'near' } },
        { id: 'evening', name: 'Evening', amount: cents(900), when: { time: { atLeast: '18:00' } } },
        { id: 'kind', name: 'Kind', amount: cents(-30), when: { piano: true } },
      ],
    }
    await embed({ book: repairs })
    expect(await total(page)).toBe('JP¥10,000')
    const said = async () => (await heard(page)).at(-1)?.request
    expect(await said()).toEqual({ service: 'move', piano: false })
    expect(await page.getByLabel("O'clock").count()).toBe(0)
    expect(await page.getByText('-JP¥30').count()).toBe(1)
    for (const [label, value] of Object.entries({ "Hours' notice": '3', Time: '19:00' })) {
      await page.getByLabel(label).fill(value)
      await page.getByLabel(label).blur()
    }
    await page.getByLabel('Floors').selectOption('0')
    await page.getByLabel('Zone').selectOption('Near')
    await page.locator('dustforce-quote').evaluate((element) => element.setAttribute('hour', '5'))
    await page.getByLabel('Piano').check()
    expect(await said()).toEqual({
      service: 'move',
      piano: true,
      hour: 5,
      notice: 3,
      floor: 0,
      zone: 'near',
      addOns: [],
      time: '19:00',
    })
    expect(await total(page)).toBe('JP¥17,171')
    await page.getByLabel('Floors').selectOption('–')
    expect(await said()).not.toHaveProperty('floor')
  })

  it('keeps amounts readable on a page from right to left', async () => {
    await embed({ attributes: 'dir="rtl"' })
    const charge = page.locator('bdi', { hasText: '+$25' }).first()
    expect(await charge.textContent()).toBe('+$25')
    expect(await charge.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
    const [label, amount] = await Promise.all(
      [page.locator('dt').first(), page.locator('dd').first()].map((part) => part.boundingBox()),
    )
    expect(label?.x).toBeGreaterThan(amount?.x ?? Number.POSITIVE_INFINITY)
  })

  it('keeps what was chosen when it is moved, or another attribute changes', async () => {
    await embed()
    await page.getByLabel('Laundry').check()
    await page.getByLabel('I have pets').check()
    const element = page.locator('dustforce-quote')
    await element.evaluate((moved) => document.body.append(moved))
    await element.evaluate((changed) => changed.setAttribute('bedrooms', '2'))
    expect((await heard(page)).at(-1)?.request).toMatchObject({
      bedrooms: 2,
      pets: true,
      addOns: ['laundry'],
    })
    expect(await page.getByLabel('Laundry').isChecked()).toBe(true)
    expect(await page.getByLabel('I have pets').isChecked()).toBe(true)
  })

  it('is styled under a strict content security policy, and sends its request with a form', async () => {
    await context.route('https://example.com/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': "default-src 'self'" },
        body: `<form><dustforce-quote demo name="job"></dustforce-quote></form><script src="element.js"></script>`,
      }),
    )
    await context.route('https://example.com/element.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: code }),
    )
    await page.goto('https://example.com/')
    const display = await page
      .locator('dustforce-quote')
      .evaluate((element) => getComputedStyle(element).display)
    expect(display).toBe('block')
    const sent = await page.evaluate<string>("new FormData(document.querySelector('form')).get('job')")
    expect(JSON.parse(sent)).toMatchObject({ service: 'standard', bedrooms: 1, bathrooms: 1 })
  })

  it.each([gtaPriceBook, packing])(
    'goes back to its attributes when its form is reset, and to what was chosen when the page comes back: $version',
    async (book) => {
      const [flag = ''] = Object.keys(book.measures).slice(-1)
      const pages: Readonly<Record<string, string>> = {
        '/': `<form><dustforce-quote name="job"></dustforce-quote><input type="reset"></form><script src="element.js"></script>
        <script>document.querySelector('dustforce-quote').book = ${JSON.stringify(book)}</script>`,
        '/next': 'Thank you',
        '/element.js': code,
      }
      await context.route('https://example.com/**', (route) => {
        const path = new URL(route.request().url()).pathname
        return route.fulfill({
          contentType: path.endsWith('.js') ? 'text/javascript' : 'text/html',
          body: pages[path] ?? '',
        })
      })
      await page.goto('https://example.com/')
      const chosen = page.locator(`[name=${flag}]`)
      const sent = async (): Promise<unknown> =>
        JSON.parse(await page.evaluate<string>("new FormData(document.querySelector('form')).get('job')"))
      await chosen.check()
      await page.goto('https://example.com/next')
      await page.goBack()
      expect(await chosen.isChecked()).toBe(true)
      expect(await sent()).toMatchObject({ [flag]: true })
      await page.getByRole('button', { name: 'Reset' }).click()
      expect(await chosen.isChecked()).toBe(false)
      expect(await sent()).toMatchObject({ [flag]: false })
    },
  )

  it('shows that a list opens, and keeps its fields in line where one name is long', async () => {
    await embed({
      book: {
        ...packing,
        measures: {
          ...packing.measures,
          lawn: {
            one: 'square metre',
            many: 'square metres of lawn in front of the house',
            min: 1,
            max: 500,
          },
          trees: { one: 'tree', many: 'trees', min: 0, max: 3 },
        },
      },
    })
    const list = page.getByLabel('Trees')
    expect(await list.evaluate((select) => getComputedStyle(select).backgroundImage)).toContain('gradient')
    const [number, tree] = [await page.getByLabel('Square').boundingBox(), await list.boundingBox()]
    expect([tree?.y, tree?.height]).toEqual([number?.y, number?.height])
  })

  it('is themed by custom properties and parts', async () => {
    await embed({
      styles: `dustforce-quote { --dustforce-accent: rgb(1, 2, 3) }
        dustforce-quote::part(line) { color: rgb(4, 5, 6) }`,
    })
    expect(await colorOf(page, 'total')).toBe('rgb(1, 2, 3)')
    expect(await colorOf(page, 'line')).toBe('rgb(4, 5, 6)')
  })

  it.each(['light', 'dark'] as const)('has nothing that axe objects to, %s', async (colorScheme) => {
    await embed({ colorScheme })
    await page.getByLabel('Laundry').check()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })

  it('follows the page between light and dark', async () => {
    const colors = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await embed({ colorScheme })
      colors.push(await colorOf(page, 'total'))
    }
    expect(new Set(colors).size).toBe(2)
  })

  it('speaks the language of the page in its words, and keeps what was chosen', async () => {
    await embed({ attributes: 'dir="rtl"', book: packing })
    await page.getByLabel('Piano').check()
    await page.locator('dustforce-quote').evaluate((element) =>
      Object.assign(element, {
        words: {
          locale: 'ar-EG',
          form: 'حاسبة السعر',
          service: 'الخدمة',
          date: 'التاريخ',
          frequency: 'التكرار',
          once: 'مرة واحدة',
          addOns: 'الإضافات',
          each: 'للواحد',
          total: 'المجموع',
          line: ({ label, rule }: { label: string; rule: string }) => (rule === 'tax' ? 'الضريبة' : label),
        },
      }),
    )
    expect(await page.getByRole('form', { name: 'حاسبة السعر' }).innerText()).not.toMatch(
      /Service|Date|How often|Once|Add-ons|each|Total|VAT/,
    )
    await expect(page.getByLabel('التاريخ').isVisible()).resolves.toBe(true)
    await expect(page.getByLabel('التكرار').innerText()).resolves.toBe('مرة واحدة\nWeekly')
    await expect(page.getByLabel('الخدمة').isVisible()).resolves.toBe(true)
    await expect(page.getByRole('group', { name: 'الإضافات' }).innerText()).resolves.toContain('للواحد')
    await expect(page.locator('dt').allTextContents()).resolves.toEqual(['Move', 'Piano', 'الضريبة'])
    expect(await total(page)).toBe(formatMoney(cents(15_000), { currency: 'JPY', locale: 'ar-EG' }))
  })

  it('is French with the words of that language, also in the lines that the engine names', async () => {
    await embed({ attributes: 'service="deep-clean" bedrooms="5" bathrooms="1"' })
    await page.addScriptTag({
      content: await bundle(new URL('../src/words/fr-ca.ts', import.meta.url), 'french'),
    })
    await page.evaluate(`document.querySelector('dustforce-quote').words = french.elementInFrench`)
    expect(await page.getByRole('form', { name: 'Calculateur de prix' }).innerText()).not.toMatch(
      /How often|Once|Add-ons|Extra|discount/,
    )
    expect(await page.locator('dt').allTextContents()).toEqual(['Deep Cleaning', 'bedrooms de plus', 'HST'])
    expect(await total(page)).toBe('316\u00a0$')
    await giveBook(page, packing)
    expect(await page.locator('dt').allTextContents()).toEqual(['Move', 'VAT (comprise)'])
    await page.evaluate(
      `element = document.querySelector('dustforce-quote'); element.words = element.book = undefined`,
    )
    expect(await page.locator('dt').allTextContents()).toEqual(['Deep Cleaning', 'Extra bedrooms', 'HST'])
  })

  it('takes words that are set before its module arrives, and is English in what they leave out', async () => {
    await embed({ words: { total: 'Summe' } })
    const text = await page.locator('.summary').innerText()
    expect(text).toContain('Summe')
    expect(text).toContain('HST')
  })

  it('may be loaded twice', async () => {
    await embed()
    await page.addScriptTag({ content: code })
    expect(await total(page)).toBe('$181')
  })
})
