import { limits } from '#contract/limits.ts'
import { isDay } from '#domain/calendar/calendar.ts'
import { isCurrency, typedAmount } from '#domain/money/money.ts'

type Fill = Readonly<Record<string, unknown>>

/** What an address fills a sheet with; anything unreadable counts as not said. */
export function readFill(search: string): Fill {
  try {
    const read: unknown = JSON.parse(new URLSearchParams(search).get('fill') ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Fill) : {}
  } catch {
    return {}
  }
}

/** How a field of a draft is told in an address. */
type FieldKind = 'text' | 'day' | 'amount' | 'whole' | 'ids' | readonly string[]

const textMost = 200
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= textMost
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

function fieldOf(value: unknown, told: FieldKind, currency: string, locale: string): unknown {
  if (told === 'text') return isText(value) ? value : undefined
  if (told === 'day') return isText(value) && isDay(value) ? value : undefined
  if (told === 'ids') return Array.isArray(value) && value.every(isText) ? value : undefined
  if (told === 'whole') return isWhole(value) && value > 0 ? String(value) : undefined
  if (told !== 'amount') return told.find((one) => one === value)
  const isAmount = isWhole(value) && value > 0 && value <= limits.amountMinorUnits
  return isAmount ? typedAmount(value, currency, locale) : undefined
}

export type Fields<Draft> = { readonly [Field in keyof Draft]?: FieldKind }

/** A draft with the fields an address fills in; amounts are minor units there. */
export function filled<Draft extends object>(
  draft: Draft,
  fill: Fill,
  fields: Fields<Draft>,
  { currency, locale }: { readonly currency: string; readonly locale: string },
): Draft {
  const asked = isText(fill.currency) && isCurrency(fill.currency) ? fill.currency : null
  const inDraft = 'currency' in draft && isText(draft.currency) ? draft.currency : null
  const own = inDraft === null ? currency : (asked ?? inDraft)
  const said = Object.entries(fields)
    .map(([name, told]) => [name, fieldOf(fill[name], told as FieldKind, own, locale)] as const)
    .filter(([, value]) => value !== undefined)
  return {
    ...draft,
    ...(inDraft === null ? {} : { currency: own }),
    ...Object.fromEntries(said),
  }
}
