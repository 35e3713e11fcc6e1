import { type FormEvent, useState } from 'react'
import { call } from '#web/data/http/call.ts'
import { toErrorBody } from '#web/data/http/client.ts'
import { useSession } from '#web/data/session.tsx'
import { forgetSeat } from '#web/entrance/kept-seat.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'

/** Goes on as the guest of another device, which stops. */
export function CodeForm({ code }: { readonly code: string }) {
  const { enterAs } = useSession()
  const [typed, setTyped] = useState(code)
  const [error, setError] = useState<string | undefined>()
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    try {
      const session = await call('seats.move', { body: { code: typed } })
      forgetSeat()
      enterAs(session)
    } catch (reason) {
      const body = toErrorBody(reason)
      setError(body.fields?.code ?? body.error)
      setSending(false)
    }
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight">
          {say('Go on at this device')}
        </h1>
        <p className="text-muted-foreground">
          {say('On the device where you take part in a group, choose “Move to another device”.')}
        </p>
      </header>
      <Field label={say('Code from the other device')} error={error}>
        {(control) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            maxLength={20}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={isSending}>
        {say('Go on here')}
      </Button>
    </form>
  )
}
