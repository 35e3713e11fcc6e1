import { useState } from 'react'
import { formatDay } from '#domain/calendar/calendar.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import type { Template, TemplateFields } from '../template.ts'
import { type AffectedRow, affectedRows, type Question, type Reach } from './reach.ts'

export interface ReachDialogProps {
  readonly template: Template
  readonly fields: TemplateFields
  readonly question: Question
  readonly onSave: (reach: Reach) => void
  readonly onClose: () => void
}

const style = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** How far a change reaches, with what it does to the next days. */
export function ReachDialog({ template, fields, question, onSave, onClose }: ReachDialogProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { ahead, canBeOne } = question
  const [kind, setKind] = useState<Reach['kind']>('all')
  const [from, setFrom] = useState(ahead[1]?.dueOn ?? '')
  const [next] = ahead
  if (!next) return null
  const reach: Reach =
    kind === 'one' ? { kind, occurrence: next } : kind === 'from' ? { kind, from } : { kind }
  const choices = [
    { value: 'all', label: say('All that are still to come') },
    { value: 'from', label: say('From a later one on') },
    ...(canBeOne
      ? [
          {
            value: 'one',
            label: say('Only the next one, {day}', { day: formatDay(next.postOn, locale, style) }),
          },
        ]
      : []),
  ]
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={say('Which ones change?')}
        description={say('What is in your books already stays as it is.')}
      >
        <ChoiceField
          label={say('Change')}
          value={kind}
          choices={choices}
          onChange={(value) => setKind(value as Reach['kind'])}
        />
        {kind === 'from' ? (
          <ChoiceField
            label={say('The first one to change')}
            value={from}
            choices={ahead.slice(1).map(({ dueOn, postOn }) => ({
              value: dueOn,
              label: formatDay(postOn, locale, style),
            }))}
            onChange={setFrom}
          />
        ) : null}
        <Affected
          rows={affectedRows(template, fields, reach, ahead, today)}
          was={template.currency}
          becomes={fields.currency}
        />
        <DialogActions>
          <Button look="outline" onClick={onClose}>
            {say('Back')}
          </Button>
          <Button onClick={() => onSave(reach)}>{say('Save')}</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

interface AffectedProps {
  readonly rows: readonly AffectedRow[]
  readonly was: string
  readonly becomes: string
}

function Affected({ rows, was, becomes }: AffectedProps) {
  const { locale } = useLocale()
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{say('The next days before and after the change')}</caption>
      <thead>
        <tr className="text-muted-foreground">
          <th scope="col" className="py-1 text-left font-medium">
            {say('Day')}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {say('Was')}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {say('Will be')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, before, after, isChanged }) => (
          <tr key={day} className={classes('border-t', !isChanged && 'text-muted-foreground')}>
            <th scope="row" className="py-1.5 text-left font-normal">
              {formatDay(day, locale, style)}
            </th>
            <td className="py-1.5 text-right">
              <Sum amount={before} currency={was} />
            </td>
            <td className={classes('py-1.5 text-right', isChanged && 'font-medium')}>
              <Sum amount={after} currency={isChanged ? becomes : was} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sum({ amount, currency }: { readonly amount: number | null; readonly currency: string }) {
  if (amount !== null) return <Amount amount={amount} currency={currency} />
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{say('nothing')}</span>
    </>
  )
}
