import type { ReactNode } from 'react'
import { words } from '#contract/words.ts'
import { themeColours } from '#web/styles/theme-colours.ts'
import { slot } from './site-part.tsx'

/** The built files every page refers to, by their addresses. */
export interface SiteAssets {
  readonly start: string
  readonly style: string
  readonly script: string
  readonly font: string
}

export interface DocumentProps {
  readonly assets: SiteAssets
  readonly path: string
  readonly title: string
  readonly description: string
  /** Null for a page that is not to be found by search. */
  readonly picture: string | null
  /** How many pieces of structured data there are; see `writeData`. */
  readonly dataCount: number
  readonly children: ReactNode
}

const dataMark = (at: number) => `%data-${at}%`

/** As it is, but for what would end the element that holds it: React would write entities. */
export const writeData = (html: string, data: readonly object[]) =>
  data.reduce<string>(
    (text, each, at) =>
      text.replace(dataMark(at), () => JSON.stringify(each).replaceAll('<', '\\u003c')),
    html,
  )

export function Document(props: DocumentProps) {
  const { assets, title, dataCount, children } = props
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${title} · ${words.product}`}</title>
        <script src={assets.start} />
        <link rel="stylesheet" href={assets.style} />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={assets.font}
        />
        <About {...props} />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={themeColours.light}
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <script type="module" src={assets.script} />
        {Array.from({ length: dataCount }, (_, at) => (
          <script key={dataMark(at)} type="application/ld+json">
            {dataMark(at)}
          </script>
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}

/** What search results and shared links show. */
function About({ path, title, description, picture }: DocumentProps) {
  if (picture === null) return <meta name="robots" content="noindex" />
  const address = `${slot('origin')}${path}`
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={words.product} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${slot('origin')}${picture}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${words.product}: ${title}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
