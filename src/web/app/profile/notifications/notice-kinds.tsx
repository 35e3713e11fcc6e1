import { useId } from 'react'
import { Checkbox } from '#web/ui/control/checkbox.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { useChangeProfile } from '../use-change-profile.ts'
import { isGroupOn, mutedAfter, type NoticeGroup, noticeGroups } from './notice-groups.ts'
import { useNoticeSettings } from './use-notice-settings.ts'

/** Which kinds come which way, for the ways that are on. */
export function NoticeKinds() {
  const settings = useNoticeSettings()
  const ways = [
    { field: 'mutedEmail', label: say('Email'), isOn: settings.emailNotifications },
    { field: 'mutedPush', label: say('Push'), isOn: settings.pushNotifications },
  ] as const
  const shown = ways.filter(({ isOn }) => isOn)
  if (shown.length === 0) return null
  return (
    <div className="px-5 py-4">
      <h3 className="text-sm text-muted-foreground">{say('What you want to hear of')}</h3>
      <ul className="mt-2 grid gap-3">
        {noticeGroups.map((group) => (
          <GroupLine key={group.label} group={group} ways={shown} />
        ))}
      </ul>
    </div>
  )
}

interface Way {
  readonly field: 'mutedEmail' | 'mutedPush'
  readonly label: string
}

interface LineProps {
  readonly group: NoticeGroup
  readonly ways: readonly Way[]
}

function GroupLine({ group, ways }: LineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{group.label}</p>
        <p className="text-sm text-muted-foreground">{group.lead}</p>
      </div>
      <div className="flex gap-5">
        {ways.map((way) => (
          <WayBox key={way.field} group={group} way={way} />
        ))}
      </div>
    </li>
  )
}

function WayBox({ group, way }: { readonly group: NoticeGroup; readonly way: Way }) {
  const id = useId()
  const { [way.field]: muted } = useNoticeSettings()
  const change = useChangeProfile()
  const by = way.label.toLowerCase()
  const turn = (isOn: boolean) =>
    change(
      { [way.field]: mutedAfter(muted, group, isOn) },
      isOn ? `${group.label} comes by ${by} now` : `${group.label} no longer comes by ${by}`,
    )
  return (
    <div className="flex control-least items-center gap-2">
      <Checkbox
        id={id}
        checked={isGroupOn(muted, group)}
        onCheckedChange={(isOn) => turn(isOn === true)}
      />
      <label htmlFor={id}>
        <span className="sr-only">
          <Say words="{group} by" group={group.label} />
        </span>
        {way.label}
      </label>
    </div>
  )
}
