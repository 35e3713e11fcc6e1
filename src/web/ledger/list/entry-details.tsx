import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { type Entry, sharedIn } from '../model/entry.ts'
import { paymentWords } from '../model/payment-words.ts'

export interface EntryDetailsProps {
  readonly entry: Entry
  readonly categories: Categories
  /** Where no heading says it. */
  readonly hasDay: boolean
}

const short = { day: 'numeric', month: 'short', year: 'numeric' } as const

function categoryWords(
  { lines, categoryId }: Pick<Entry, 'categoryId'> & Partial<Split>,
  names: Names,
) {
  const nameOf = (id: string | null) => names.get(id ?? '') ?? say('No category')
  const all = new Set(lines?.map((line) => nameOf(line.categoryId)) ?? [nameOf(categoryId)])
  return [...all].join(' + ')
}

type Names = Categories['names']
type Split = Pick<Extract<Entry, { lines: unknown }>, 'lines'>

/** What it is besides its description, most telling first, in one line. */
export function EntryDetails({ entry, categories, hasDay }: EntryDetailsProps) {
  const { locale } = useLocale()
  const day = hasDay ? formatDay(entry.date, locale, short) : null
  const shared = useSharedWords(entry)
  const parts = [day, shared, categoryWords(entry, categories.names), ...ownWords(entry, locale)]
  const tags = entry.tags.map((tag) => `#${tag}`).join(' ')
  return [...parts, tags].filter((part) => part && part !== entry.description).join(' · ')
}

/** Where it was shared, as the group is called, or was when one left it. */
function useSharedWords(entry: Entry): string | null {
  const replica = useReplica()
  const shared = sharedIn(entry)
  if (!shared) return null
  const group = replica.rows('groups').get(shared.groupId)
  const name = group ? String(group.name) : shared.groupName
  return name ? say('Shared in {name}', { name }) : say('Shared')
}

function ownWords(entry: Entry, locale: string): readonly (string | null)[] {
  if ('source' in entry) return [entry.settles ? say('Only paid back') : null, entry.source]
  const { refundOf, expectedBack, installment, merchant, paymentMethod, currency } = entry
  const { loanPrincipal, receiptId } = entry
  return [
    refundOf ? say('Refund') : null,
    installment ? say('Part {n} of {of}', { n: installment.n, of: installment.of }) : null,
    expectedBack ? backWords(expectedBack, currency, locale) : null,
    loanPrincipal ? `${formatAmount(loanPrincipal, currency, locale)} repaid` : null,
    merchant,
    // What nobody said how it was paid says nothing.
    paymentMethod === 'other' ? null : paymentWords[paymentMethod],
    receiptId ? say('Receipt') : null,
  ]
}

type ExpectedBack = NonNullable<Extract<Entry, { expectedBack: unknown }>['expectedBack']>

function backWords(back: ExpectedBack, currency: string, locale: string) {
  const { amount, from, settledBy, received = 0 } = back
  const words = (sum: number) => formatAmount(sum, currency, locale)
  if (settledBy) return say('{what} paid back by {from}', { what: words(amount), from })
  const open = say('{what} expected back from {from}', { what: words(amount - received), from })
  return received > 0 ? `${open}, ${words(received)} came` : open
}
