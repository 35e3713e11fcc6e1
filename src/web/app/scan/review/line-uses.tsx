import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount, typedAmount } from '#domain/money/money.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { MenuItem, MenuLabel } from '#web/ui/control/menu.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { amountIn, dayIn, nameIn } from '../read-text.ts'
import { emptyItem, type ScanDraft } from './draft.ts'

export interface LineUsesProps {
  readonly text: string
  readonly draft: ScanDraft
  readonly onChange: (patch: Partial<ScanDraft>) => void
}

const longDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What a line of the receipt may be. */
export function LineUses({ text, draft, onChange }: LineUsesProps) {
  const { currency, items } = draft
  const { locale } = useLocale()
  const reader = { currency, locale, today: useToday() }
  const amount = amountIn(text, reader)
  const day = dayIn(text, reader)
  const typed = amount === null ? '' : typedAmount(amount, currency, locale)
  const sum = amount === null ? '' : formatAmount(amount, currency, locale)
  return (
    <>
      <MenuLabel className="text-sm wrap-anywhere text-muted-foreground">“{text}”</MenuLabel>
      <MenuItem onSelect={() => onChange({ merchant: text.slice(0, 120) })}>
        {say('This is the shop')}
      </MenuItem>
      {amount !== null && amount > 0 ? (
        <MenuItem onSelect={() => onChange({ amount: typed })}>
          <Say words="The total is {sum}" sum={sum} />
        </MenuItem>
      ) : null}
      {day === null ? null : (
        <MenuItem onSelect={() => onChange({ date: day })}>
          <Say words="The day is {day}" day={formatDay(day, locale, longDay)} />
        </MenuItem>
      )}
      {amount === null ? null : (
        <>
          <MenuItem onSelect={() => onChange({ tax: typed })}>
            <Say words="The tax is {sum}" sum={sum} />
          </MenuItem>
          <MenuItem
            onSelect={() => onChange({ items: [...items, emptyItem(nameIn(text), typed)] })}
          >
            {say('Add it as a line')}
          </MenuItem>
        </>
      )}
    </>
  )
}
