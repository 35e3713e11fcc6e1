import { useEffect, useRef, useState } from 'react'
import { useAdmin } from '#web/data/admin.tsx'
import { setProver } from '#web/data/http/set-prover.ts'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { CodeField } from '#web/form/second-factor/code-field.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { Trouble } from './trouble.tsx'
import { useAnswer } from './use-answer.ts'
import { useWork } from './use-work.ts'

type Answer = (token: string | null) => void

/** Where staff show who they are before what does harm; the call then goes on. */
export function ProvePlace() {
  const { adopt } = useAdmin()
  const [waiting, setWaiting] = useState<readonly Answer[]>([])
  useEffect(() => {
    setProver(() => new Promise((answer) => setWaiting((before) => [...before, answer])))
    return () => setProver(null)
  }, [])
  if (waiting.length === 0) return null
  // One proof is enough for all that wait for it.
  const onEnd: Answer = (token) => {
    if (token) adopt(token)
    setWaiting([])
    for (const answer of waiting) answer(token)
  }
  return <ProveDialog onEnd={onEnd} />
}

function ProveDialog({ onEnd }: { readonly onEnd: Answer }) {
  const work = useWork()
  const form = useRef<HTMLFormElement>(null)
  const { answer: totp } = useAnswer('admin.totp.state', {})
  const [isCodeAsked, setCodeAsked] = useState(false)
  // Where it could not be asked beforehand, the server says that a code is needed.
  if (work.errors.code !== undefined && !isCodeAsked) setCodeAsked(true)
  const hasCode = totp?.isOn === true || isCodeAsked
  const prove = work.onSubmit(async (send, { password, code }) => {
    const body = { password, ...(hasCode && { code }) }
    onEnd((await send('admin.proof', { body })).token)
  })
  return (
    <WritingDialog onClose={() => onEnd(null)}>
      <DialogContent
        title={say('Confirm that it is you')}
        description={
          hasCode
            ? say('You logged in a while ago. Enter your password and a code to go on.')
            : say('You logged in a while ago. Enter your password to go on.')
        }
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          form.current?.querySelector('input')?.focus()
        }}
      >
        <form ref={form} noValidate onSubmit={prove} className="grid gap-4">
          <Trouble words={work.trouble} />
          <PasswordField autoComplete="current-password" error={work.errors.password} />
          {hasCode ? (
            <CodeField name="code" error={work.errors.code} autoFocus={isCodeAsked} />
          ) : null}
          <DialogActions>
            <Button look="outline" onClick={() => onEnd(null)}>
              {say('Cancel')}
            </Button>
            <Button type="submit" disabled={work.isBusy}>
              {say('Confirm')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
