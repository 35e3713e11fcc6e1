import { useMemo } from 'react'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import type { Filters } from '../model/filters.ts'
import type { MonthSource } from '../model/shown-list.ts'
import { ToggleChip } from './toggle-chip.tsx'
import { toggled } from './toggled.ts'
import { usedCurrencies } from './used-currencies.ts'

type Chosen = Pick<Filters, 'currencies' | 'isRateMissing'>

export interface FilterCurrenciesProps {
  readonly ledger: MonthSource
  readonly chosen: Chosen
  readonly onChange: (chosen: Partial<Chosen>) => void
}

/** Those of the book, where there is more than one's own. */
export function FilterCurrencies({ ledger, chosen, onChange }: FilterCurrenciesProps) {
  const { currency: own } = useLocale()
  const used = useMemo(() => usedCurrencies(ledger), [ledger])
  const { currencies, isRateMissing } = chosen
  const all = [...new Set([...used, ...currencies])]
  if (all.every((one) => one === own) && !isRateMissing) return null
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{say('Currency')}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((one) => (
          <ToggleChip
            key={one}
            isOn={currencies.includes(one)}
            onToggle={() => onChange({ currencies: toggled(currencies, one) })}
          >
            {one}
          </ToggleChip>
        ))}
        <ToggleChip
          isOn={isRateMissing}
          onToggle={() => onChange({ isRateMissing: !isRateMissing })}
        >
          {say('Without a rate')}
        </ToggleChip>
      </div>
    </fieldset>
  )
}
