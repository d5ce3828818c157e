import { gtaPriceBook, serviceIds, startingPrice } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import picture from './hero.svg'
import { Hero } from './hero.tsx'
import { heroContent } from './hero-content.ts'
import { HowItWorks } from './how-it-works.tsx'
import { QuickEstimate } from './quick-estimate.tsx'
import { ServiceCard } from './service-card.tsx'
import { ServicesSection } from './services-section.tsx'
import { storyContent } from './story-content.ts'
import { Testimonials } from './testimonials.tsx'
import { TrustHighlights } from './trust-highlights.tsx'

const meta: Meta = { title: 'Site/Home', parameters: { layout: 'fullscreen' } }
export default meta

const { steps, why, mission, highlights, testimonials } = storyContent(gtaBusiness)
const bookNow = fn()
const viewServices = fn()
const book = fn()
const estimate = fn()

export const Top: StoryObj = {
  name: 'Top: the hero',
  render: () => (
    <Hero
      {...heroContent(gtaBusiness)}
      picture={<img src={picture} alt="" width={960} height={800} className="h-auto w-full" />}
      onBookNow={bookNow}
      onViewServices={viewServices}
    />
  ),
}
export const TopTest: StoryObj = {
  ...Top,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const title = 'Professional Home Cleaning Services in Greater Toronto Area'
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(canvas.getByText('Vetted and professional cleaners')).toBeVisible()
    // The picture is decoration.
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }))
    await expect(bookNow).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'View Services' }))
    await expect(viewServices).toHaveBeenCalledOnce()
  },
}
const { name, description, features } = gtaPriceBook.services['deep-clean']
const card = {
  title: name,
  description,
  from: formatMoney(startingPrice(gtaPriceBook, 'deep-clean'), gtaBusiness.money),
  features,
  onBook: book,
  onIntent: fn(),
}
export const Service: StoryObj = {
  render: () => <ServiceCard {...card} />,
}
export const ServiceTest: StoryObj = {
  ...Service,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const article = within(canvas.getByRole('article', { name: 'Deep Cleaning' }))
    await expect(article.getByText('from').parentElement).toHaveTextContent('from$200')
    await expect(article.getAllByRole('listitem').map((item) => item.textContent)).toEqual(card.features)
    const button = article.getByRole('button', { name: 'Book This Service: Deep Cleaning' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(card.onIntent).toHaveBeenCalledOnce()
    await userEvent.click(button)
    await expect(book).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Best first visit')).toBeNull()
  },
}
export const RecommendedService: StoryObj = {
  render: () => <ServiceCard {...card} badge="Best first visit" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Best first visit')).toBeVisible()
  },
}
export const Estimate: StoryObj = {
  render: () => (
    <QuickEstimate
      services={serviceIds.map((id) => ({ id, name: gtaPriceBook.services[id].name }))}
      service="deep-clean"
      bedrooms={2}
      bathrooms={1}
      measured={{ bedrooms: { min: 1, max: 5 }, bathrooms: { min: 1, max: 5 } }}
      price="$220"
      tax="plus $29 HST (13%): $249 in all"
      onChange={estimate}
      onBook={book}
      times={<p>Next free times</p>}
    />
  ),
}
export const EstimateTest: StoryObj = {
  ...Estimate,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByText('$220')
    await expect(price.closest('[aria-live]')).toHaveTextContent(
      'Your price$220plus $29 HST (13%): $249 in all',
    )
    await expect(canvas.getByRole('radio', { name: 'Deep Cleaning' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Basic Cleaning' }))
    await expect(estimate).toHaveBeenLastCalledWith({ service: 'standard' })
    await userEvent.click(canvas.getByRole('radio', { name: '3 bedrooms' }))
    await expect(estimate).toHaveBeenLastCalledWith({ bedrooms: 3 })
    await userEvent.click(canvas.getByRole('radio', { name: '5 bathrooms' }))
    await expect(estimate).toHaveBeenLastCalledWith({ bathrooms: 5 })
    await expect(canvas.getByText('Next free times')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Book this cleaning' }))
    await expect(book).toHaveBeenCalledOnce()
  },
}
export const Steps: StoryObj = {
  render: () => <HowItWorks steps={steps} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'How It Works' })).toBeVisible()
    const headings = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    await expect(headings).toEqual(steps.map(({ title }, index) => `${index + 1}. ${title}`))
  },
}
export const Trust: StoryObj = {
  render: () => <TrustHighlights why={why} mission={mission} highlights={highlights} />,
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Why GTA homes choose Dust Force' }))
    await expect(section.getByText(mission)).toBeVisible()
    const headings = section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    await expect(headings).toEqual(highlights.map(({ title }) => title))
  },
}
export const Voices: StoryObj = {
  render: () => <Testimonials testimonials={testimonials} />,
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('figure').map((figure) => figure.textContent)
    await expect(said).toEqual(
      testimonials.map(({ name, area, text }) => `“${text}”${name[0]}${name}${area}`),
    )
  },
}
export const Services: StoryObj = {
  render: () => <ServicesSection onBook={book} onIntent={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('article', { name: 'Move In & Out' })).toBeVisible()
  },
}
