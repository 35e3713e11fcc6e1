import type { GroupRow } from '#contract/groups/entities.ts'
import { formatDay, isDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Failure } from '#web/data/replica/types.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Clash } from '#web/outbox/clash-box.tsx'
import { say } from '#web/words/say.ts'
import { kindWords } from './group.ts'

const fieldWords: Readonly<Record<string, string>> = {
  name: say('Name'),
  description: say('Description'),
  kind: 'Kind',
  currency: say('Currency'),
  simplifyDebts: say('Fewest payments'),
  targetAmount: say('Amount'),
  targetOn: say('Until when'),
  sharing: say('Parts'),
  icon: 'Picture',
  color: say('Colour'),
}

const sharingWords: Readonly<Record<string, string>> = {
  equal: say('Everybody the same'),
  ratio: say('By weights'),
  custom: say('Own amounts'),
}

type Fields = Readonly<Record<string, unknown>>

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

function valueWords(row: Fields, field: string, locale: string): string {
  const value = row[field]
  if (value === null || value === undefined || value === '') return say('None')
  switch (field) {
    case 'kind':
      return kindWords[value as GroupRow['kind']]
    case 'simplifyDebts':
      return value ? say('On') : say('Off')
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
      titleOf={(now) => say('Somebody else changed {now} too.', { now: String(now.name) })}
      nameOf={(field) => fieldWords[field] ?? field}
      wordsOf={(row, field) => valueWords(row, field, locale)}
    />
  )
}
