import { useState } from 'react'
import { dayAt } from '#domain/calendar/calendar.ts'
import { callForFile } from '#web/data/http/call.ts'
import { toErrorBody } from '#web/data/http/client.ts'
import { report } from '#web/data/report.ts'
import { formatBytes } from '#web/locale/format-bytes.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { saveAs } from '#web/ui/save-as.ts'
import { say } from '#web/words/say.ts'
import { useOwnProfile } from './use-own-profile.ts'

export function useExport(): { readonly save: () => void; readonly isBusy: boolean } {
  const { user, token } = useOwnProfile()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const file = await callForFile('user.export', { token })
      saveAs(file, `moneycomb-${dayAt(Date.now(), user.timezone)}.zip`)
      const description = formatBytes(file.size, user.locale)
      toast({ variant: 'success', title: say('Your data is downloaded'), description })
    } catch (error) {
      report('export failed', error)
      const description = toErrorBody(error).error
      toast({ variant: 'destructive', title: say('Your data was not exported'), description })
    }
    setBusy(false)
  }

  return { save: () => void save(), isBusy }
}
