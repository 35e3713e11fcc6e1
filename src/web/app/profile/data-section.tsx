import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { usePanelAddress } from '#web/form/use-panel-address.ts'
import { Button } from '#web/ui/control/button.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { say } from '#web/words/say.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { Section, SectionRow } from './section.tsx'
import { useExport } from './use-export.ts'

const MovingDialog = whenAsked(() =>
  import('./moving/moving-dialog.tsx').then((file) => file.MovingDialog),
)

const panels = ['bring'] as const

export function DataSection() {
  const [isDeleting, setDeleting] = useState(false)
  const { save, isBusy } = useExport()
  const address = usePanelAddress(panels)
  return (
    <Section title={say('Your data')} lead={say('Download a copy, or delete your account.')}>
      <SectionRow
        label={say('Export')}
        action={
          <Button look="outline" disabled={isBusy} onClick={save}>
            <Download aria-hidden />
            {isBusy ? say('Packing your data…') : say('Export my data')}
          </Button>
        }
      >
        {say(
          `Everything as JSON and CSV, in one zip file: your book, and of groups what you wrote,
          your parts and what you paid.`,
        )}
      </SectionRow>
      <SectionRow
        label={say('Move in')}
        action={
          <Button look="outline" onClick={() => address.open({ bring: '1' })}>
            {say('Bring your data')}
          </Button>
        }
      >
        {say('From another app, with its accounts and categories.')}
      </SectionRow>
      <SectionRow
        label={say('Balances')}
        action={
          <Button look="outline" asChild>
            <Link to={routes.accounts.path}>{say('Open accounts')}</Link>
          </Button>
        }
      >
        {say('Where your money is, and what moved between.')}
      </SectionRow>
      <SectionRow
        label={say('Account')}
        action={
          <Button look="outline" className="text-over" onClick={() => setDeleting(true)}>
            {say('Delete my account')}
          </Button>
        }
      >
        {say('Removes you and your book for good.')}
      </SectionRow>
      {address.params.has('bring') ? <MovingDialog onClose={address.close} /> : null}
      <DeleteDialog isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </Section>
  )
}
