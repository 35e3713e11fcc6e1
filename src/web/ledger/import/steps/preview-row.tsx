import { formatDay } from '#domain/calendar/calendar.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Checkbox } from '#web/ui/control/checkbox.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { backOf, isTickable, type WayBack, waysBack } from '../choices.ts'
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
        aria-label={say('Import {description}', { description: row.description })}
        checked={isTicked}
        disabled={!isTickable(one)}
        onCheckedChange={() => preview.flip(one)}
      />
      <RowWords one={one} preview={preview} />
      {isTicked && preview.transfers.all.has(one.key) ? (
        <p className="text-sm phone:col-span-3 phone:row-start-2 phone:pl-8">
          {say('Transfer: neither spent nor earned')}
        </p>
      ) : isTicked && preview.paidBack.has(one.key) ? (
        <p className="text-sm phone:col-span-3 phone:row-start-2 phone:pl-8">
          {say('Paid back: no income of yours')}
        </p>
      ) : isTicked ? (
        <div className="phone:col-span-3 phone:row-start-2 phone:pl-8">
          <RowCategory one={one} preview={preview} />
        </div>
      ) : (
        <RowReason one={one} preview={preview} />
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
  const who = merchant ?? preview.shopOf(one)
  const name = who && who !== description ? `${who} · ${description}` : description
  const note = preview.isTicked(one) ? noteOn(one, wayOf(one, preview)) : ''
  return (
    <div className="min-w-0">
      <p className="truncate font-medium" title={name}>
        {name}
      </p>
      <p className="flex min-w-0 items-center gap-2 text-sm narrow:flex-wrap">
        <span className="shrink-0">{formatDay(row.date, locale, dayStyle)}</span>
        <Badge look={looks[verdict.kind]} className="h-5 px-2">
          {badgeOf(one)}
        </Badge>
        <span className="truncate text-muted-foreground phone:hidden" title={note}>
          {note}
        </span>
        <MoneyBackSwitches one={one} preview={preview} />
      </p>
    </div>
  )
}

function badgeOf({ verdict }: ImportRow): string {
  if (verdict.kind === 'duplicate' && verdict.pays) return say('Pays a loan')
  return verdict.kind === 'duplicate' && verdict.posts ? say('Expected') : kindWords[verdict.kind]
}

/** Why it stays out; it stands where the category of the others is. */
function RowReason({ one, preview }: PreviewRowProps) {
  const why = noteOn(one)
  const isKnown = one.verdict.kind === 'duplicate' && !one.verdict.pays
  return (
    <div className="min-w-0 text-sm phone:col-span-3 phone:row-start-2 phone:pl-8">
      <p className={isKnown ? 'line-clamp-2' : 'line-clamp-3'} title={why}>
        {why}
      </p>
      {isKnown ? (
        <button
          type="button"
          aria-label={say('It is another one: {description}', { description: one.row.description })}
          onClick={() => preview.flip(one)}
          className={classes(linkLook, '-ml-1')}
        >
          {say('It is another one')}
        </button>
      ) : null}
    </div>
  )
}

const linkLook = classes(
  'relative min-w-0 shrink-0 truncate rounded-sm px-1 text-primary-text underline',
  'max-w-52 font-medium coarse:after:absolute coarse:after:-inset-3',
)

/** What is worth knowing beside the badge. */
function noteOn(one: ImportRow, way: WayBack | null = null): string {
  const { row, verdict } = one
  if (verdict.kind !== 'new') return verdict.words
  if (row.isPending) return say('Not booked by the bank yet.')
  if (row.isTrade) return say('Money for shares is not spending or income.')
  if (way) return backOf(one, way)?.words ?? ''
  if (verdict.resembles !== null) return verdict.words.replace(/^New\. /, '')
  return row.roundedFrom === null
    ? ''
    : say('Rounded from {roundedFrom}.', { roundedFrom: row.roundedFrom })
}

/** Money that came may be back in more than one way: then it is asked which it is. */
function MoneyBackSwitches({ one, preview }: PreviewRowProps) {
  return waysBack(one).map((way) => {
    const isTaken = wayOf(one, preview) === way
    return (
      <button
        key={way}
        type="button"
        aria-pressed={isTaken}
        title={backOf(one, way)?.words}
        onClick={() => preview.flipMoneyBack(one, way)}
        className={linkLook}
      >
        {wayWords(one, way, isTaken)}
      </button>
    )
  })
}

function wayOf({ key }: ImportRow, { moneyBack, paidBack }: Preview): WayBack | null {
  if (paidBack.has(key)) return 'paid-back'
  return moneyBack.has(key) ? 'refund' : null
}

function wayWords({ verdict }: ImportRow, way: WayBack, isTaken: boolean): string {
  const from = verdict.kind === 'new' && way === 'paid-back' ? verdict.paidBack?.from : null
  if (from)
    return isTaken ? say('{from} pays you back', { from }) : say('{from} pays you back?', { from })
  return isTaken ? say('Counts as money back') : say('Money back?')
}

function RowCategory({ one, preview }: PreviewRowProps) {
  const { categoryId, why } = preview.categoryOf(one)
  const note = noteOn(one, wayOf(one, preview))
  const { choices, byId } = preview.categories[preview.typeFor(one)]
  const isListed = choices.some(({ id }) => id === categoryId)
  return (
    <>
      <Select
        aria-label={say('Category of {description}', { description: one.row.description })}
        value={categoryId ?? ''}
        onChange={(event) => preview.pick(one, event.target.value || null)}
      >
        <option value="">{say('No category')}</option>
        {categoryId !== null && !isListed ? (
          <option value={categoryId}>{byId.get(categoryId)?.name}</option>
        ) : null}
        {choices.map(({ id, name, parentId }) => (
          <option key={id} value={id}>
            {parentId ? `\u2003${name}` : name}
          </option>
        ))}
      </Select>
      <p
        className={classes('truncate pt-0.5 text-xs text-muted-foreground', note && 'phone:hidden')}
        title={why}
      >
        {why}
      </p>
      {note ? (
        <p className="hidden pt-0.5 text-xs text-muted-foreground phone:line-clamp-2">{note}</p>
      ) : null}
    </>
  )
}
