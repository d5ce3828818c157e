/**
 * `<dustforce-quote>`: a quote calculator for any page. Its prices are its `book` property, or come from the address in `book-src`; with the attribute
 * `demo` it shows those of Dust Force, a home-cleaning company. Until it has prices it shows nothing, and sends nothing with a form. Importing this
 * module registers the element; it does nothing where there is no browser.
 *
 * ```html
 * <script type="module" src="dustforce-quote.js"></script>
 * <dustforce-quote book-src="prices.json"></dustforce-quote>
 * ```
 */
import { gtaPriceBook, type PriceBook, type PriceBookProblem } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { type Quote, type QuoteRequest, quote, quoteProblems } from '@dustforce/core/quote'
import { parsePriceBook } from '../src/catalogue/parse-price-book.ts'
import { shownCents } from '../src/quote/shown-cents.ts'
import { amountElement, attributeOf, buildElement, fill } from './build-element.ts'
import { type ElementWords, englishWords } from './element-words.ts'
import { formParts, leastRequest, requestOf } from './quote-form.ts'
import { styles } from './styles.ts'

export type { ElementWords } from './element-words.ts'

/** The data that the element tells the page on every change, as the detail of its `quote` event. */
export interface QuoteEventDetail {
  readonly request: QuoteRequest
  readonly quote: Quote
}

/** The events of the element beside those of every element. */
export interface DustforceQuoteEventMap extends Omit<HTMLElementEventMap, 'error'> {
  /** The choices have changed, or are shown for the first time. */
  readonly quote: CustomEvent<QuoteEventDetail>
  /** The price book cannot be read: everything that is wrong with it. */
  readonly error: CustomEvent<readonly PriceBookProblem[]>
}

