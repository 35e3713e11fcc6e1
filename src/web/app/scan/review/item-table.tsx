import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { formatAmount, typedAmount } from '#domain/money/money.ts'
import type { Reading } from '#domain/receipts/reading.ts'
import { CategoryField } from '#web/categories/category-field.tsx'
import type { Categories } from '#web/categories/use-categories.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { CandidateChips } from './candidate-chips.tsx'
import { emptyItem, type ItemDraft, type ScanDraft } from './draft.ts'
import type { ReadSums } from './read-draft.ts'
import { SumLine } from './sum-line.tsx'

export interface Sharer {
  readonly memberId: string
  readonly name: string
}

export interface ItemTableProps {
  readonly reading: Reading | null
  readonly draft: ScanDraft
  readonly sums: ReadSums
  readonly onChange: (patch: Partial<ScanDraft>) => void
  readonly categories: Categories
  /** Those in the chosen group; empty where it goes into no group. */
  readonly sharers: readonly Sharer[]
  readonly error: string | undefined
}

/** What was bought, line by line, and whether it comes to the total. */
export function ItemTable(props: ItemTableProps) {
  const { draft, sums, onChange, error } = props
  const { items } = draft
  const set = (key: string, patch: Partial<ItemDraft>) =>
    onChange({ items: items.map((item) => (item.key === key ? { ...item, ...patch } : item)) })
  return (
    <section aria-label={say('Lines')} className="grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-medium">{say('What was bought')}</h3>
        <Button
          look="quiet"
          className="-mr-2 px-2 text-sm"
          onClick={() => onChange({ items: [...items, emptyItem()] })}
        >
          <Plus aria-hidden />
          {say('Add a line')}
        </Button>
      </div>
      {items.length > 0 ? (
        <ul aria-label={say('Lines of the receipt to save')} className="grid gap-2">
          {items.map((item, at) => (
            <ItemLine
              key={item.key}
              {...props}
              item={item}
              number={at + 1}
              onSet={(patch) => set(item.key, patch)}
              onDrop={() => onChange({ items: items.filter(({ key }) => key !== item.key) })}
            />
          ))}
        </ul>
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        <ExtraField name="tax" {...props} />
        <ExtraField name="tip" {...props} />
      </div>
      <SumLine
        sums={sums}
        currency={draft.currency}
        onFill={(line) => onChange({ items: [...items, line] })}
      />
      {error ? (
        <p role="alert" className="text-sm text-over">
          {error}
        </p>
      ) : null}
    </section>
  )
}

interface ExtraFieldProps extends ItemTableProps {
  readonly name: 'tax' | 'tip'
}

function ExtraField({ name, reading, draft, onChange }: ExtraFieldProps) {
  const { locale } = useLocale()
  const unit = reading?.unit ?? draft.currency
  return (
    <div className="grid content-start gap-1.5">
      <Field label={name === 'tax' ? say('Tax') : say('Tip')}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            value={draft[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
            className="amount text-right"
          />
        )}
      </Field>
      <CandidateChips
        field={reading?.[name]}
        now={draft[name]}
        asText={(amount) => typedAmount(amount, unit, locale)}
        asWords={(amount) => formatAmount(amount, draft.currency, locale)}
        onPick={(amount) => onChange({ [name]: amount })}
      />
    </div>
  )
}

interface ItemLineProps extends ItemTableProps {
  readonly item: ItemDraft
  readonly number: number
  readonly onSet: (patch: Partial<ItemDraft>) => void
  readonly onDrop: () => void
}

function ItemLine({ item, number, draft, categories, sharers, onSet, onDrop }: ItemLineProps) {
  const { locale } = useLocale()
  const zero = formatAmount(0, draft.currency, locale, { unit: 'none' })
  return (
    <li className={classes('grid gap-2', draft.way !== 'expense' && 'rounded-md border p-2')}>
      <div className="flex items-center gap-1.5">
        <Input
          aria-label={say('Line {number}', { number })}
          placeholder={say('What')}
          autoComplete="off"
          maxLength={120}
          value={item.name}
          onChange={(event) => onSet({ name: event.target.value })}
        />
        <span className="w-24 shrink-0">
          <Input
            aria-label={say('Price of line {number}', { number })}
            inputMode="decimal"
            autoComplete="off"
            placeholder={zero}
            value={item.amount}
            onChange={(event) => onSet({ amount: event.target.value })}
            className="amount text-right"
          />
        </span>
        <IconButton
          label={say('Remove line {number}', { number })}
          className="-mr-1"
          onClick={onDrop}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {draft.way === 'categories' ? (
        <CategoryField
          label={say('Category of line {number}', { number })}
          categories={categories}
          value={item.categoryId ?? draft.categoryId}
          onChange={(categoryId) => onSet({ categoryId })}
        />
      ) : null}
      {draft.way === 'group' ? (
        <Who item={item} number={number} sharers={sharers} onSet={onSet} />
      ) : null}
    </li>
  )
}

const chipLook =
  'inline-flex control-least cursor-pointer items-center rounded-full border px-3 text-sm ' +
  'wrap-anywhere has-checked:border-primary has-checked:bg-primary-wash ' +
  'has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-ring'

interface WhoProps extends Pick<ItemLineProps, 'item' | 'number' | 'sharers' | 'onSet'> {}

function Who({ item, number, sharers, onSet }: WhoProps) {
  const had = item.memberIds ?? sharers.map(({ memberId }) => memberId)
  const toggle = (memberId: string) =>
    onSet({
      memberIds: had.includes(memberId)
        ? had.filter((one) => one !== memberId)
        : [...had, memberId],
    })
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">
        <Say words="Who had line {number}" number={number} />
      </legend>
      {sharers.map(({ memberId, name }) => (
        <label key={memberId} className={chipLook}>
          <input
            type="checkbox"
            className="sr-only"
            checked={had.includes(memberId)}
            onChange={() => toggle(memberId)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
