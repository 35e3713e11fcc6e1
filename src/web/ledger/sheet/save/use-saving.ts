import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { formatMonth, isDay, monthOf } from '#domain/calendar/calendar.ts'
import { textsOf } from '#domain/categories/rules.ts'
import { type Rated, sieveFor } from '#domain/ledger-filter.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { filterOf, unrated } from '#web/ledger/model/address.ts'
import type { EntryFields, ExpenseFields } from '#web/ledger/model/entry.ts'
import { noFilters } from '#web/ledger/model/filters.ts'
import { type Noun, useNoun } from '#web/ledger/model/noun.ts'
import { ratedBy } from '#web/ledger/model/rated-by.ts'
import type { AddressBar } from '#web/ledger/model/use-address.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { say } from '#web/words/say.ts'
import type { Words } from '#web/writes/use-writes.ts'
import type { Draft } from '../draft.ts'
import { corrected } from './corrected.ts'

type RatedFields = Pick<Draft, 'currency' | 'date'>

/** What this one comes to, by the rates its sheet asked for; filters compare that. */
function useRated({ currency, date }: RatedFields): Rated {
  const { currency: own } = useLocale()
  const today = useToday()
  const rates = useRates([currency], isDay(date) ? date : today)
  return rates ? ratedBy(own, rates) : unrated(own)
}

/** Says what was saved, and where it went when the list does not show it. */
export function useAnnounced(bar: AddressBar, categories: Categories, draft: RatedFields) {
  const page = useNoun()
  const navigate = useNavigate()
  const { locale } = useLocale()
  const groups = useMyGroups()
  const rated = useRated(draft)
  return (
    noun: Noun,
    verb: 'Added' | 'Changed',
    fields: EntryFields,
    groupId: string | null,
  ): Words => {
    const title = `${verb} ${isRefund(fields) ? 'the refund of ' : ''}${fields.description}`
    const sum = formatAmount(fields.amount, fields.currency, locale)
    const group = groups.get(groupId ?? '')
    if (group) {
      const open = () => void navigate(routes.group.path.replace(':id', group.id))
      const description = say('{sum}. It is a bill of {group}.', { sum, group: group.name })
      return { title, description, also: { label: say('Show'), onClick: open } }
    }
    const sieve = sieveFor(filterOf(bar.address, categories, rated), categories.foundBy)
    const isHere = noun.table === page.table
    if (isHere && sieve([{ ...fields, id: '' }]).length > 0) return { title, description: sum }
    const month = monthOf(fields.date)
    const there = { period: { kind: 'month', month }, text: '', filters: noFilters } as const
    const show = () =>
      isHere ? bar.go({ ...there, sheet: null }) : void navigate(`${noun.path}?month=${month}`)
    const where = isHere ? formatMonth(month, locale) : noun.title
    return {
      title,
      description: say('{sum}. It is in {where}.', { sum, where }),
      also: { label: say('Show'), onClick: show },
    }
  }
}

/** Two equal corrections by hand become a rule on offer; `before` is what it was or would be. */
export function noteCorrection(
  noun: Noun,
  id: string,
  before: string | null,
  fields: EntryFields,
): void {
  const { categoryId } = fields
  if (categoryId === null || before === categoryId) return
  const texts = textsOf({ description: fields.description, merchant: placeOf(fields) })
  corrected({ rowId: id, type: noun.type, texts, categoryId })
}

const placeOf = (fields: EntryFields) => (isPaid(fields) ? fields.merchant : fields.source)
const isRefund = (fields: EntryFields) => isPaid(fields) && fields.refundOf !== null
const isPaid = (fields: EntryFields): fields is ExpenseFields => 'merchant' in fields
