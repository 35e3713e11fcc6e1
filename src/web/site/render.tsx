import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { routes } from '#contract/routes.ts'
import { notFoundPageId, type SitePageId, sitePageIds } from '#contract/site.ts'
import { say } from '#web/words/say.ts'
import { ContactPage } from './contact/contact-page.tsx'
import { CorporatePage } from './corporate/corporate-page.tsx'
import { Document, type SiteAssets, writeData } from './document.tsx'
import { FeaturesPage } from './features/features-page.tsx'
import { Frame } from './frame.tsx'
import { topics } from './help/answers.data.ts'
import { HelpPage } from './help/help-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { LegalPage } from './legal/legal-page.tsx'
import { pageFacts } from './pages.data.ts'
import { ActionLink, Opening } from './parts.tsx'
import { PricingPage } from './pricing/pricing-page.tsx'
import { productData, trailData } from './structured-data.ts'
import { TestimonialsPage } from './testimonials/testimonials-page.tsx'

/** The answers as search engines read them. */
const helpData = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(({ answers }) =>
    answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  ),
}

const pages: Readonly<Record<SitePageId, () => ReactElement>> = {
  home: HomePage,
  features: FeaturesPage,
  pricing: PricingPage,
  corporate: CorporatePage,
  help: HelpPage,
  contact: ContactPage,
  'public-testimonials': TestimonialsPage,
  legal: LegalPage,
}

const data: Partial<Record<SitePageId, object>> = {
  home: productData,
  pricing: productData,
  help: helpData,
}

const pictures = import.meta.glob<string>('./pictures/cards/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

const dataOf = (id: SitePageId): readonly object[] => [
  ...(data[id] ? [data[id]] : []),
  ...(id === 'home' ? [] : [trailData(id)]),
]

function page(id: SitePageId, assets: SiteAssets): ReactElement {
  const Page = pages[id]
  const facts = pageFacts[id]
  return (
    <Document
      {...{ assets, ...facts }}
      path={routes[id].path}
      picture={pictures[`./pictures/cards/${id}.png`] ?? '/icon-512.png'}
      dataCount={dataOf(id).length}
    >
      <Frame here={id}>
        <Page />
      </Frame>
    </Document>
  )
}

const notFound = (assets: SiteAssets) => (
  <Document
    {...{ assets }}
    path="/"
    title={say('Not found')}
    description=""
    picture={null}
    dataCount={0}
  >
    <Frame here={null}>
      <NotFoundPage />
    </Frame>
  </Document>
)

/** Every page of the site as HTML, by its id. */
export function renderSite(assets: SiteAssets): ReadonlyMap<string, string> {
  const html = (element: ReactElement) => `<!doctype html>${renderToStaticMarkup(element)}`
  const all = sitePageIds.map((id): [string, string] => [
    id,
    writeData(html(page(id, assets)), dataOf(id)),
  ])
  return new Map([...all, [notFoundPageId, html(notFound(assets))]])
}

const NotFoundPage = () => (
  <Opening
    title={say('There is nothing at this address')}
    actions={
      <>
        <ActionLink to={routes.home.path}>{say('Go to the start')}</ActionLink>
        <ActionLink to={routes.help.path} look="outline">
          {say('Help')}
        </ActionLink>
      </>
    }
  >
    <p>{say('It may have moved, or the address may have a typing error.')}</p>
  </Opening>
)
