/** What a page of the public site leaves open when it is built, for the server to fill in. */
import type { RouteId } from './routes.ts'

export const sitePageIds = [
  'home',
  'features',
  'pricing',
  'corporate',
  'help',
  'contact',
  'public-testimonials',
  'legal',
] as const satisfies readonly RouteId[]
export type SitePageId = (typeof sitePageIds)[number]

/** The page for addresses that lead nowhere is built like the others. */
export const notFoundPageId = 'not-found'

/** Written as `{{name}}`; the server puts text there. */
export const siteValues = [
  'origin',
  'appStoreUrl',
  'playStoreUrl',
  'operatorName',
  'operatorAddress',
  'operatorContact',
  'operatorLaw',
  'operatorDate',
  'formToken',
  'contactName',
  'contactEmail',
  'contactMessage',
  'nameInvalid',
  'emailInvalid',
  'topicInvalid',
  'messageInvalid',
  'nameError',
  'emailError',
  'topicError',
  'messageError',
  'quote',
  'quoteName',
  'quoteStars',
  'quoteRating',
] as const
export type SiteValue = (typeof siteValues)[number]

/** Written as `<site-name>…</site-name>`; kept, left out, or repeated for each of a list. */
export const siteParts = [
  'demo',
  'no-demo',
  'app-store',
  'no-app-store',
  'play-store',
  'no-play-store',
  'mail',
  'no-mail',
  'model',
  'no-model',
  'operator-name',
  'no-operator-name',
  'operator-address',
  'no-operator-address',
  'operator-contact',
  'no-operator-contact',
  'operator-law',
  'no-operator-law',
  'operator-date',
  'no-operator-date',
  'quotes',
  'quote',
  'no-quotes',
  'contact-form',
  'contact-sent',
  'contact-refused',
  'contact-problems',
  'name-problem',
  'email-problem',
  'topic-problem',
  'message-problem',
] as const
export type SitePart = (typeof siteParts)[number]

/** The parts of a page that come to life when they are scrolled to. */
export const islandNames = ['loan', 'split'] as const
export type IslandName = (typeof islandNames)[number]

/** Fields of the contact form besides what somebody writes. */
export const contactFields = {
  /** Says when the page was given out, and that we gave it out. */
  token: 'token',
  /** The proof of work, where script runs. */
  proof: 'captcha',
  /** Hidden from people: whoever fills it in is none. */
  trap: 'website',
} as const