/** The element as a page's scripts see it. */
export interface DustforceQuoteElement extends HTMLElement {
  /** The prices; none until they are set or loaded, and when they cannot be read. */
  get book(): PriceBook | undefined
  set book(book: PriceBook | undefined)
  /** The words of the element beside the names of the book, in English unless set; words that are left out stay English. */
  get words(): ElementWords
  set words(words: Partial<ElementWords> | undefined)
  /** The quote for what is chosen now; none without prices. */
  readonly quote: Quote | undefined
  addEventListener<K extends keyof DustforceQuoteEventMap>(
    type: K,
    listener: (this: DustforceQuoteElement, event: DustforceQuoteEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** The attributes of the element: its own, and one for each measure of the book. */
export interface DustforceQuoteAttributes {
  /** The id of a service. */
  readonly service?: string | undefined
  /** Ids of add-ons, separated by commas. */
  readonly 'add-ons'?: string | undefined
  /** The day of the visit, yyyy-MM-dd. */
  readonly date?: string | undefined
  /** The time of the visit, HH:mm. */
  readonly time?: string | undefined
  readonly frequency?: string | undefined
  /** Where the price book is, as JSON. */
  readonly 'book-src'?: string | undefined
  /** Shows the prices of Dust Force until the page gives its own. */
  readonly demo?: boolean | '' | undefined
  /** The name that a form has for the request. */
  readonly name?: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'dustforce-quote': DustforceQuoteElement
  }
}

/** Registers `<dustforce-quote>` once. */
function define() {
  if (customElements.get('dustforce-quote') !== undefined) return

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)

  class DustforceQuote extends HTMLElement implements DustforceQuoteElement {
    static readonly formAssociated = true
    static readonly observedAttributes = ['book-src']

    #book: PriceBook | undefined
    #words = englishWords
    /** The request for what is chosen now; nothing before the element is on a page. */
    #request: QuoteRequest | undefined
    /** The choices from when the page was left. */
    #restored: Partial<QuoteRequest> = {}
    readonly #internals = this.attachInternals()
    /** The book decides which attributes are measures, so all are watched. */
    readonly #attributesWatch = new MutationObserver((changes) => this.#followAttributes(changes))
    readonly #service = buildElement('div')
    readonly #measures = buildElement('div', { attributes: { class: 'rooms' } })
    readonly #addOns = buildElement('fieldset')
    readonly #flags = buildElement('div')
    readonly #lines = buildElement('dl')
    /** An output tells a screen reader its new text: the total, and not every line again. */
    readonly #total = buildElement('output', { attributes: { part: 'total' } })
    readonly #totalLabel = buildElement('span')
    /** Stands instead of the form where there are no prices. */
    readonly #apology = buildElement('p', { attributes: { part: 'apology', hidden: true } })
    readonly #form = buildElement('form', {
      attributes: { part: 'form', hidden: true },
      on: { change: () => this.#choose(), submit: (event) => event.preventDefault() },
      children: [
        buildElement('div', {
          attributes: { class: 'fields' },
          children: [this.#service, this.#measures, this.#addOns, this.#flags],
        }),
        buildElement('div', {
          attributes: { class: 'summary', part: 'summary' },
          children: [
            this.#lines,
            buildElement('p', { attributes: { class: 'total' }, children: [this.#totalLabel, this.#total] }),
          ],
        }),
      ],
    })

    constructor() {
      super()
      // Unlike a style element, an adopted sheet needs no exception in a page's content security policy.
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      root.append(this.#form, this.#apology)
      this.#speak(englishWords)
      this.#attributesWatch.observe(this, { attributes: true })
    }

    connectedCallback() {
      this.#adopt('book')
      this.#adopt('words')
      this.#demonstrate()
      if (this.#request === undefined) this.#askAnew()
    }

    /** Shows the prices of Dust Force where the page asks for them and gives no others. */
    #demonstrate() {
      const isWithout = this.#book === undefined && !this.hasAttribute('book-src')
      if (isWithout && this.isConnected && this.hasAttribute('demo')) this.#read(gtaPriceBook)
    }

    attributeChangedCallback(_name: string, _before: string | null, value: string | null) {
      if (value === null) return
      this.#book = undefined
      this.#empty()
      void this.#load(value)
    }

    /** The browser gives back what was sent with the form when the page was left. Its book may arrive later. */
    formStateRestoreCallback(sent: string) {
      this.#restored = JSON.parse(sent)
      if (this.isConnected) this.#askAnew()
    }

    formResetCallback() {
      this.formStateRestoreCallback('{}')
    }

    /** Takes what changed attributes ask for, and keeps what was chosen otherwise. */
    #followAttributes(changes: readonly MutationRecord[]) {
      if (changes.some(({ attributeName }) => attributeName === 'demo')) this.#demonstrate()
      if (this.#book === undefined || this.#request === undefined) return
      const asked = Object.entries(this.#attributes(this.#book)).filter(([field]) =>
        changes.some(({ attributeName }) => attributeName === attributeOf(field)),
      )
      if (asked.length > 0) this.#ask({ ...this.#request, ...Object.fromEntries(asked) })
    }

    get book(): PriceBook | undefined {
      return this.#book
    }

    set book(book: PriceBook | undefined) {
      if (book !== undefined) {
        this.#read(book)
      } else if (!this.hasAttribute('book-src')) {
        this.#book = undefined
        this.#empty()
        this.#demonstrate()
      }
    }

    /** Takes prices that a page gives, or says what is wrong with them. */
    #read(given: unknown) {
      const parsed = parsePriceBook(given)
      this.#book = parsed.ok ? parsed.value : undefined
      this.#apology.hidden = parsed.ok
      if (parsed.ok) {
        if (this.isConnected) this.#askAnew()
        return
      }
      this.#empty()
      const reasons = parsed.issues.map(({ field, message }) => `\n${field || 'the price book'}: ${message}`)
      // biome-ignore lint/suspicious/noConsole: the page's author reads it there, and a visitor does not
      console.error(`<dustforce-quote> shows no prices.${reasons.join('')}`)
      this.dispatchEvent(new CustomEvent('error', { detail: parsed.issues }))
    }

    /** Shows no form and sends nothing. */
    #empty() {
      this.#request = undefined
      this.#form.hidden = true
      this.#internals.setFormValue(null)
    }

    /** Asks for what the attributes say, and what was chosen when the page was left. */
    #askAnew() {
      if (this.#book !== undefined) this.#ask({ ...this.#attributes(this.#book), ...this.#restored })
    }

    get words(): ElementWords {
      return this.#words
    }

    set words(words: Partial<ElementWords> | undefined) {
      this.#speak({ ...englishWords, ...words })
      if (this.#request !== undefined) this.#ask(this.#request)
    }

    #speak(words: ElementWords) {
      this.#words = words
      this.#form.ariaLabel = words.form
      this.#totalLabel.textContent = words.total
      this.#apology.textContent = words.noPrices
    }

    get quote(): Quote | undefined {
      this.#followAttributes(this.#attributesWatch.takeRecords())
      const book = this.#book
      return book && quote(book, this.#request ?? this.#priced(book, this.#attributes(book)))
    }

    /** Takes what the page set before this module had arrived: until then it was an ordinary property. */
    #adopt(name: 'book' | 'words') {
      if (!Object.hasOwn(this, name)) return
      const given: unknown = this[name]
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, given)
    }

    async #load(source: string) {
      const book: unknown = await fetch(source)
        .then((response) => response.json())
        .catch(() => undefined)
      if (this.getAttribute('book-src') === source) this.#read(book)
    }

    /** Returns the request that the attributes make. */
    #attributes(book: PriceBook): QuoteRequest {
      const said = Object.entries(book.measures).flatMap(([id, measure]): [string, unknown][] => {
        const text = this.getAttribute(id)
        if (text === null) return []
        if ('flag' in measure) return [[id, true]]
        return [[id, 'one' in measure ? Number(text) : text]]
      })
      const [service, date, time, frequency, addOns] = [
        'service',
        'date',
        'time',
        'frequency',
        'add-ons',
      ].map((name) => this.getAttribute(name))
      return {
        ...leastRequest(book),
        ...Object.fromEntries(said),
        ...(service && { service }),
        ...(date && { date }),
        ...(time && { time }),
        ...(frequency && { frequency }),
        ...(addOns && { addOns: addOns.split(',').map((id) => id.trim()) }),
      }
    }

    /** A request, or the least one of the first service when the book cannot price it. */
    #priced(book: PriceBook, request: QuoteRequest): QuoteRequest {
      return quoteProblems(book, request).length === 0 ? request : leastRequest(book)
    }

