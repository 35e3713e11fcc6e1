import KeyRound from 'lucide-react/icons/key-round'
import type { AdminRow } from '#contract/staff/entities.ts'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { DialogTrigger } from '#web/ui/overlay/dialog.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card, CardBody, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Moment } from '../moment.tsx'
import { roleWords } from '../role-words.ts'
import { useOpen } from '../use-open.ts'
import { PasswordDialog } from './password-dialog.tsx'

export interface YouCardProps {
  readonly admin: AdminRow
  readonly onChange: () => void
}

export function YouCard({ admin, onChange }: YouCardProps) {
  const dialog = useOpen()
  function changed() {
    dialog.close()
    onChange()
  }
  return (
    <Card className="flex flex-col">
      <CardHead>
        <CardTitle>{say('You')}</CardTitle>
        <Badge look="primary">{roleWords[admin.role]}</Badge>
      </CardHead>
      <CardBody className="flex flex-1 flex-col gap-4">
        <div className="min-w-0">
          <p className="truncate text-xl font-semibold tracking-tight">{admin.displayName}</p>
          <p className="truncate text-muted-foreground">{admin.email}</p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          <dt className="text-muted-foreground">{say('On the staff since')}</dt>
          <dd className="text-right">
            <Moment at={admin.createdAt} isDay />
          </dd>
          {admin.lastLoginAt ? (
            <>
              <dt className="text-muted-foreground">{say('Logged in')}</dt>
              <dd className="text-right">
                <Moment at={admin.lastLoginAt} />
              </dd>
            </>
          ) : null}
        </dl>
        <WritingDialog isOpen={dialog.isOpen} onOpen={dialog.open} onClose={dialog.close}>
          <DialogTrigger asChild>
            <Button look="outline" className="mt-auto w-full">
              <KeyRound aria-hidden />
              {say('Change password')}
            </Button>
          </DialogTrigger>
          {dialog.isOpen ? <PasswordDialog onDone={changed} /> : null}
        </WritingDialog>
      </CardBody>
    </Card>
  )
}
