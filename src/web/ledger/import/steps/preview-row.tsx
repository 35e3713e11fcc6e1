import { formatDay } from '#domain/calendar/calendar.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Checkbox } from '#web/ui/control/checkbox.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { isTickable } from '../choices.ts'
import type { ImportRow } from '../judge-files.ts'
import type { Preview } from '../use-preview.ts'
import { kindWords } from './kind-tabs.tsx'

export interface PreviewRowProps {
  readonly one: ImportRow
  readonly preview: Preview
}

const looks = { new: 'success', duplicate: 'info', refused: 'warning' } as const
const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

const rowLook =
  'grid h-full grid-cols-[auto_1fr_16rem_8rem] content-center items-center gap-x-4 border-b px-3 ' +
  'phone:grid-cols-[auto_1fr_auto] phone:gap-x-3 phone:gap-y-2'

/** A row of a file: whether it comes, what it is, why, and where it goes. */
export function PreviewRow({ one, preview }: PreviewRowProps) {
  const { row } = one
  const isTicked = preview.isTicked(one)
  return (
    <div className={classes(rowLook, !isTicked && 'text-muted-foreground')}>
      <Checkbox
        aria-label={`Import ${row.description}`}
        checked={isTicked}
        disabled={!isTickable(one)}
        onCheckedChange={() => preview.flip(one)}
      />
      <RowWords one={one} preview={preview} />
      {isTicked && preview.transfers.all.has(one.key) ? (
        <p className="text-sm phone:col-span-3 phone:row-start-2 phone:pl-8">
          Transfer: neither spent nor earned
        </p>
      ) : isTicked ? (
        <div className="phone:col-span-3 phone:row-start-2 phone:pl-8">
          <RowCategory one={one} preview={preview} />
        </div>
      ) : (
        <RowReason one={one} />
      )}
      <Amount
        amount={row.amount}
        currency={row.currency}
        flow={row.amount > 0 ? 'in' : 'out'}
        className="text-right font-semibold phone:col-start-3 phone:row-start-1 phone:self-start"
      />
    </div>
  )
}

function RowWords({ one, preview }: PreviewRowProps) {
  const { locale } = useLocale()
  const { row, verdict } = one
  const { merchant, description } = row
  const name = merchant && merchant !== description ? `${merchant} · ${description}` : description
  const isBack = preview.moneyBack.has(one.key)
  const note = preview.isTicked(one) ? noteOn(one, isBack) : ''
  return (
    <div className="min-w-0">
      <p className="truncate font-medium" title={name}>
        {name}
      </p>
      <p className="flex min-w-0 items-center gap-2 text-sm">
        <span className="shrink-0">{formatDay(row.date, locale, dayStyle)}</span>
        <Badge look={looks[verdict.kind]} className="h-5 px-2">
          {kindWords[verdict.kind]}
        </Badge>
        <span className="truncate text-muted-foreground" title={note}>
          {note}
        </span>
        <MoneyBackSwitch one={one} preview={preview} />
      </p>
    </div>
  )
}

/** Why it stays out; it stands where the category of the others is. */
function RowReason({ one }: Pick<PreviewRowProps, 'one'>) {
  const why = noteOn(one)
  return (
    <p className="line-clamp-3 text-sm phone:col-span-3 phone:row-start-2 phone:pl-8" title={why}>
      {why}
    </p>
  )
}

/** What is worth knowing beside the badge. */
function noteOn({ row, verdict }: ImportRow, isBack = false): string {
  if (verdict.kind !== 'new') return verdict.words.replace(/^Already here: /, 'It is ')
  if (row.isPending) return 'Not booked by the bank yet.'
  if (row.isTrade) return 'Money for shares is not spending or income.'
  if (isBack && verdict.moneyBack) return verdict.moneyBack.words
  if (verdict.resembles !== null) return verdict.words.replace(/^New\. /, '')
  return row.roundedFrom === null ? '' : `Rounded from ${row.roundedFrom}.`
}

function MoneyBackSwitch({ one, preview }: PreviewRowProps) {
  const { verdict } = one
  if (verdict.kind !== 'new' || verdict.moneyBack === null) return null
  return (
    <button
      type="button"
      aria-pressed={preview.moneyBack.has(one.key)}
      title={verdict.moneyBack.words}
      onClick={() => preview.flipMoneyBack(one)}
      className={classes(
        'relative shrink-0 rounded-sm px-1 font-medium text-primary-text underline',
        'coarse:after:absolute coarse:after:-inset-3',
      )}
    >
      {preview.moneyBack.has(one.key) ? 'Counts as money back' : 'Money back?'}
    </button>
  )
}

function RowCategory({ one, preview }: PreviewRowProps) {
  const { categoryId, why } = preview.categoryOf(one)
  const { choices, byId } = preview.categories[preview.typeFor(one)]
  const isListed = choices.some(({ id }) => id === categoryId)
  return (
    <>
      <Select
        aria-label={`Category of ${one.row.description}`}
        value={categoryId ?? ''}
        onChange={(event) => preview.pick(one, event.target.value || null)}
      >
        <option value="">No category</option>
        {categoryId !== null && !isListed ? (
          <option value={categoryId}>{byId.get(categoryId)?.name}</option>
        ) : null}
        {choices.map(({ id, name, parentId }) => (
          <option key={id} value={id}>
            {parentId ? `\u2003${name}` : name}
          </option>
        ))}
      </Select>
      <p className="truncate pt-0.5 text-xs text-muted-foreground" title={why}>
        {why}
      </p>
    </>
  )
}
