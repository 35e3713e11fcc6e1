import { planCurrency, plans } from '#contract/plans.ts'
import { routes } from '#contract/routes.ts'
import type { SitePageId } from '#contract/site.ts'
import { words } from '#contract/words.ts'
import { decimalOf } from '#domain/money/money.ts'
import { pageFacts } from './pages.data.ts'
import { slot } from './site-part.tsx'

const context = 'https://schema.org'
const origin = slot('origin')

/** What search engines read about the product. */
export const productData = {
  '@context': context,
  '@type': 'SoftwareApplication',
  name: words.product,
  url: `${origin}/`,
  description: pageFacts.home.description,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Web',
  offers: Object.values(plans).map((plan) => ({
    '@type': 'Offer',
    name: plan.title,
    price: decimalOf(plan.pricePerMonth, planCurrency),
    priceCurrency: planCurrency,
  })),
}

/** Where a page is, as a trail from the home page. */
export const trailData = (id: SitePageId) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: words.product, item: `${origin}/` },
    {
      '@type': 'ListItem',
      position: 2,
      name: pageFacts[id].link,
      item: `${origin}${routes[id].path}`,
    },
  ],
})