    /** Asks for a request, and shows the form and the quote for it. */
    #ask(request: QuoteRequest) {
      const book = this.#book
      if (book === undefined) return
      this.#request = this.#priced(book, request)
      const { service, measures, addOns, flags } = formParts(book, this.#request, this.#words)
      this.#service.replaceChildren(service)
      fill(this.#measures, measures)
      fill(this.#addOns, addOns)
      fill(this.#flags, flags)
      this.#form.hidden = false
      this.#show(book, this.#request)
    }

    #choose() {
      const before = this.#request
      const book = this.#book
      if (book === undefined || before === undefined) return
      const chosen = requestOf(book, this.#form, before)
      if (quoteProblems(book, chosen).length > 0) {
        this.#form.reportValidity()
        return
      }
      this.#request = chosen
      if (chosen.service !== before.service) fill(this.#addOns, formParts(book, chosen, this.#words).addOns)
      this.#show(book, chosen)
    }

    #show(book: PriceBook, request: QuoteRequest) {
      const made = quote(book, request)
      const money = (amountCents: Quote['totalCents']) =>
        formatMoney(amountCents, { currency: book.currency, locale: this.#words.locale })
      this.#lines.replaceChildren(
        ...made.lines.flatMap((line) => [
          buildElement('dt', {
            attributes: { part: 'line' },
            children: [this.#words.line(line, book)],
          }),
          buildElement('dd', {
            attributes: { part: 'line' },
            children: [amountElement(money(shownCents(line)))],
          }),
        ]),
      )
      this.#total.replaceChildren(amountElement(money(made.totalCents)))
      this.#internals.setFormValue(JSON.stringify(request))
      const detail: QuoteEventDetail = { request, quote: made }
      this.dispatchEvent(new CustomEvent('quote', { detail, bubbles: true, composed: true }))
    }
  }

  customElements.define('dustforce-quote', DustforceQuote)
}

if (typeof customElements !== 'undefined') define()
