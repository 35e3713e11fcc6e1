import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { KeepCodesDialog } from '#web/form/second-factor/keep-codes-dialog.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { DialogTrigger } from '#web/ui/overlay/dialog.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card, CardBody, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Trouble } from '../trouble.tsx'
import { useAnswer } from '../use-answer.ts'
import { useOpen } from '../use-open.ts'
import { useWork } from '../use-work.ts'
import { SetUpDialog } from './set-up-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

const FEW_CODES = 3

interface ChangeProps {
  readonly onChange: () => void
}

export function SecondFactorCard({ onChange }: ChangeProps) {
  const { answer, trouble, reload } = useAnswer('admin.totp.state', {})
  function changed() {
    reload()
    onChange()
  }
  return (
    <Card className="flex flex-col">
      <CardHead>
        <CardTitle>{say('Two-factor sign-in')}</CardTitle>
        {answer ? (
          <Badge look={answer.isOn ? 'success' : 'warning'}>
            {answer.isOn ? say('On') : say('Off')}
          </Badge>
        ) : null}
      </CardHead>
      <CardBody className="flex flex-1 flex-col gap-4">
        {trouble ? <Trouble words={trouble} onRetry={reload} /> : null}
        {!answer && !trouble ? <Skeleton className="h-24" /> : null}
        {answer?.isOn ? <On codesLeft={answer.recoveryCodesLeft} onChange={changed} /> : null}
        {answer && !answer.isOn ? <Off onChange={changed} /> : null}
      </CardBody>
    </Card>
  )
}

function Off({ onChange }: ChangeProps) {
  const dialog = useOpen()
  function close() {
    dialog.close()
    onChange()
  }
  return (
    <>
      <div className="flex gap-3">
        <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
        <p>
          {say(
            `Anyone who learns your password can log in as you. With an authenticator app on your
            phone they would need that too.`,
          )}
        </p>
      </div>
      <WritingDialog isOpen={dialog.isOpen} onOpen={dialog.open} onClose={close}>
        <DialogTrigger asChild>
          <Button className="mt-auto w-full">{say('Set up')}</Button>
        </DialogTrigger>
        {dialog.isOpen ? <SetUpDialog onDone={close} /> : null}
      </WritingDialog>
    </>
  )
}

function On({ codesLeft, onChange }: ChangeProps & { readonly codesLeft: number }) {
  const dialog = useOpen()
  function close() {
    dialog.close()
    onChange()
  }
  const plural = say('{codesLeft, plural, one {code} other {codes}}', { codesLeft })
  return (
    <>
      <div className="flex gap-3">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-income" />
        <div className="grid gap-1">
          <p>{say('Logging in takes your password and a code from your phone.')}</p>
          <p className={codesLeft <= FEW_CODES ? 'text-warning' : 'text-muted-foreground'}>
            {say('{codesLeft} recovery {plural} left.', { codesLeft, plural })}
          </p>
        </div>
      </div>
      <div className="mt-auto grid gap-2">
        <NewCodes onChange={onChange} />
        <WritingDialog isOpen={dialog.isOpen} onOpen={dialog.open} onClose={dialog.close}>
          <DialogTrigger asChild>
            <Button look="outline">{say('Turn off')}</Button>
          </DialogTrigger>
          {dialog.isOpen ? <TurnOffDialog onDone={close} /> : null}
        </WritingDialog>
      </div>
    </>
  )
}

/** Those of before are over at once: it is asked first, and the new ones stay until kept. */
function NewCodes({ onChange }: ChangeProps) {
  const question = useOpen()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const work = useWork()
  function make() {
    question.close()
    void work.run(async (send) => setCodes((await send('admin.totp.recovery', {})).recoveryCodes))
  }
  function close() {
    setCodes(null)
    onChange()
  }
  return (
    <>
      <Trouble words={work.trouble} />
      <Button look="outline" disabled={work.isBusy} onClick={question.open}>
        {say('New recovery codes')}
      </Button>
      {question.isOpen ? (
        <ConfirmDialog
          title={say('Make new recovery codes?')}
          description={say(
            'The codes you have stop working at once, also those you have kept elsewhere.',
          )}
          action={say('Make new codes')}
          onConfirm={make}
          onClose={question.close}
        />
      ) : null}
      <WritingDialog isOpen={codes !== null} onClose={close}>
        {codes ? <KeepCodesDialog codes={codes} onDone={close} /> : null}
      </WritingDialog>
    </>
  )
}
