import type { SitePart, SiteValue } from '#contract/site.ts'
import { escapeHtml } from '../http/answer/plain-page.ts'

export type PageValues = Readonly<Partial<Record<SiteValue, string>>>

/** Kept or left out, or repeated with the values of each. */
export type PageParts = Readonly<Partial<Record<SitePart, boolean | readonly PageValues[]>>>

/** What somebody wrote must not be taken for one of our own marks. */
const asText = (value: string) => escapeHtml(value).replaceAll('{', '&#123;')

const fillValues = (html: string, values: PageValues) =>
  html.replace(/\{\{(\w+)\}\}/g, (mark, name: SiteValue) => {
    const value = values[name]
    return value === undefined ? mark : asText(value)
  })

const part = /<site-([a-z-]+)>([\s\S]*?)<\/site-\1>/g

function fillParts(html: string, parts: PageParts): string {
  return html.replace(part, (_whole, name: SitePart, inside: string) => {
    const wanted = parts[name] ?? false
    if (typeof wanted === 'boolean') return wanted ? fillParts(inside, parts) : ''
    return wanted.map((values) => fillValues(inside, values)).join('')
  })
}

/** A built page with what only the server knows; a part it says nothing of is left out. */
export const fillPage = (html: string, values: PageValues, parts: PageParts): string =>
  fillValues(fillParts(html, parts), values).replace(/\{\{\w+\}\}/g, '')
