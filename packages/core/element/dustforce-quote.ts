/**
 * `<dustforce-quote>`: a quote calculator for any page. It works offline, knows the prices of Dust Force, and takes another price book as
 * its `book` property. Importing this module registers the element; it does nothing where there is no browser.
 *
 * ```html
 * <script type="module" src="dustforce-quote.js"></script>
 * <dustforce-quote service="deep-clean" bedrooms="3" bathrooms="2"></dustforce-quote>
 * ```
 */
import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { type Quote, type QuoteLine, type QuoteRequest, quote, quoteProblems } from '@dustforce/core/quote'
import { buildElement } from './build-element.ts'
import { addOnChoices, quoteFields, requestOf } from './quote-form.ts'
import { styles } from './styles.ts'

/** What the element tells the page on every change, as the detail of its `quote` event. */
export interface QuoteEventDetail {
  readonly request: QuoteRequest
  readonly quote: Quote
}

/** Registers `<dustforce-quote>` once. */
function define() {
  if (customElements.get('dustforce-quote') !== undefined) return

  class DustforceQuote extends HTMLElement {
    static readonly observedAttributes = ['service', 'bedrooms', 'bathrooms']

    #book: PriceBook = gtaPriceBook
    #request: QuoteRequest = { service: '', bedrooms: 1, bathrooms: 1 }
    readonly #addOns = buildElement('fieldset')
    readonly #fields = buildElement('div', { attributes: { class: 'fields' } })
    readonly #lines = buildElement('dl')
    /** An output tells a screen reader its new text: the total, and not every line again. */
    readonly #total = buildElement('output', { attributes: { part: 'total' } })
    readonly #form = buildElement('form', {
      attributes: { part: 'form', 'aria-label': 'Price calculator' },
      on: { change: () => this.#choose(), submit: (event) => event.preventDefault() },
      children: [
        this.#fields,
        buildElement('div', {
          attributes: { class: 'summary', part: 'summary' },
          children: [
            this.#lines,
            buildElement('p', { attributes: { class: 'total' }, children: ['Total', this.#total] }),
          ],
        }),
      ],
    })

    constructor() {
      super()
      this.attachShadow({ mode: 'open' }).append(buildElement('style', { children: [styles] }), this.#form)
    }

    connectedCallback() {
      this.#adoptBook()
      this.#reset()
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#reset()
    }

    /** The prices; those of Dust Force unless set. */
    get book(): PriceBook {
      return this.#book
    }

    set book(book: PriceBook) {
      this.#book = book
      this.#reset()
    }

    /** The quote for what is chosen now. */
    get quote(): Quote {
      return quote(this.#book, this.#request)
    }

    /** Takes a book that the page set before this module had arrived: until then it was an ordinary property. */
    #adoptBook() {
      if (!Object.hasOwn(this, 'book')) return
      const { book } = this
      Reflect.deleteProperty(this, 'book')
      this.book = book
    }

    /** Starts from the attributes; what a book cannot price falls back to its first service and one room. */
    #reset() {
      const [first = ''] = Object.keys(this.#book.services)
      const request = {
        service: this.getAttribute('service') ?? first,
        bedrooms: Number(this.getAttribute('bedrooms') ?? 1),
        bathrooms: Number(this.getAttribute('bathrooms') ?? 1),
      }
      const fits = quoteProblems(this.#book, request).length === 0
      this.#request = fits ? request : { service: first, bedrooms: 1, bathrooms: 1 }
      this.#fields.replaceChildren(...quoteFields(this.#book, this.#request, this.#addOns))
      this.#offerAddOns()
      this.#show()
    }

    #offerAddOns() {
      const choices = addOnChoices(this.#book, this.#request)
      this.#addOns.hidden = choices.length === 0
      this.#addOns.replaceChildren(...choices)
    }

    #choose() {
      const { service } = this.#request
      this.#request = requestOf(this.#book, this.#form)
      if (this.#request.service !== service) this.#offerAddOns()
      this.#show()
      const detail: QuoteEventDetail = { request: this.#request, quote: this.quote }
      this.dispatchEvent(new CustomEvent('quote', { detail, bubbles: true, composed: true }))
    }

    #show() {
      const { lines, totalCents } = this.quote
      const money = (amountCents: Quote['totalCents']) =>
        formatMoney(amountCents, { currency: this.#book.currency })
      this.#lines.replaceChildren(
        ...lines
          .map(shownLine)
          .flatMap(([label, amountCents]) => [
            buildElement('dt', { attributes: { part: 'line' }, children: [label] }),
            buildElement('dd', { attributes: { part: 'line' }, children: [money(amountCents)] }),
          ]),
      )
      this.#total.value = money(totalCents)
    }
  }

  customElements.define('dustforce-quote', DustforceQuote)
}

/** A line's label and amount; tax that the prices contain adds nothing, so it says what it is. */
function shownLine(line: QuoteLine): [label: string, amountCents: QuoteLine['amountCents']] {
  return line.rule === 'tax' && line.inputs.mode === 'included'
    ? [`${line.label} (included)`, line.inputs.taxCents]
    : [line.label, line.amountCents]
}

if (typeof customElements !== 'undefined') define()
