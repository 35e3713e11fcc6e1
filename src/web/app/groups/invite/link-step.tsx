import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import { newId } from '#web/data/new-id.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { QrCode } from '#web/ui/control/qr-code.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { mayLead } from '../group.ts'
import { useUid } from '../group-rows.ts'
import { linkOf, newToken } from './invite-link.ts'

export interface LinkStepProps {
  readonly group: GroupRow
  readonly memberId: string | null
}

type Who = NonNullable<GroupMember['guest']> | 'account'

const choices: readonly { readonly value: Who; readonly label: string }[] = [
  { value: 'add', label: say('Anybody, to add bills and settle up') },
  { value: 'read', label: say('Anybody, to look on') },
  { value: 'full', label: say('Anybody, to change everything') },
  { value: 'account', label: say('Only people with an account') },
]

interface Made {
  readonly id: string
  readonly link: string
}

/** A link for whoever has it, to send or to scan. */
export function LinkStep({ group, memberId }: LinkStepProps) {
  const { give } = useWrites('groups')
  const uid = useUid()
  const [who, setWho] = useState<Who>('add')
  const [made, setMade] = useState<Made | null>(null)
  const make = () => {
    const [id, token] = [newId(), newToken()]
    const guests = who === 'account' ? null : who
    const args = { groupId: group.id, id, channel: 'link' as const, memberId, token, guests }
    give(command('groups.invite', args))
    setMade({ id, link: linkOf(token) })
  }
  const me = group.members.find((one) => one.uid === uid && one.leftAt === null)
  if (made) return <Shown {...made} name={group.name} />
  return (
    <>
      <ChoiceField
        label={say('Who may come by it')}
        value={who}
        onChange={(value) => setWho(value as Who)}
        choices={mayLead(me) ? choices : choices.filter(({ value }) => value !== 'full')}
        hint={
          who === 'account'
            ? say('They log in or make an account first.')
            : say('They take part at once, in this group only. You can change that in Settings.')
        }
      />
      <Button className="justify-self-end" onClick={make}>
        {say('Make a link')}
      </Button>
    </>
  )
}

function Shown({ id, link, name }: Made & { readonly name: string }) {
  const { replica } = useTable('invitations')
  const isWaiting = replica.isPending('invitations', id)
  const copy = () => copyText(link, () => toast({ variant: 'success', title: say('Link copied') }))
  return (
    <div className="grid justify-items-center gap-4">
      <QrCode text={link} label={say('QR code that leads into {name}', { name })} />
      <Field
        label={say('Link')}
        className="w-full"
        hint={
          isWaiting
            ? say('It works as soon as this device is online.')
            : say('Whoever has it can join.')
        }
      >
        {(control) => (
          <Input {...control} readOnly value={link} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <div className="flex w-full flex-wrap justify-end gap-2">
        {'share' in navigator ? (
          <Button
            look="outline"
            onClick={() => void navigator.share({ url: link, title: name }).catch(() => undefined)}
          >
            <Share2 aria-hidden />
            {say('Share')}
          </Button>
        ) : null}
        <Button onClick={() => void copy()}>
          <Copy aria-hidden />
          {say('Copy')}
        </Button>
      </div>
    </div>
  )
}
