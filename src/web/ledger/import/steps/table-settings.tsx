import type { CsvRecord } from '#domain/import/csv/csv-table.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import type { Choice } from '#web/form/fields/choices.ts'
import { CurrencyField } from '#web/form/fields/currency-field.tsx'
import { say } from '#web/words/say.ts'
import type { MappingDraft } from '../map-columns.ts'

export interface TableSettingsProps {
  readonly head: readonly CsvRecord[]
  readonly draft: MappingDraft
  readonly onChange: (draft: MappingDraft) => void
}

const delimiters: readonly Choice[] = [
  { value: ',', label: say('Commas') },
  { value: ';', label: say('Semicolons') },
  { value: '\t', label: say('Tabs') },
  { value: '|', label: say('Bars') },
]
const dateOrders: readonly Choice[] = [
  { value: 'dmy', label: say('Day, month, year') },
  { value: 'mdy', label: say('Month, day, year') },
  { value: 'ymd', label: say('Year, month, day') },
]
const decimalMarks: readonly Choice[] = [
  { value: '.', label: '1,234.56' },
  { value: ',', label: '1.234,56' },
]
const signs: readonly Choice[] = [
  { value: 'plus-came', label: say('Money in') },
  { value: 'plus-left', label: say('Money out') },
]

function headingChoices(head: readonly CsvRecord[]): readonly Choice[] {
  const rows = head.map(({ cells, line }, at) => ({
    value: String(at),
    label: say('Line {line}: {list}…', {
      line,
      list: cells.filter(Boolean).join(', ').slice(0, 20),
    }),
  }))
  return [{ value: '', label: say('There are none') }, ...rows]
}

/** How the file writes what is in its columns. */
export function TableSettings({ head, draft, onChange }: TableSettingsProps) {
  const set = (change: Partial<MappingDraft>) => onChange({ ...draft, ...change })
  const choose = (name: 'delimiter' | 'dateOrder' | 'decimalMark' | 'sign') => ({
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
  })
  return (
    <div className="grid grid-cols-3 gap-4 phone:grid-cols-1">
      <ChoiceField label={say('Dates are written')} choices={dateOrders} {...choose('dateOrder')} />
      <ChoiceField
        label={say('Numbers are written')}
        choices={decimalMarks}
        {...choose('decimalMark')}
      />
      {draft.amount === null || draft.type !== null ? null : (
        <ChoiceField label={say('Amounts without a minus')} choices={signs} {...choose('sign')} />
      )}
      <CurrencyField
        label={draft.currency === null ? say('Currency') : say('Currency where none is written')}
        value={draft.defaultCurrency}
        onChange={(defaultCurrency) => set({ defaultCurrency })}
      />
      <ChoiceField
        label={say('Column names')}
        choices={headingChoices(head)}
        value={draft.headerRow === null ? '' : String(draft.headerRow)}
        onChange={(value) => set({ headerRow: value === '' ? null : Number(value) })}
      />
      <ChoiceField
        label={say('Columns are separated by')}
        choices={delimiters}
        {...choose('delimiter')}
      />
    </div>
  )
}
