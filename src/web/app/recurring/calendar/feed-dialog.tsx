import { useEffect, useState } from 'react'
import type { CalendarState } from '#contract/calendar/entities.ts'
import { call } from '#web/data/http/call.ts'
import { useSession } from '#web/data/session.tsx'
import { useAsk } from '#web/data/use-ask.ts'
import { TickLine } from '#web/ledger/tick-line.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { CopyField } from '#web/ui/control/copy-field.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'

/** What the server knows of the address, and the address itself right after it was made. */
function useFeed() {
  const { token } = useSession()
  const { ask, lastError } = useAsk()
  const [state, setState] = useState<CalendarState | null>(null)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const read = () => call('user.calendar', { token })
    void ask('calendar address not read', read).then((answer) => answer && setState(answer))
  }, [ask, token])
  const make = async (withAmounts: boolean) => {
    const send = () => call('user.calendar.make', { body: { withAmounts }, token })
    const made = await ask('calendar address not made', send)
    if (!made) return
    setAddress(new URL(made.path, location.origin).href)
    setState({ feed: { withAmounts, createdAt: new Date().toISOString() } })
  }
  const end = async () => {
    const send = () => call('user.calendar.end', { token })
    if ((await ask('calendar address not ended', send)) === null) return
    setAddress(null)
    setState({ feed: null })
    toast({ title: say('The calendar address no longer works') })
  }
  return { state, address, error: lastError?.error ?? null, make, end }
}

const shownOnce = {
  label: say('Address'),
  hint: say('It is shown only now. Subscribe to it in your calendar program.'),
}

/** An address for calendar programs, made and taken back here. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const { state, address, error, make, end } = useFeed()
  const [withAmounts, setWithAmounts] = useState(false)
  const feed = state?.feed ?? null
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={say('See it in your calendar')}
        description={say('Calendar programs can show what comes in the next 12 months.')}
      >
        {address ? (
          <CopyField {...shownOnce} value={address} />
        ) : feed ? (
          <FeedWords feed={feed} />
        ) : null}
        {address ? null : (
          <TickLine
            isTicked={withAmounts}
            onFlip={() => setWithAmounts(!withAmounts)}
            className="min-h-11"
          >
            {say('Show amounts too')}
          </TickLine>
        )}
        <p className="text-sm text-muted-foreground">
          {say('Whoever has the address can read it. Revoke it when it got into the wrong hands.')}
        </p>
        {error ? (
          <p role="alert" className="text-sm text-over">
            {error}
          </p>
        ) : null}
        <DialogActions>
          {feed ? (
            <Button look="outline" onClick={() => void end()}>
              {say('Revoke the address')}
            </Button>
          ) : null}
          {address ? (
            <Button onClick={onClose}>{say('Done')}</Button>
          ) : (
            <Button disabled={state === null} onClick={() => void make(withAmounts)}>
              {feed ? say('Make a new address') : say('Make an address')}
            </Button>
          )}
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

/** The address is not kept anywhere, so it cannot be shown again. */
function FeedWords({ feed }: { readonly feed: NonNullable<CalendarState['feed']> }) {
  const { locale, timezone } = useLocale()
  const since = new Date(feed.createdAt).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: timezone,
  })
  return (
    <p>
      {feed.withAmounts
        ? say('You made an address on {since}, with amounts. A new one takes its place.', { since })
        : say('You made an address on {since}, without amounts. A new one takes its place.', {
            since,
          })}
    </p>
  )
}
