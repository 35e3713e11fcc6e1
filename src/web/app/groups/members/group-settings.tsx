import { useId, useState } from 'react'
import { type GroupStatus, groupStatuses } from '#contract/groups/entities.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Label } from '#web/ui/control/label.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Card, CardBody } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { isReadOnly, mayLead, statusMeaning, statusWords } from '../group.ts'
import type { Shown } from '../use-money.ts'
import { DeleteGroup } from './delete-group.tsx'
import { ExportButtons } from './export-buttons.tsx'
import type { MemberWrites } from './use-member-writes.ts'

const GroupSheet = whenAsked(() => import('../group-sheet.tsx').then((file) => file.GroupSheet))

export interface GroupSettingsProps {
  readonly shown: Shown
  readonly writes: MemberWrites
}

const statuses = groupStatuses.map((value) => ({ value, label: statusWords[value] }))

/** What the group is, for those who lead it; the files are for everybody. */
export function GroupSettings({ shown, writes }: GroupSettingsProps) {
  const { group, names } = shown
  const id = useId()
  const [isEditing, setEditing] = useState(false)
  const me = group.members.find(({ memberId }) => memberId === names.meId)
  const isLeader = mayLead(me)
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold">
        {say('The group')}
      </h3>
      <Card>
        <CardBody className="grid gap-4">
          {isLeader ? (
            <ChoiceField
              label={say('Status')}
              value={group.status}
              choices={statuses}
              hint={statusMeaning[group.status]}
              onChange={(status) => writes.setStatus(status as GroupStatus)}
            />
          ) : (
            <p>{statusMeaning[group.status]}</p>
          )}
          {isLeader && !isReadOnly(group) ? (
            <>
              <FewestSwitch isOn={group.simplifyDebts} onChange={writes.simplify} />
              <Button
                look="outline"
                className="justify-self-start"
                onClick={() => setEditing(true)}
              >
                {say('Change name, kind or currency')}
              </Button>
            </>
          ) : null}
          <ExportButtons shown={shown} />
          {me?.role === 'owner' ? <DeleteGroup shown={shown} writes={writes} /> : null}
        </CardBody>
      </Card>
      {isEditing ? (
        <GroupSheet group={group} onSave={writes.change} onClose={() => setEditing(false)} />
      ) : null}
    </section>
  )
}

interface FewestSwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function FewestSwitch({ isOn, onChange }: FewestSwitchProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <Label htmlFor={id}>{say('Settle with the fewest payments')}</Label>
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {say('Otherwise everybody pays exactly those who paid for them.')}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={isOn} onCheckedChange={onChange} />
    </div>
  )
}
