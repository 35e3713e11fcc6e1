import { formatDay, isDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { say } from '#web/words/say.ts'

type Fields = Readonly<Record<string, unknown>>

const names: Readonly<Record<string, string | undefined>> = {
  annualRateBps: say('Rate'),
  categoryId: say('Category'),
  categoryIds: say('Categories'),
  merchant: say('Place'),
  source: say('From'),
  targetOn: say('Until when'),
  paymentMethod: say('Payment'),
}

const money = /amount$|^principal$/i

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** "targetAmount" is the target amount. */
function nameOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return names[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

function plain(value: unknown, locale: string): string {
  if (value === null || value === undefined || value === '') return say('None')
  if (typeof value === 'boolean') return value ? say('On') : say('Off')
  if (typeof value === 'string') return isDay(value) ? formatDay(value, locale, day) : value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.join(', ') || say('None')
  }
  return typeof value === 'number' ? String(value) : say('Another')
}

/** What stands in a field of a row of one's own, to be read. */
export function useValueWords(locale: string) {
  const replica = useReplica()
  const categoryName = (id: unknown) => {
    const tables = ['categories', 'category_styles', 'global_categories'] as const
    const found = tables.map((table) => replica.rows(table).get(String(id))?.name)
    return found.find((name) => typeof name === 'string') ?? say('None')
  }
  const wordsOf = (row: Fields, field: string): string => {
    const value = row[field]
    if (field === 'categoryId') return String(categoryName(value))
    if (field === 'categoryIds' && Array.isArray(value)) return value.map(categoryName).join(', ')
    if (typeof value === 'number' && money.test(field) && typeof row.currency === 'string') {
      return formatAmount(value, row.currency, locale)
    }
    return plain(value, locale)
  }
  return { nameOf, wordsOf }
}
