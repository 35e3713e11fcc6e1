import type { CsvRecord } from '#domain/import/csv/csv-table.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import type { Choice } from '#web/form/fields/choices.ts'
import { CurrencyField } from '#web/form/fields/currency-field.tsx'
import type { MappingDraft } from '../map-columns.ts'

export interface TableSettingsProps {
  readonly head: readonly CsvRecord[]
  readonly draft: MappingDraft
  readonly onChange: (draft: MappingDraft) => void
}

const delimiters: readonly Choice[] = [
  { value: ',', label: 'Commas' },
  { value: ';', label: 'Semicolons' },
  { value: '\t', label: 'Tabs' },
  { value: '|', label: 'Bars' },
]
const dateOrders: readonly Choice[] = [
  { value: 'dmy', label: 'Day, month, year' },
  { value: 'mdy', label: 'Month, day, year' },
  { value: 'ymd', label: 'Year, month, day' },
]
const decimalMarks: readonly Choice[] = [
  { value: '.', label: '1,234.56' },
  { value: ',', label: '1.234,56' },
]
const signs: readonly Choice[] = [
  { value: 'plus-came', label: 'Money in' },
  { value: 'plus-left', label: 'Money out' },
]

function headingChoices(head: readonly CsvRecord[]): readonly Choice[] {
  const rows = head.map(({ cells, line }, at) => ({
    value: String(at),
    label: `Line ${line}: ${cells.filter(Boolean).join(', ').slice(0, 20)}…`,
  }))
  return [{ value: '', label: 'There are none' }, ...rows]
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
      <ChoiceField label="Dates are written" choices={dateOrders} {...choose('dateOrder')} />
      <ChoiceField label="Numbers are written" choices={decimalMarks} {...choose('decimalMark')} />
      {draft.amount === null || draft.type !== null ? null : (
        <ChoiceField label="Amounts without a minus" choices={signs} {...choose('sign')} />
      )}
      <CurrencyField
        label={draft.currency === null ? 'Currency' : 'Currency where none is written'}
        value={draft.defaultCurrency}
        onChange={(defaultCurrency) => set({ defaultCurrency })}
      />
      <ChoiceField
        label="Column names"
        choices={headingChoices(head)}
        value={draft.headerRow === null ? '' : String(draft.headerRow)}
        onChange={(value) => set({ headerRow: value === '' ? null : Number(value) })}
      />
      <ChoiceField label="Columns are separated by" choices={delimiters} {...choose('delimiter')} />
    </div>
  )
}
