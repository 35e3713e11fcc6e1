import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { auditActions } from '#contract/staff/entities.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { toErrorBody } from '#web/data/http/client.ts'
import { staffFile } from '#web/data/http/staff-call.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { saveAs } from '#web/ui/save-as.ts'
import { say } from '#web/words/say.ts'
import { actionNames } from '../action-names.ts'
import { useAnswer } from '../use-answer.ts'
import { auditQuery } from './audit-query.ts'

export interface AuditFilterBarProps {
  /** Another filter begins with the newest again. */
  readonly onChange: () => void
  /** Whom the log is asked about, where it names them. */
  readonly about: string | null
  /** That it was exported is one entry more. */
  readonly onExported: () => void
}

/** Whose actions, of which kind and on which day; and all that is left of it as a file. */
export function AuditFilterBar({ onChange, about, onExported }: AuditFilterBarProps) {
  const [params, setParams] = useSearchParams()
  const dayId = useId()
  const value = (name: string) => params.get(name) ?? ''
  const set = (name: string, next: string) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next) after.set(name, next)
        else after.delete(name)
        return after
      },
      { replace: true },
    )
    onChange()
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PersonFilter
        value={value('person')}
        about={about}
        onChoose={(person) => set('person', person)}
      />
      <Select
        aria-label={say('Action')}
        className="w-56 phone:w-auto phone:basis-full"
        value={value('action')}
        onChange={({ target }) => set('action', target.value)}
      >
        <option value="">{say('Any action')}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {actionNames[action]}
          </option>
        ))}
      </Select>
      <div className="flex items-center gap-2 phone:flex-1">
        <label htmlFor={dayId} className="text-sm text-muted-foreground">
          {say('Day')}
        </label>
        <Input
          id={dayId}
          type="date"
          className="w-40 phone:w-auto phone:flex-1"
          value={value('day')}
          onChange={({ target }) => set('day', target.value)}
        />
      </div>
      <ExportButton query={auditQuery(params)} onExported={onExported} />
    </div>
  )
}

interface PersonFilterProps {
  readonly value: string
  readonly about: string | null
  readonly onChoose: (person: string) => void
}

/** One of the staff; somebody else is chosen where they are shown. */
function PersonFilter({ value, about, onChoose }: PersonFilterProps) {
  const { answer } = useAnswer('admin.staff.list', {})
  const isStaff = answer?.staff.some(({ id }) => id === value) ?? true
  if (value && !isStaff) {
    return (
      <Button look="outline" className="max-w-full" onClick={() => onChoose('')}>
        <span className="truncate">
          {about ? say('About {name}', { name: about }) : say('About one user')}
        </span>
        <X aria-label={say('Show everybody')} />
      </Button>
    )
  }
  return (
    <Select
      aria-label={say('Person')}
      className="w-48 phone:w-auto phone:min-w-36 phone:flex-1"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{say('Everybody')}</option>
      {answer?.staff.map(({ id, displayName }) => (
        <option key={id} value={id}>
          {displayName}
        </option>
      ))}
    </Select>
  )
}

interface ExportButtonProps {
  readonly query: Readonly<Record<string, string>>
  readonly onExported: () => void
}

function ExportButton({ query, onExported }: ExportButtonProps) {
  const { tokenNow } = useAdmin()
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const file = await staffFile('admin.audit.export', { query }, { token: tokenNow() })
      saveAs(file, 'moneycomb-audit-log.csv')
      onExported()
    } catch (error) {
      toast({ title: toErrorBody(error).error, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="outline" disabled={isBusy} onClick={() => void save()}>
      <Download aria-hidden />
      {say('Export as CSV')}
    </Button>
  )
}
