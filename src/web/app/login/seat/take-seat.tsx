import { type FormEvent, useState } from 'react'
import type { SeatAnswer } from '#contract/seats/calls.ts'
import { formatAmount } from '#domain/money/money.ts'
import { nameProblem } from '#domain/names/hidden-characters.ts'
import { call } from '#web/data/http/call.ts'
import { toErrorBody } from '#web/data/http/client.ts'
import { newId } from '#web/data/new-id.ts'
import { useSession } from '#web/data/session.tsx'
import { forgetSeat } from '#web/entrance/kept-seat.ts'
import { proposedHere } from '#web/entrance/proposed-profile.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

export interface TakeSeatProps {
  readonly seat: SeatAnswer
  readonly token: string
  readonly onLogIn: () => void
  readonly onCode: () => void
}

const newKey = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const shownBills = 3

const mayWords = {
  read: say('You see the group and its bills.'),
  add: say('You see the group, add bills and settle up.'),
  full: say('You see the group, add and change bills and settle up.'),
} as const

/** What a link leads to, and who one is there. */
export function TakeSeat({ seat, token, onLogIn, onCode }: TakeSeatProps) {
  const { groupName, invitedBy, may } = seat
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight wrap-anywhere">
          {groupName}
        </h1>
        <p className="wrap-anywhere text-muted-foreground">
          <Say
            words="{invitedBy} invites you. {mayWord} No account is needed."
            invitedBy={invitedBy}
            mayWord={mayWords[may]}
          />
        </p>
      </header>
      <WhoForm seat={seat} token={token} />
      <Inside seat={seat} />
      <div className="grid justify-items-start">
        <Button look="quiet" className="-mx-4" onClick={onLogIn}>
          {say('I have an account')}
        </Button>
        <Button look="quiet" className="-mx-4" onClick={onCode}>
          {say('I was here on another device')}
        </Button>
      </div>
    </div>
  )
}

type Wrong = Readonly<Partial<Record<'name' | 'who', string>>>

function useTake(token: string) {
  const { enterAs } = useSession()
  const [wrong, setWrong] = useState<Wrong>({})
  const [isSending, setSending] = useState(false)
  // Made once: sent again after a lost answer, it is the same seat.
  const [ids] = useState(() => ({ key: newKey(), newMemberId: newId() }))
  const take = async (memberId: string | null, name: string | null) => {
    setSending(true)
    const { locale, timezone } = proposedHere()
    const body = { token, ...ids, memberId, name, locale, timezone }
    try {
      const session = await call('seats.take', { body })
      forgetSeat()
      enterAs(session)
    } catch (error) {
      const { error: words, fields } = toErrorBody(error)
      setWrong(fields?.name ? { name: fields.name } : { who: words })
      setSending(false)
    }
  }
  return { wrong, setWrong, isSending, take }
}

const nobodyYet = 'new'

function WhoForm({ seat, token }: Pick<TakeSeatProps, 'seat' | 'token'>) {
  const { free, isForOne } = seat
  const [who, setWho] = useState(isForOne ? (free[0]?.memberId ?? nobodyYet) : '')
  const [name, setName] = useState('')
  const { wrong, setWrong, isSending, take } = useTake(token)
  const isNew = who === nobodyYet || (who === '' && free.length === 0)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isNew && who === '') return setWrong({ who: say('Say who you are.') })
    const problem = isNew ? nameProblem(name, say('Enter your name.')) : undefined
    if (problem) return setWrong({ name: problem })
    void take(isNew ? null : who, isNew ? name.trim() : null)
  }
  const choices = [
    { value: '', label: say('Choose your name') },
    ...free.map(({ memberId, name: label }) => ({ value: memberId, label })),
    { value: nobodyYet, label: say('None of these, I am new') },
  ]
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      {isForOne ? (
        <p>
          <Say
            words="You are {strong} here."
            strong={<strong className="font-semibold">{free[0]?.name}</strong>}
          />
        </p>
      ) : null}
      {!isForOne && free.length > 0 ? (
        <ChoiceField
          label={say('Who are you?')}
          value={who}
          onChange={(value) => {
            setWho(value)
            setWrong({})
          }}
          choices={choices}
          error={wrong.who}
          hint={say("What was written down for that name becomes yours; nobody's balance changes.")}
        />
      ) : null}
      {isNew ? (
        <Field
          label={say('Your name')}
          error={wrong.name ?? (free.length === 0 ? wrong.who : undefined)}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="given-name"
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      {isForOne && wrong.who ? <p role="alert">{wrong.who}</p> : null}
      <Button type="submit" disabled={isSending}>
        {say('Take part')}
      </Button>
    </form>
  )
}

/** Who is in it, and the newest of what was spent. */
function Inside({ seat: { people, bills, billCount } }: Pick<TakeSeatProps, 'seat'>) {
  const { locale } = proposedHere()
  return (
    <Card className="grid gap-3 p-4">
      <p className="text-sm wrap-anywhere text-muted-foreground">
        {say('{count, plural, one {# person} other {# people}}', { count: people.length })}:{' '}
        {people.join(', ')}
      </p>
      {billCount > 0 ? (
        <ul aria-label={say('Newest bills')} className="grid gap-1">
          {bills.slice(0, shownBills).map(({ id, description, amount, currency }) => (
            <li key={id} className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{description}</span>
              <span className="amount shrink-0">{formatAmount(amount, currency, locale)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-sm text-muted-foreground">
        {billCount === 0
          ? say('No bills yet')
          : say('{billCount, plural, one {# bill} other {# bills}}', { billCount })}
      </p>
    </Card>
  )
}
