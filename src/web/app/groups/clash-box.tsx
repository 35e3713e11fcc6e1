import type { GroupRow } from '#contract/groups/entities.ts'
import { formatDay, isDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Failure } from '#web/data/replica/types.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Clash } from '#web/outbox/clash-box.tsx'
import { kindWords } from './group.ts'

const fieldWords: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  kind: 'Kind',
  currency: 'Currency',
  simplifyDebts: 'Fewest payments',
  targetAmount: 'Amount',
  targetOn: 'Until when',
  sharing: 'Parts',
  icon: 'Picture',
  color: 'Colour',
}

const sharingWords: Readonly<Record<string, string>> = {
  equal: 'Everybody the same',
  ratio: 'By weights',
  custom: 'Own amounts',
}

type Fields = Readonly<Record<string, unknown>>

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

function valueWords(row: Fields, field: string, locale: string): string {
  const value = row[field]
  if (value === null || value === undefined || value === '') return 'None'
  switch (field) {
    case 'kind':
      return kindWords[value as GroupRow['kind']]
    case 'simplifyDebts':
      return value ? 'On' : 'Off'
    case 'targetAmount':
      return formatAmount(Number(value), String(row.currency), locale)
    case 'sharing':
      return sharingWords[(value as { readonly mode: string }).mode] ?? ''
    default: {
      const text = String(value)
      return field === 'targetOn' && isDay(text) ? formatDay(text, locale, shortDay) : text
    }
  }
}

export interface ClashBoxProps {
  readonly failure: Failure
}

/** A change of the group or a goal of it that somebody else was faster with. */
export function ClashBox({ failure }: ClashBoxProps) {
  const { locale } = useLocale()
  return (
    <Clash
      failure={failure}
      titleOf={(now) => `Somebody else changed ${String(now.name)} too.`}
      nameOf={(field) => fieldWords[field] ?? field}
      wordsOf={(row, field) => valueWords(row, field, locale)}
    />
  )
}
