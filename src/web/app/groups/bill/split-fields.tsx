import { useId } from 'react'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { Checkbox } from '#web/ui/control/checkbox.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { type Mode, modeWords } from './draft.ts'
import { ItemFields } from './item-fields.tsx'
import { MemberLines } from './member-lines.tsx'
import type { FormPartProps } from './payer-fields.tsx'
import { Problem } from './problem.tsx'
import { readAmount, readShares } from './read-bill.ts'

const modes = Object.entries(modeWords).map(([value, label]) => ({ value, label }))

/** Who bears how much, worked out while it is typed. */
export function SplitFields({ form, setting }: FormPartProps) {
  const { draft, change, messages } = form
  const sum = readAmount(draft, setting.locale)
  const amount = 'amount' in sum ? sum.amount : null
  const read = amount === null ? null : readShares(draft, amount, setting)
  const amounts =
    read && read.problem === null
      ? new Map(read.shares.map((share) => [share.memberId, share.amount]))
      : undefined
  // While numbers are still being typed a gap is news, not a fault.
  const isPicky = messages.split !== undefined
  const given = { form, setting, ...(amounts && { amounts }) }
  return (
    <div className="grid gap-2">
      <ChoiceField
        label={say('Shared')}
        value={draft.mode}
        onChange={(mode) => change({ mode: mode as Mode })}
        choices={modes}
      />
      {draft.mode === 'items' ? <ItemFields {...given} /> : <Lines {...given} />}
      {isPicky ? (
        <Problem words={messages.split} />
      ) : (
        <p aria-live="polite" className="text-sm text-muted-foreground">
          {read?.problem ?? read?.note}
        </p>
      )}
    </div>
  )
}

export interface LinesProps extends FormPartProps {
  readonly amounts?: ReadonlyMap<string, number>
}

function Lines({ form, setting, amounts }: LinesProps) {
  const { draft } = form
  const { memberIds, names } = setting
  const hasBox = draft.mode === 'equal' || draft.mode === 'adjustment'
  return (
    <MemberLines
      label={say('Who shares it')}
      memberIds={memberIds}
      names={names}
      currency={draft.currency}
      {...(amounts && { amounts })}
    >
      {(memberId, name) => (
        <>
          {hasBox ? (
            <ShareBox form={form} memberId={memberId} name={name} />
          ) : (
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
          )}
          {draft.mode === 'equal' ? null : <ValueBox form={form} memberId={memberId} name={name} />}
        </>
      )}
    </MemberLines>
  )
}

interface BoxProps extends Pick<FormPartProps, 'form'> {
  readonly memberId: string
  readonly name: string
}

function ShareBox({ form: { draft, change }, memberId, name }: BoxProps) {
  const id = useId()
  const isIn = draft.memberIds.includes(memberId)
  const others = draft.memberIds.filter((one) => one !== memberId)
  return (
    <>
      <Checkbox
        id={id}
        checked={isIn}
        onCheckedChange={() => change({ memberIds: isIn ? others : [...others, memberId] })}
      />
      <label htmlFor={id} className="flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere">
        {name}
      </label>
    </>
  )
}

const units = { exact: '', percent: '%', shares: '×', adjustment: '±' } as const
const said = { exact: 'part', percent: 'percent', shares: 'shares' } as const

function ValueBox({ form: { draft, change }, memberId, name }: BoxProps) {
  const { mode, values } = draft
  if (mode === 'equal' || mode === 'items') return null
  if (mode === 'adjustment' && !draft.memberIds.includes(memberId)) return null
  const label =
    mode === 'adjustment' ? say('More or less for {name}', { name }) : `${name}, ${said[mode]}`
  const set = (text: string) =>
    change({ values: { ...values, [mode]: { ...values[mode], [memberId]: text } } })
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className="text-sm text-muted-foreground">
        {units[mode]}
      </span>
      <span className="w-22 shrink-0">
        <Input
          aria-label={label}
          inputMode={mode === 'adjustment' ? 'text' : 'decimal'}
          autoComplete="off"
          placeholder="0"
          value={values[mode][memberId] ?? ''}
          onChange={(event) => set(event.target.value)}
          className="amount text-right"
        />
      </span>
    </span>
  )
}
