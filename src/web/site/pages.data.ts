import type { SitePageId } from '#contract/site.ts'
import { say } from '#web/words/say.ts'

interface PageFacts {
  /** In the tab, in results and in links; the product's name follows. */
  readonly title: string
  readonly description: string
  /** In the header and the footer. */
  readonly link: string
}

export const pageFacts: Readonly<Record<SitePageId, PageFacts>> = {
  home: {
    title: say('One book for your own money and the money you share'),
    description: say(
      `Moneycomb keeps your spending, budgets, goals, loans and shared bills in one book: your
      budget counts your part of a dinner, not the whole bill. Free, and readable offline.`,
    ),
    link: say('Home'),
  },
  features: {
    title: say('Features: spending, budgets, goals, loans and shared bills'),
    description: say(
      `What Moneycomb does, with pictures of the app as it is: one-line entry, bank statements,
      budgets that say what is safe to spend, loans to the cent and groups settled fairly.`,
    ),
    link: say('Features'),
  },
  pricing: {
    title: say('Pricing: free without limits on your own data'),
    description: say(
      `Everything you write down yourself is free and unlimited. Plus adds more advice and more
      room for receipts. The price of each plan, side by side.`,
    ),
    link: say('Pricing'),
  },
  corporate: {
    title: say('For companies: shared costs, run on your own servers'),
    description: say(
      `Moneycomb for companies, associations and shared houses: your own installation, staff
      roles, an audit log nobody can quietly edit, and data that stays on your machines.`,
    ),
    link: say('Corporate'),
  },
  help: {
    title: say('Help: how to do things in Moneycomb'),
    description: say(
      `Short answers on adding expenses, splitting bills, budgets, goals, loans, imports, privacy
      and every key of the keyboard. Searchable, and readable without an account.`,
    ),
    link: say('Help'),
  },
  contact: {
    title: say('Contact: write to us'),
    description: say(
      `A question, a problem, a request about your data or an offer for your company: write to the
      people behind Moneycomb. No account is needed, and the answer comes by mail.`,
    ),
    link: say('Contact'),
  },
  'public-testimonials': {
    title: say('Testimonials: what people say about Moneycomb'),
    description: say(
      `Words of people who use Moneycomb, written by themselves in the app and shown here once
      they were read. None is invented, bought or rewritten by us.`,
    ),
    link: say('Testimonials'),
  },
  legal: {
    title: say('Privacy policy and terms of service'),
    description: say(
      `What Moneycomb stores about you, where, for how long and who can see it, and the terms
      under which you use it. In plain words, following what the program really does.`,
    ),
    link: say('Legal'),
  },
}
