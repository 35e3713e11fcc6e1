import { type FormEvent, useState } from 'react'
import { type DayRange, isDay } from '#domain/calendar/calendar.ts'
import { DateField } from '#web/form/fields/date-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

export interface RangeDialogProps {
  readonly from: string
  readonly to: string
  readonly onPick: (range: DayRange) => void
  readonly onClose: () => void
}

const problemWith = (text: string) =>
  text === '' || isDay(text) ? undefined : say('Enter a day, like yesterday or 3 nov.')

/** Either end may stay open; ends given the wrong way round are swapped. */
export function RangeDialog({ onPick, onClose, ...given }: RangeDialogProps) {
  const [from, setFrom] = useState(given.from)
  const [to, setTo] = useState(given.to)
  const isReady = [from, to].every((text) => !problemWith(text)) && (from !== '' || to !== '')
  const pick = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    const [first, last] = from !== '' && to !== '' && from > to ? [to, from] : [from, to]
    onPick({ from: first || null, to: last || null })
    onClose()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title={say('Pick days')}>
        <form onSubmit={pick} className="grid gap-4">
          <DateField
            label={say('From')}
            value={from}
            onChange={setFrom}
            error={problemWith(from)}
          />
          <DateField label={say('To')} value={to} onChange={setTo} error={problemWith(to)} />
          <DialogActions>
            <Button type="submit" disabled={!isReady}>
              {say('Show these days')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}
