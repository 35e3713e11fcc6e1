import { type FormEvent, useId, useState } from 'react'
import type { Categories } from '#web/categories/use-categories.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Sheet, SheetContent } from '#web/ui/overlay/sheet.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { type Filters, noFilters } from '../model/filters.ts'
import { useNoun } from '../model/noun.ts'
import { paymentWords } from '../model/payment-words.ts'
import { type RowCounts, rowWords } from '../model/row-words.ts'
import type { MonthSource } from '../model/shown-list.ts'
import { type BoundTexts, readBounds, writtenBound } from './bounds.ts'
import { FilterAccounts } from './filter-accounts.tsx'
import { BoundFields } from './filter-bounds.tsx'
import { FilterCategories } from './filter-categories.tsx'
import { FilterCurrencies } from './filter-currencies.tsx'
import { FilterImport } from './filter-import.tsx'
import { FilterTags } from './filter-tags.tsx'
import { ToggleChip } from './toggle-chip.tsx'
import { toggled } from './toggled.ts'
import { usedCurrencies } from './used-currencies.ts'

export interface FilterPanelProps {
  readonly filters: Filters
  readonly categories: Categories
  readonly ledger: MonthSource
  /** With what groups spent. */
  readonly book: MonthSource
  /** How many rows these filters would show. */
  readonly count: (filters: Filters) => RowCounts
  readonly onApply: (filters: Filters) => void
  readonly onClose: () => void
}

/** Chosen here, applied at once: one step, and one step back. */
export function FilterPanel(props: FilterPanelProps) {
  const { categories, ledger, count, onApply, onClose } = props
  const noun = useNoun()
  const { locale, currency } = useLocale()
  const formId = useId()
  const [draft, setDraft] = useState(props.filters)
  const [typed, setTyped] = useState<BoundTexts>({
    least: writtenBound(props.filters.least, locale),
    most: writtenBound(props.filters.most, locale),
  })
  const bounds = readBounds(typed, currency, locale)
  const filters = bounds.ok ? { ...draft, ...bounds.bounds } : draft
  const change = (part: Partial<Filters>) => setDraft({ ...draft, ...part })
  const fits = count(filters)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (bounds.ok) onApply(filters)
  }
  const clear = () => {
    setDraft(noFilters)
    setTyped({ least: '', most: '' })
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || onClose()}>
      <SheetContent
        title={say('Filter')}
        footer={
          <div className="flex gap-2">
            <Button look="outline" onClick={clear}>
              {say('Clear')}
            </Button>
            <Button type="submit" form={formId} className="flex-1">
              <Say words="Show {row}" row={rowWords(noun, fits, locale)} />
            </Button>
          </div>
        }
      >
        <form id={formId} noValidate onSubmit={apply} className="grid gap-6">
          <KindField kind={draft.kind} onChange={(kind) => change({ kind })} />
          <FilterCategories
            categories={categories}
            chosen={draft.categoryIds}
            onChange={(categoryIds) => change({ categoryIds })}
          />
          <FilterTags ledger={ledger} chosen={draft.tags} onChange={(tags) => change({ tags })} />
          {noun.isPaid ? (
            <MethodField methods={draft.methods} onChange={(methods) => change({ methods })} />
          ) : null}
          <FilterAccounts
            chosen={draft.accountIds}
            onChange={(accountIds) => change({ accountIds })}
          />
          <BoundFields
            texts={typed}
            problems={bounds.ok ? {} : bounds.problems}
            onChange={setTyped}
            currency={currency}
            isMixed={usedCurrencies(props.book).some((one) => one !== currency)}
          />
          <FilterCurrencies ledger={props.book} chosen={draft} onChange={change} />
          <FilterImport chosen={draft.importId} onChange={(importId) => change({ importId })} />
        </form>
      </SheetContent>
    </Sheet>
  )
}

interface KindFieldProps {
  readonly kind: Filters['kind']
  readonly onChange: (kind: Filters['kind']) => void
}

function KindField({ kind, onChange }: KindFieldProps) {
  const { kinds } = useNoun()
  const known = Object.keys(kinds) as (keyof typeof kinds)[]
  return (
    <Field label={say('Show')}>
      {(control) => (
        <Select
          {...control}
          value={kind ?? ''}
          onChange={(event) => onChange(known.find((one) => one === event.target.value) ?? null)}
        >
          <option value="">{say('Everything')}</option>
          {known.map((one) => (
            <option key={one} value={one}>
              {kinds[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface MethodFieldProps {
  readonly methods: readonly string[]
  readonly onChange: (methods: readonly string[]) => void
}

function MethodField({ methods, onChange }: MethodFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{say('Paid with')}</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(paymentWords).map(([method, words]) => (
          <ToggleChip
            key={method}
            isOn={methods.includes(method)}
            onToggle={() => onChange(toggled(methods, method))}
          >
            {words}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  )
}
