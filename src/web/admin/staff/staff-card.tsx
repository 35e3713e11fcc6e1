import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import type { IssuedPasswordAnswer } from '#contract/staff/entities.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Dialog, DialogTrigger } from '#web/ui/overlay/dialog.tsx'
import { Card, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Trouble } from '../trouble.tsx'
import { useAnswer } from '../use-answer.ts'
import { useOpen } from '../use-open.ts'
import { IssuedPassword } from './issued-password.tsx'
import { NewStaffDialog } from './new-staff-dialog.tsx'
import { StaffRow } from './staff-row.tsx'

export interface StaffCardProps {
  /** The one who looks: their own row is another's to change. */
  readonly ownId: string
}

export function StaffCard({ ownId }: StaffCardProps) {
  const { can } = useAdmin()
  const mayManage = can('system', 'manage')
  const { answer, trouble, reload } = useAnswer('admin.staff.list', {})
  const [issued, setIssued] = useState<IssuedPasswordAnswer | null>(null)
  const dialog = useOpen()
  function show(given: IssuedPasswordAnswer) {
    dialog.close()
    setIssued(given)
    reload()
  }
  return (
    <Card>
      <CardHead>
        <CardTitle>{say('Staff')}</CardTitle>
        {mayManage ? (
          <WritingDialog isOpen={dialog.isOpen} onOpen={dialog.open} onClose={dialog.close}>
            <DialogTrigger asChild>
              <Button look="outline">
                <UserPlus aria-hidden />
                {say('Add')}
              </Button>
            </DialogTrigger>
            {dialog.isOpen ? <NewStaffDialog onCreated={show} /> : null}
          </WritingDialog>
        ) : null}
      </CardHead>
      <div className="px-5 pt-2 pb-3">
        <Trouble words={trouble} onRetry={reload} />
        {!answer && !trouble ? <Skeleton className="my-2 h-32" /> : null}
        <ul aria-label={say('Staff')} className="divide-y">
          {answer?.staff.map((member) => (
            <StaffRow
              key={member.id}
              member={member}
              isOwn={member.id === ownId}
              mayManage={mayManage}
              onChange={reload}
              onIssued={show}
            />
          ))}
        </ul>
      </div>
      <Dialog open={issued !== null} onOpenChange={(isOpen) => isOpen || setIssued(null)}>
        {issued ? <IssuedPassword issued={issued} onDone={() => setIssued(null)} /> : null}
      </Dialog>
    </Card>
  )
}
